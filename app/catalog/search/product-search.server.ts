import { and, count, ilike, like, not, or, SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { CategoryName } from '#app/catalog/category.ts'
import { type ColorNames, findColorKeys, listColorWords } from '#app/catalog/color-names.server.ts'
import { products, publicProduct } from '#app/catalog/products.table.ts'
import { searchWords as knownWords } from '#app/catalog/search/search-words.table.ts'
import {
  buildSkuQuery,
  buildWordQuery,
  findCategorySlugs,
  findNearestWord,
  foldTerms,
  isSize,
  splitSearchWords,
} from '#app/catalog/search/search-words.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern } from '#app/platform/db/like-pattern.ts'
import { translations } from '#app/store/translations.table.ts'

export type ProductSearch = {
  readonly matching: SQL
  /** Disjoint parts of `matching`, the best first. */
  readonly tiers: readonly SQL[]
  /** The position of a product's tier, 0 for the best. */
  readonly tier: SQL<number>
  readonly correctedText: string | null
}

/** `language`: translations into this language are searched in addition to the original text. */
type SearchOptions = {
  readonly categories?: readonly CategoryName[]
  readonly language?: string | null | undefined
  /** Color names in `language`. */
  readonly colorNames?: ColorNames | undefined
  readonly correctedText?: string | null
}

/**
 * Requires each word as a full word, prefix, size, color or SKU prefix. Returns null if `text` has no letters or
 * digits.
 */
function buildSearch(
  text: string,
  { categories = [], language = null, colorNames, correctedText = null }: SearchOptions = {},
): ProductSearch | null {
  const all = splitSearchWords(text)
  if (all.length === 0) return null
  const sizes = all.filter(isSize)
  const others = all.filter((word) => !isSize(word))
  const words = others.length > 0 ? others : all
  const folded = language === null ? [] : foldTerms(text).filter((word) => others.length === 0 || !isSize(word))
  const toTranslatedQuery = (terms: readonly string[], options?: { readonly exact: true }): TranslatedQuery => {
    return language === null || terms.length === 0 ? null : { language, query: buildWordQuery(terms, options) }
  }
  const toTranslated = (options?: { readonly exact: true }) => toTranslatedQuery(folded, options)
  const [exact, prefix, sku] = [buildWordQuery(words, { exact: true }), buildWordQuery(words), buildSkuQuery(text)]
  const colorKeys = findColorKeys(others, colorNames)
  const colors = [...colorKeys.keys()].map((word) => ({ word, terms: foldTerms(word) }))
  const isColor = (term: string) => colors.some(({ terms }) => terms.includes(term))
  // Only original texts contain colors, and translations can contain the other words, so colors are looked up
  // separately
  const matchColor = ({ word, terms }: (typeof colors)[number]) =>
    matchColumn('search', buildWordQuery([word], { slugs: colorKeys }), toTranslatedQuery(terms))
  const plainWords = words.filter((word) => !colorKeys.has(word))
  const anywhereQuery = buildWordQuery(plainWords, { slugs: findCategorySlugs(plainWords, categories) })
  const plainTranslated = toTranslatedQuery(folded.filter((term) => !isColor(term)))
  const matching =
    sizes.length + colors.length === 0
      ? matchColumn('search', sku ? `(${anywhereQuery}) | ${sku}` : anywhereQuery, plainTranslated)
      : matchAny(
          sku !== null && contains(products.search, sku),
          matchAll(
            others.length > colors.length && matchColumn('search', anywhereQuery, plainTranslated),
            ...colors.map(matchColor),
            ...sizes.map(matchSize),
          ),
        )
  const sizedMatch = sizes.length > 0 && matching // without sizes, any match in the name is sufficient
  const nameExact = matchColumn('nameSearch', exact, toTranslated({ exact: true }))
  const namePrefix = matchColumn('nameSearch', prefix, toTranslated())
  return {
    matching,
    tiers: [
      matchAll(sizedMatch, nameExact),
      matchAll(sizedMatch, namePrefix, not(nameExact)),
      matchAll(matching, not(namePrefix)),
    ],
    tier: sql`case when ${nameExact} then 0 when ${namePrefix} then 1 else 2 end`,
    correctedText,
  }
}

/** A query whose words also match their inflections in the language. */
type TranslatedQuery = { readonly language: string; readonly query: string } | null

const TRANSLATED = { search: products.translatedSearch, nameSearch: products.translatedNames }

/** Matches products whose original or translation contains the words. */
function matchColumn(column: keyof typeof TRANSLATED, query: string, translated: TranslatedQuery): SQL {
  const original = contains(products[column], query)
  if (translated === null) return original
  const { language, query: translatedQuery } = translated
  return matchAny(original, sql`${TRANSLATED[column]} @@ translated_query(${language}, ${translatedQuery})`)
}

/**
 * Yields the searches to try for a text. The caller stops at the first one with matches. They look for the words, then
 * for parts of names and SKUs, then for the words with corrected typos.
 */
export async function* listSearches(
  db: Database,
  text: string,
  options: Omit<SearchOptions, 'correctedText'>,
): AsyncGenerator<ProductSearch> {
  const search = buildSearch(text, options)
  if (!search) return
  yield search
  const part = await findPartMatch(db, text, options.language ?? null)
  if (part) yield { matching: part, tiers: [part], tier: sql`0`, correctedText: null }
  const correctedText = await correctText(db, splitSearchWords(text), options.colorNames)
  const corrected = correctedText && buildSearch(correctedText, { ...options, correctedText })
  if (corrected) yield corrected
}

/** Returns null for text without three letters or digits in a row, which the trigram indexes cannot find. */
async function findPartMatch(db: Database, text: string, language: string | null): Promise<SQL | null> {
  if (!/[\p{L}\p{N}]{3}/u.test(text)) return null
  const pattern = toLikePattern(text)
  const inSku = ilike(products.sku, pattern)
  const words = await listWordsContaining(db, text)
  if (words) {
    const query = words.map((word) => `'${word}'`).join(' | ')
    return matchAny(matchColumn('nameSearch', query, language === null ? null : { language, query }), inSku)
  }
  const translated =
    language !== null &&
    sql`${products.id} = any(array(select t.subject_id from ${translations} t
      where t.kind = 'product' and t.language = ${language} and t.name ilike ${pattern}))`
  return matchAny(ilike(products.name, pattern), inSku, translated)
}

const MAX_CONTAINING_WORDS = 100

/**
 * Returns the known words that contain the text; there are far fewer words than names. Null if the text has several
 * words, or if no word or too many words contain it.
 */
async function listWordsContaining(db: Database, text: string): Promise<readonly string[] | null> {
  if (!/^[\p{L}\p{N}]+$/u.test(text)) return null
  const { word } = knownWords
  const terms = new Set([...splitSearchWords(text), ...foldTerms(text)])
  const rows = await db
    .select({ word })
    .from(knownWords)
    .where(or(...[...terms].map((term) => like(word, `%${term}%`))))
    .limit(MAX_CONTAINING_WORDS + 1)
  return rows.length > 0 && rows.length <= MAX_CONTAINING_WORDS ? rows.map((row) => row.word) : null
}

function contains(column: SQLWrapper, query: string): SQL {
  return sql`${column} @@ to_tsquery('english', ${query})`
}

function matchSize(word: string): SQL {
  const spellings = sql.param([word, word.toUpperCase()])
  return matchAny(contains(products.search, buildWordQuery([word])), sql`${products.sizes} && ${spellings}::text[]`)
}

type Condition = SQL | false

function matchAll(...conditions: readonly Condition[]): SQL {
  return and(...conditions.filter((condition) => condition instanceof SQL)) ?? sql`true`
}

function matchAny(...conditions: readonly Condition[]): SQL {
  return or(...conditions.filter((condition) => condition instanceof SQL)) ?? sql`false`
}

/** Counts matches: to find just one, PostgreSQL would scan products in order, and all of them if none matches. */
export async function hasMatch(db: Database, { matching }: ProductSearch): Promise<boolean> {
  const some = db
    .select({ id: products.id })
    .from(products)
    .where(and(publicProduct(), matching))
    .limit(10_000)
    .as('some')
  const [counted] = await db.select({ total: count() }).from(some)
  return (counted?.total ?? 0) > 0
}

const MAX_CANDIDATES = 500

/** Replaces unknown words with similar known words. Returns null if no word is unknown or no known word is similar. */
async function correctText(
  db: Database,
  words: readonly string[],
  colorNames: ColorNames | undefined,
): Promise<string | null> {
  const { word, nearby } = knownWords
  const { rows } = await db.execute<{ typed: string; candidates: string[] }>(sql`
    select typed, array(
      (select ${word} from ${knownWords} where ${nearby} && one_letter_less(typed) order by ${word})
      union all
      (select ${word} from ${knownWords}
        where ${word} like left(typed, 2) || '%' and length(${word}) between length(typed) - 2 and length(typed) + 2
        order by ${word} limit ${MAX_CANDIDATES})
    ) as candidates
    from unnest(${sql.param(words)}::text[]) typed
    where not exists (select from ${knownWords} where ${word} like typed || '%')`)
  const colorWords = listColorWords(colorNames)
  const colors = findColorKeys(words, colorNames)
  const unknown = rows.filter(({ typed }) => !colors.has(typed))
  const nearest = new Map(
    unknown.map(({ typed, candidates }) => [typed, findNearestWord(typed, [...candidates, ...colorWords])]),
  )
  const corrected = words.map((typed) => nearest.get(typed) ?? typed).join(' ')
  return corrected === words.join(' ') ? null : corrected
}
