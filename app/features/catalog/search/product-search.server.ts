import { and, count, ilike, not, or, SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { CategoryName } from '#app/features/catalog/categories/category.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { searchWords as knownWords } from '#app/features/catalog/search/search-words.table.ts'
import {
  isSize,
  nearestWord,
  searchWords,
  skuQuery,
  slugsNamed,
  wordQuery,
} from '#app/features/catalog/search/search-words.ts'
import { likePattern } from '#app/lib/like-pattern.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export type ProductSearch = {
  readonly matching: SQL
  /** `matching` in disjoint parts, the best first. */
  readonly tiers: readonly SQL[]
  /** The tier of a product, 0 for the best, from its `nameSearch`; null if there is only one. */
  readonly tierOf: ((nameSearch: SQLWrapper) => SQL) | null
  readonly correctedText: string | null
}

type SearchOptions = { readonly categories?: readonly CategoryName[]; readonly correctedText?: string | null }

/** Requires each word whole, as a prefix or as a size, or a prefix of the SKU. Null without letters and digits. */
export function buildSearch(
  text: string,
  { categories = [], correctedText = null }: SearchOptions = {},
): ProductSearch | null {
  const all = searchWords(text)
  if (all.length === 0) return null
  const sizes = all.filter(isSize)
  const others = all.filter((word) => !isSize(word))
  const words = others.length > 0 ? others : all
  const [exact, prefix, sku] = [wordQuery(words, { exact: true }), wordQuery(words), skuQuery(text)]
  const anywhere = wordQuery(words, { slugs: slugsNamed(words, categories) })
  const matching =
    sizes.length === 0
      ? contains(products.search, sku ? `(${anywhere}) | ${sku}` : anywhere)
      : anyOf(
          sku !== null && contains(products.search, sku),
          allOf(others.length > 0 && contains(products.search, anywhere), ...sizes.map(inSize)),
        )
  const sized = sizes.length > 0 && matching // without sizes, a match in the name is a match
  const [nameExact, namePrefix] = [contains(products.nameSearch, exact), contains(products.nameSearch, prefix)]
  return {
    matching,
    tiers: [allOf(sized, nameExact), allOf(sized, namePrefix, not(nameExact)), allOf(matching, not(namePrefix))],
    tierOf: (column) =>
      sql`case when ${contains(column, exact)} then 0 when ${contains(column, prefix)} then 1 else 2 end`,
    correctedText,
  }
}

/** The search if nothing in `scope` matches: parts of names and SKUs, else with typing errors corrected; or null. */
export async function searchFallback(
  db: Database,
  text: string,
  scope: SQL,
  categories: readonly CategoryName[],
): Promise<ProductSearch | null> {
  const search = buildSearch(text, { categories })
  if (!search || (await hasMatch(db, allOf(scope, search.matching)))) return null
  const part = partOf(text)
  if (part && (await hasMatch(db, allOf(scope, part))))
    return { matching: part, tiers: [part], tierOf: null, correctedText: null }
  const corrected = await correctText(db, searchWords(text))
  return corrected ? buildSearch(corrected, { categories, correctedText: corrected }) : null
}

/** Null for less than three letters or digits in a row, which the trigram indexes cannot find. */
function partOf(text: string): SQL | null {
  if (!/[\p{L}\p{N}]{3}/u.test(text)) return null
  return anyOf(ilike(products.name, likePattern(text)), ilike(products.sku, likePattern(text)))
}

function contains(column: SQLWrapper, query: string): SQL {
  return sql`${column} @@ to_tsquery('english', ${query})`
}

function inSize(word: string): SQL {
  const spellings = sql.param([word, word.toUpperCase()])
  return anyOf(contains(products.search, wordQuery([word])), sql`${products.sizes} && ${spellings}::text[]`)
}

type Condition = SQL | false

function allOf(...conditions: readonly Condition[]): SQL {
  return and(...conditions.filter((condition) => condition instanceof SQL)) ?? sql`true`
}

function anyOf(...conditions: readonly Condition[]): SQL {
  return or(...conditions.filter((condition) => condition instanceof SQL)) ?? sql`false`
}

/** Counts, because for a single row PostgreSQL scans products in order, all of them if none matches. */
async function hasMatch(db: Database, condition: SQL): Promise<boolean> {
  const some = db.select({ id: products.id }).from(products).where(condition).limit(10_000).as('some')
  const [counted] = await db.select({ total: count() }).from(some)
  return (counted?.total ?? 0) > 0
}

const MAX_CANDIDATES = 500

/** Returns null if no word is unknown or none is near. */
async function correctText(db: Database, words: readonly string[]): Promise<string | null> {
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
  const nearest = new Map(rows.map(({ typed, candidates }) => [typed, nearestWord(typed, candidates)]))
  const corrected = words.map((typed) => nearest.get(typed) ?? typed).join(' ')
  return corrected === words.join(' ') ? null : corrected
}
