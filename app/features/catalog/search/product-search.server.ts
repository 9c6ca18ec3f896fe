import { and, count, ilike, not, or, SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { products } from '#app/features/catalog/products.table.ts'
import { searchWords as knownWords } from '#app/features/catalog/search/search-words.table.ts'
import { isSize, nearestWord, searchWords, skuQuery, wordQuery } from '#app/features/catalog/search/search-words.ts'
import { likePattern } from '#app/lib/like-pattern.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** What a text finds among products. */
export type ProductSearch = {
  readonly matching: SQL
  /** The same in parts, the best first, none of which holds what another does. */
  readonly tiers: readonly SQL[]
  /** Which tier a product is in, 0 for the best, told by the column with the words of its name; null where there is one. */
  readonly tierOf: ((nameSearch: SQLWrapper) => SQL) | null
  /** The text that was looked for in place of the one that was typed; null where it is the same. */
  readonly correctedText: string | null
}

/**
 * All words anywhere in a product's texts, each whole or as the beginning of one, or a size that it comes in; or the
 * beginning of its SKU. Names with the very words come first, then names with words that begin so. Null for a text without
 * letters and numbers.
 */
export function searchByWords(text: string, correctedText: string | null = null): ProductSearch | null {
  const all = searchWords(text)
  if (all.length === 0) return null
  const sizes = all.filter(isSize)
  const others = all.filter((word) => !isSize(word))
  const words = others.length > 0 ? others : all
  const [exact, begun, sku] = [wordQuery(words, { exact: true }), wordQuery(words), skuQuery(text)]
  const matching =
    sizes.length === 0
      ? contains(products.search, sku ? `(${begun}) | ${sku}` : begun)
      : anyOf(
          sku !== null && contains(products.search, sku),
          together(others.length > 0 && contains(products.search, begun), ...sizes.map(inSize)),
        )
  const sized = sizes.length > 0 && matching // without sizes the name's words are all that counts: they are among all texts
  const [named, almost] = [contains(products.nameSearch, exact), contains(products.nameSearch, begun)]
  return {
    matching,
    tiers: [together(sized, named), together(sized, almost, not(named)), together(matching, not(almost))],
    tierOf: (column) =>
      sql`case when ${contains(column, exact)} then 0 when ${contains(column, begun)} then 1 else 2 end`,
    correctedText,
  }
}

/**
 * What else may have been meant by a text whose words no product has: a part of a name or SKU as it stands, else its
 * words with the slips of typing taken back. Null where nothing comes of it. `shown` is which products count.
 */
export async function searchFallback(db: Database, text: string, shown: SQL): Promise<ProductSearch | null> {
  const byWords = searchByWords(text)
  if (!byWords || (await isThere(db, together(shown, byWords.matching)))) return null
  const part = partOf(text)
  if (part && (await isThere(db, together(shown, part))))
    return { matching: part, tiers: [part], tierOf: null, correctedText: null }
  const meant = await correctText(db, searchWords(text))
  return meant ? searchByWords(meant, meant) : null
}

/** Null for less than three letters or digits in a row, which no index helps to find. */
function partOf(text: string): SQL | null {
  if (!/[\p{L}\p{N}]{3}/u.test(text)) return null
  return or(ilike(products.name, likePattern(text)), ilike(products.sku, likePattern(text))) ?? null
}

function contains(column: SQLWrapper, query: string): SQL {
  return sql`${column} @@ to_tsquery('english', ${query})`
}

/** It comes in that size, or says so in a text. */
function inSize(word: string): SQL {
  const written = sql.param([word, word.toUpperCase()])
  return anyOf(contains(products.search, wordQuery([word])), sql`${products.sizes} && ${written}::text[]`)
}

type Condition = SQL | false

function together(...conditions: readonly Condition[]): SQL {
  return and(...conditions.filter((condition) => condition instanceof SQL)) ?? sql`true`
}

function anyOf(...conditions: readonly Condition[]): SQL {
  return or(...conditions.filter((condition) => condition instanceof SQL)) ?? sql`false`
}

/**
 * Counts up to many instead of asking for one: for one, PostgreSQL walks the products in the hope to meet it soon, and
 * reads them all where there is none.
 */
async function isThere(db: Database, condition: SQL): Promise<boolean> {
  const some = db.select({ id: products.id }).from(products).where(condition).limit(MANY).as('some')
  const [counted] = await db.select({ found: count() }).from(some)
  return (counted?.found ?? 0) > 0
}

const MANY = 10_000

/** Of words with the same beginning, so many are compared with what was typed: few of them are as long. */
const CANDIDATES = 500

/** The words with those that no one knows replaced by the nearest known ones; null where that changes nothing. */
async function correctText(db: Database, words: readonly string[]): Promise<string | null> {
  const { word, nearby } = knownWords
  const { rows } = await db.execute<{ typed: string; candidates: string[] }>(sql`
    select typed, array(
      (select ${word} from ${knownWords} where ${nearby} && one_letter_less(typed) order by ${word})
      union all
      (select ${word} from ${knownWords}
        where ${word} like left(typed, 2) || '%' and length(${word}) between length(typed) - 2 and length(typed) + 2
        order by ${word} limit ${CANDIDATES})
    ) as candidates
    from unnest(${sql.param(words)}::text[]) typed
    where not exists (select from ${knownWords} where ${word} like typed || '%')`)
  const nearest = new Map(rows.map(({ typed, candidates }) => [typed, nearestWord(typed, candidates)]))
  const meant = words.map((typed) => nearest.get(typed) ?? typed)
  return meant.some((known, at) => known !== words[at]) ? meant.join(' ') : null
}
