import type { CategoryName } from '#app/catalog/category.ts'

const MAX_WORDS = 8

/** The s in "women's" is not a size. */
const POSSESSIVE = /(?<=\p{L})['’]s(?!\p{L})/giu

/** Returns up to `MAX_WORDS` words of a search text, without duplicates. */
export function splitSearchWords(text: string): string[] {
  return [...new Set(splitWords(text.replace(POSSESSIVE, '')))].slice(0, MAX_WORDS)
}

/** Letters with strokes, which cannot be separated like accents, and an Arabic final letter with two spellings. */
const FOLDED: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ى: 'ي' }

/** The Arabic article, which is written as one word with its noun. */
const ARTICLE = /^ال(?=\p{L}{3})/u

/**
 * Returns the words of a text for the search in translations, normalized like `folded_text` in db/functions/search.sql.
 */
export function foldTerms(text: string): string[] {
  const plain = text
    .replace(POSSESSIVE, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670]+/g, '')
    .replace(/[łøđıى]/g, (letter) => FOLDED[letter] ?? letter)
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => word.replace(ARTICLE, '')))].slice(0, MAX_WORDS)
}

/** Returns all words of a text, normalized like `search_text` in db/functions/columns.sql: lower case, no accents. */
export function splitWords(text: string): readonly string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

type WordQuery = { readonly exact?: boolean; readonly slugs?: ReadonlyMap<string, readonly string[]> }

/**
 * Returns a `tsquery` that requires each word or one of its `slugs`. Words of two or more letters also match as
 * prefixes, unless `exact` is set.
 */
export function buildWordQuery(words: readonly string[], { exact = false, slugs }: WordQuery = {}): string {
  const queries = words.map((word) => {
    const wordTerm = exact || word.length < 2 ? `'${word}'` : `'${word}':*`
    const others = (slugs?.get(word) ?? []).map((slug) => `(${buildWordQuery(slug.split('-'), { exact: true })})`)
    return others.length > 0 ? `(${[wordTerm, ...others].join(' | ')})` : wordTerm
  })
  return queries.join(' & ')
}

/**
 * Returns, for each word, the slugs of categories whose names contain it. The search column contains slugs of
 * categories, not their names.
 */
export function findCategorySlugs(
  words: readonly string[],
  categories: readonly CategoryName[],
): ReadonlyMap<string, readonly string[]> {
  const slugsByWord = words.map((word) => {
    const isMatch = (other: string) => other === word || (word.length > 1 && other.startsWith(word))
    const found = categories.filter(
      ({ slug, name }) => splitWords(name).some(isMatch) && !slug.split('-').some(isMatch),
    )
    return [word, found.map(({ slug }) => slug)] as const
  })
  return new Map(slugsByWord)
}

/**
 * Returns a `tsquery` for SKUs with this beginning, ignoring punctuation; null if the text does not look like a SKU.
 */
export function buildSkuQuery(text: string): string | null {
  const bare = splitWords(text).join('')
  return bare.length > 2 && /\p{N}/u.test(bare) ? `'${bare}':*` : null
}

export function isSize(word: string): boolean {
  return /^(x{0,3}[sl]|[2-6]x[sl]|m|\d{1,2})$/.test(word)
}

/** Short words and words with digits allow no errors, since any change makes a different word. */
function getMaxErrors(word: string): number {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0
  return word.length < 7 ? 1 : 2
}

export function findNearestWord(word: string, known: readonly string[]): string | null {
  let [nearest, fewest]: [string | null, number] = [null, getMaxErrors(word) + 1]
  for (const candidate of known) {
    const errors = getEditDistance(word, candidate)
    if (errors < fewest) [nearest, fewest] = [candidate, errors]
  }
  return nearest
}

/** Counts missing, extra, wrong and swapped letters (optimal string alignment distance). */
export function getEditDistance(typed: string, intended: string): number {
  const [from, to] = [Array.from(typed), Array.from(intended)]
  let before: number[] = []
  let above = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [row, letter] of from.entries()) {
    const line = [row + 1]
    for (const [column, other] of to.entries()) {
      const changed = at(above, column) + (letter === other ? 0 : 1)
      let fewest = Math.min(changed, at(above, column + 1) + 1, at(line, column) + 1)
      const swapped = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other
      if (swapped) fewest = Math.min(fewest, at(before, column - 1) + 1)
      line.push(fewest)
    }
    ;[before, above] = [above, line]
  }
  return at(above, to.length)
}

function at(line: readonly number[], column: number): number {
  return line[column] ?? 0
}
