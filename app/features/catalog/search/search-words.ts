/** More words than this narrow nothing any further. */
const MAX_WORDS = 8

/** "women's": the s says nothing, and is no size. */
const POSSESSIVE = /(?<=\p{L})['’]s(?!\p{L})/giu

/** The words of a text as the database keeps them (`search_text` in the migrations): in lower case, without accents. */
export function searchWords(text: string): string[] {
  return [...new Set(allWords(text.replace(POSSESSIVE, '')))].slice(0, MAX_WORDS)
}

function allWords(text: string): readonly string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The query of PostgreSQL's text search that wants all of them, from two letters on also as the beginning of a word. */
export function wordQuery(words: readonly string[], { exact = false } = {}): string {
  return words.map((word) => (exact || word.length < 2 ? `'${word}'` : `'${word}':*`)).join(' & ')
}

/** The query for an SKU that begins with a text, however it is written; null where no SKU looks like it. */
export function skuQuery(text: string): string | null {
  const bare = allWords(text).join('')
  return bare.length > 2 && /\p{N}/u.test(bare) ? `'${bare}':*` : null
}

/** Whether a word is what sizes are called: S, XL, 2XL, 38. */
export function isSize(word: string): boolean {
  return /^(x{0,3}[sl]|[2-6]x[sl]|m|\d{1,2})$/.test(word)
}

/** How many letters of a word may be wrong: in a short one each makes another word. */
function mistakesIn(word: string): number {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0
  return word.length < 7 ? 1 : 2
}

/** The known word with the fewest wrong letters, of several the first; null where all have too many. */
export function nearestWord(word: string, known: readonly string[]): string | null {
  let [nearest, least]: [string | null, number] = [null, mistakesIn(word) + 1]
  for (const candidate of known) {
    const mistakes = wrongLetters(word, candidate)
    if (mistakes < least) [nearest, least] = [candidate, mistakes]
  }
  return nearest
}

/** How many letters are missing, too many or others; two that changed places count once. */
export function wrongLetters(typed: string, meant: string): number {
  const [from, to] = [Array.from(typed), Array.from(meant)]
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
