import { and, asc, count, lte, type SQL, sql } from 'drizzle-orm'
import { products } from '#app/catalog/products.table.ts'
import type { ProductSearch } from '#app/catalog/search/product-search.server.ts'
import type { Sort } from '#app/catalog/storefront/shop/search-filters.server.ts'
import { MAX_COUNT } from '#app/catalog/storefront/shop/shop-filters.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export type Range = { readonly limit: number; readonly offset: number }
type Ids = readonly Id<'product'>[]
type ListQuery = { readonly scope: SQL | undefined; readonly sort: Sort }
/** `isByRelevance`: matches are sorted by relevance first, then by `sort`. */
type SearchQuery = ListQuery & { readonly search: ProductSearch; readonly isByRelevance: boolean }

/** The ids of a page; `total` is counted up to `MAX_COUNT + 1`. */
export type PickedIds = { readonly ids: Ids; readonly total: number }

/**
 * PostgreSQL cannot estimate how many products match a text. Up to `MAX_COUNT` matches are looked up and sorted; for
 * more, the index of the sort order is scanned.
 */
export async function pickSearchResults(db: Database, query: SearchQuery, range: Range): Promise<PickedIds> {
  const { scope, search, sort, isByRelevance } = query
  const all = { scope: and(scope, search.matching), sort }
  const result = await pickFromFewMatches(db, all, range, isByRelevance ? search.tier : null)
  if (result.total <= MAX_COUNT) return result
  return {
    ids: isByRelevance ? await pickFromTiers(db, query, range) : await scanSortIndex(db, all, range),
    total: result.total,
  }
}

/** Scans the index of the sort order, which is fast if many products match. */
async function scanSortIndex(db: Database, { scope, sort }: ListQuery, { limit, offset }: Range): Promise<Ids> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(scope)
    .orderBy(...sort.order(sort.by, products.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ id }) => id)
}

async function pickFromTiers(
  db: Database,
  { scope, search, sort }: SearchQuery,
  { limit, offset }: Range,
): Promise<Ids> {
  const pickedIds: Id<'product'>[] = []
  let before = 0
  for (const tier of search.tiers) {
    if (pickedIds.length === limit) break
    const range = { limit: limit - pickedIds.length, offset: Math.max(0, offset - before) }
    // All tiers together have more than MAX_COUNT products, so if the earlier ones have few, the last one has many
    const isLarge = tier === search.tiers.at(-1) && before < MAX_COUNT / 2
    const max = isLarge ? 0 : getMaxToSort(range)
    const { total, ids } = isLarge
      ? TOO_MANY
      : await pickFromFewMatches(db, { scope: and(scope, tier), sort }, range, null, max)
    pickedIds.push(...(total <= max ? ids : await pickFromManyMatches(db, { scope, tier, sort, moreThan: max }, range)))
    before += total // too low if a tier has more matches than were counted; in that case, its matches fill the page
  }
  return pickedIds
}

function getMaxToSort({ limit, offset }: Range): number {
  return Math.min(MAX_COUNT, 1_000 + 10 * (offset + limit))
}

type TierQuery = ListQuery & { readonly tier: SQL }

/** Usually finds the products of a large tier quickly in the sort's index; otherwise looks them up and sorts them. */
async function pickFromManyMatches(
  db: Database,
  { scope, tier, sort, moreThan }: TierQuery & { readonly moreThan: number },
  range: Range,
): Promise<Ids> {
  const firstMatches = await pickAmongFirst(db, { scope, tier, sort }, range)
  if (firstMatches.length === range.limit) return firstMatches
  const all = { scope: and(scope, tier), sort }
  const { total, ids } = moreThan < MAX_COUNT ? await pickFromFewMatches(db, all, range) : TOO_MANY
  return total <= MAX_COUNT ? ids : await scanSortIndex(db, all, range)
}

async function pickAmongFirst(db: Database, { scope, tier, sort }: TierQuery, { limit, offset }: Range): Promise<Ids> {
  const order = sort.order(sort.by, products.id)
  // Has the same name as the table, because the conditions of a tier use the table's columns
  const first = db
    .select()
    .from(products)
    .where(scope)
    .orderBy(...order)
    .limit(MAX_COUNT)
    .as('products')
  const rows = await db
    .select({ id: first.id })
    .from(first)
    .where(tier)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return rows.map(({ id }) => id)
}

const TOO_MANY: PickedIds = { total: MAX_COUNT + 1, ids: [] }

/**
 * Counts up to `max + 1` matches; beyond `max`, returns no ids. One query counts and lists, because counting also reads
 * the products: the search index does not contain their status.
 */
async function pickFromFewMatches(
  db: Database,
  { scope, sort }: ListQuery,
  { limit, offset }: Range,
  tier: SQL<number> | null = null,
  max = MAX_COUNT,
): Promise<PickedIds> {
  const { by, order } = sort
  const found = db.$with('found').as(
    db
      .select({ id: products.id, by: by.as('by'), tier: (tier ?? sql<number>`0`).as('tier') })
      .from(products)
      .where(scope)
      .limit(max + 1),
  )
  const counted = db.select({ total: count() }).from(found)
  const ids = db
    .select({ id: found.id })
    .from(found)
    .where(lte(counted, max))
    .orderBy(asc(found.tier), ...order(found.by, found.id))
    .limit(limit)
    .offset(offset)
  const [result] = await db
    .with(found)
    .select({ total: count(), ids: sql<Ids>`array${ids}` })
    .from(found)
  return result ?? { total: 0, ids: [] }
}
