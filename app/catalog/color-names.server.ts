import { type SQL, sql } from 'drizzle-orm'
import type { ProductColor } from '#app/catalog/catalog.ts'
import { colorText } from '#app/catalog/colors/color-text.server.ts'
import type { ColorFamily } from '#app/catalog/facets/color-families.ts'
import { facetValues } from '#app/catalog/facets/facet-values.table.ts'
import { foldTerms, splitWords } from '#app/catalog/search/search-words.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readValues } from '#app/platform/db/read-values.server.ts'
import { inLanguage } from '#app/platform/http/current-request.server.ts'
import type { TextLanguage } from '#app/store/translated.server.ts'
import { translations } from '#app/store/translations.table.ts'

/** Staff's translations in the language of the page, by color key. Null if the page shows the original names. */
export type ColorNames = Readonly<Record<string, string>> | null

/** Selects staff's translations in a language. */
export function selectColorNames(language: TextLanguage): SQL<ColorNames> {
  if (language === null) return sql`null::jsonb`
  // Table names are written out, because Drizzle omits them in a query on one table
  return sql`case when ${language}::text is not null then (
    select coalesce(jsonb_object_agg(f.key, t.name), '{}')
    from ${translations} t join ${facetValues} f on f.kind = 'color' and f.id = t.subject_id
    where t.kind = 'color' and t.language = ${language}) end`
}

export async function readColorNames(db: Database, language: string | null): Promise<ColorNames> {
  if (language === null) return null
  const { names } = await readValues(db, { names: selectColorNames(language) })
  return names
}

/**
 * Returns a color's label in the language of the page: staff's translation or the built-in one. Returns undefined if
 * the label equals the color's name.
 */
export function findColorLabel(name: string, names: ColorNames | undefined): string | undefined {
  if (!names) return undefined
  const key = toColorKey(name)
  const label = names[key] ?? findBuiltInName(key)
  return label === name ? undefined : label
}

/** Returns the built-in name of a color in a language, ignoring staff's translations; undefined if it equals `name`. */
export function findBuiltInColorName(language: string, name: string): string | undefined {
  return inLanguage(language, () => findColorLabel(name, {}))
}

/** Adds to each color the label that the page shows. */
export function addColorLabels(
  colors: readonly ProductColor[],
  names: ColorNames | undefined,
): readonly ProductColor[] {
  return colors.map((color) => {
    const label = findColorLabel(color.name, names)
    return label === undefined ? color : { ...color, label }
  })
}

/**
 * Returns the keys of the matching colors for each word that matches a color. A word matches a word in a label if it is
 * the beginning of that word or differs from it only in the ending.
 */
export function findColorKeys(
  words: readonly string[],
  names: ColorNames | undefined,
): ReadonlyMap<string, readonly string[]> {
  if (!names) return new Map()
  const labels = Object.entries({ ...colorText.words, ...names }).map(
    ([key, label]) => [key, foldTerms(label)] as const,
  )
  const found = words.map((word) => {
    const [term = word] = foldTerms(word)
    return [
      word,
      labels.flatMap(([key, parts]) => (parts.some((part) => matchesWord(term, part)) ? [key] : [])),
    ] as const
  })
  return new Map(found.filter(([, keys]) => keys.length > 0))
}

/** Returns the name of a color family in the language of the page. */
export function getFamilyName(family: ColorFamily): string {
  return findBuiltInName(family) ?? family
}

/** Returns the words of all labels, for correcting typos. */
export function listColorWords(names: ColorNames | undefined): readonly string[] {
  return names ? Object.values({ ...colorText.words, ...names }).flatMap(foldTerms) : []
}

/** Returns the keys of colors that have a built-in name in every language. */
export function listBuiltInColorKeys(): readonly string[] {
  const keys = Object.keys(colorText.words)
  return [...keys, ...keys.filter((key) => GREY.test(key)).map((key) => key.replace(GREY, 'gray'))]
}

/** Returns a color's key as `facet_key` in db/functions/facets.sql does. */
function toColorKey(name: string): string {
  return splitWords(name).join('-').slice(0, 100)
}

function findBuiltInName(key: string): string | undefined {
  const words: Readonly<Record<string, string>> = colorText.words
  return words[key.replace(/\bgray\b/, 'grey')]
}

const GREY = /\bgrey\b/

const MAX_ENDING = 2

/** Also matches other inflections: 'schwarzes' finds 'schwarz', 'negro' finds 'negra'. */
function matchesWord(word: string, part: string): boolean {
  if (word.length < 2) return false
  if (part.startsWith(word)) return true
  if (part.length < 3) return false
  if (word.startsWith(part)) return word.length - part.length <= MAX_ENDING
  return word.length > 3 && word.length === part.length && word.slice(0, -1) === part.slice(0, -1)
}
