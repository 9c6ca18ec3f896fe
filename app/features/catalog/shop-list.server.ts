import { and, asc, desc, eq, exists, gte, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { cardColumns, publicCollection, publicProduct, toCard } from '#app/features/catalog/catalog.server.ts'
import { collectionProducts } from '#app/features/catalog/collection-products.table.ts'
import { collections } from '#app/features/catalog/collections.table.ts'
import type { ProductCardData } from '#app/features/catalog/product-card-data.ts'
import {
  type ProductSearch,
  pageOfTiers,
  searchByWords,
  searchInstead,
} from '#app/features/catalog/product-search.server.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { PAGE_SIZE, type ShopFilters, type ShopSort } from '#app/features/catalog/shop-filters.ts'
import type { Settings } from '#app/features/settings/settings.ts'
import { countUpTo } from '#app/platform/db/count-up-to.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Above this many, how many there are is no longer counted. */
const COUNTED = 10_000

type Sorted = Record<'id' | 'createdAt' | 'effectivePrice' | 'name', SQLWrapper>

const ORDERS: Record<ShopSort, (by: Sorted) => SQL[]> = {
  newest: (by) => [desc(by.createdAt), desc(by.id)],
  'price-asc': (by) => [asc(by.effectivePrice), asc(by.id)],
  'price-desc': (by) => [desc(by.effectivePrice), desc(by.id)],
  name: (by) => [sql`${by.name} collate "und-x-icu"`, asc(by.id)],
}

type ShopList = {
  readonly products: ProductCardData[]
  /** How many match, at most 10,000. */
  readonly total: number
  /** There are others, which nobody counted. */
  readonly more: boolean
  /** The text that was looked for in place of the one that was typed; null where it is the same. */
  readonly instead: string | null
}

/** One page of /shop, and how many products match. What a search finds is sorted by how well it fits, then newest first. */
export async function listShop(
  db: Database,
  filters: ShopFilters,
  settings: Settings,
  pageSize = PAGE_SIZE,
): Promise<ShopList> {
  const list = (search: ProductSearch | null) => listFound(db, filters, settings, { search, pageSize })
  if (!filters.search) return await list(null)
  const search = searchByWords(filters.search)
  const found = search ? await list(search) : NOTHING
  if (found.total > 0) return found
  const other = await searchInstead(db, filters.search, publicProduct())
  return other ? await list(other) : found
}

const NOTHING: ShopList = { products: [], total: 0, more: false, instead: null }

async function listFound(
  db: Database,
  filters: ShopFilters,
  settings: Settings,
  { search, pageSize }: { readonly search: ProductSearch | null; readonly pageSize: number },
): Promise<ShopList> {
  const within = and(
    publicProduct(),
    filters.category ? eq(products.category, filters.category) : undefined,
    filters.min ? gte(products.effectivePrice, filters.min.minor) : undefined,
    filters.max ? lte(products.effectivePrice, filters.max.minor) : undefined,
    filters.collection ? inCollection(db, filters.collection) : undefined,
  )
  const part = { limit: pageSize, offset: (filters.page - 1) * pageSize }
  const total = countProducts(db, and(within, search?.matching))
  const rows = search
    ? await listSearched(db, { within, search, sort: filters.sort, total: await total }, part)
    : await listCards(db, within, filters.sort, part)
  const counted = await total
  return {
    products: rows.map((row) => toCard(row, settings)),
    total: Math.min(counted, COUNTED),
    more: counted > COUNTED,
    instead: search?.instead ?? null,
  }
}

type Part = { readonly limit: number; readonly offset: number }

/** The ids first, which indexes know by themselves: pictures are looked up for these alone, not for all rows before. */
function listCards(db: Database, which: SQL | undefined, sort: ShopSort, { limit, offset }: Part) {
  const order = ORDERS[sort](products)
  const picked = db
    .select({ id: products.id })
    .from(products)
    .where(which)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('picked')
  return db
    .select(cardColumns)
    .from(products)
    .innerJoin(picked, eq(picked.id, products.id))
    .orderBy(...order)
}

type Searched = { readonly within: SQL | undefined; readonly search: ProductSearch; readonly sort: ShopSort }

/**
 * A page of what a search finds. PostgreSQL cannot know how many match a text, so that is counted first. Few are found
 * through the index of their words and sorted here; of many, each tier is met soon by walking along the sort's index.
 */
function listSearched(db: Database, { within, search, sort, total }: Searched & { total: number }, part: Part) {
  if (total <= COUNTED) return listFew(db, { within, search, sort }, part)
  if (sort !== 'newest') return listCards(db, and(within, search.matching), sort, part)
  return pageOfTiers(
    search.tiers,
    part,
    (matching) => countProducts(db, and(within, matching)),
    (matching, of, some) =>
      of > COUNTED
        ? listCards(db, and(within, matching), sort, some)
        : listFew(db, { within, search: { ...search, matching }, sort }, some),
  )
}

/** The limit in the middle keeps both steps apart. */
function listFew(db: Database, { within, search, sort }: Searched, { limit, offset }: Part) {
  const { id, createdAt, effectivePrice, name } = products
  const found = db
    .select({ id, createdAt, effectivePrice, name, tier: (sort === 'newest' ? search.tier : sql`0`).as('tier') })
    .from(products)
    .where(and(within, search.matching))
    .limit(COUNTED)
    .as('found')
  const picked = db
    .select({ id: found.id, tier: found.tier })
    .from(found)
    .orderBy(asc(found.tier), ...ORDERS[sort](found))
    .limit(limit)
    .offset(offset)
    .as('picked')
  return db
    .select(cardColumns)
    .from(products)
    .innerJoin(picked, eq(picked.id, products.id))
    .orderBy(asc(picked.tier), ...ORDERS[sort](products))
}

/** How many there are, up to one more than is told. */
function countProducts(db: Database, which: SQL | undefined): Promise<number> {
  return countUpTo(db, products, which, COUNTED + 1)
}

function inCollection(db: Database, slug: string): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(collectionProducts)
      .innerJoin(collections, eq(collections.id, collectionProducts.collectionId))
      .where(and(eq(collectionProducts.productId, products.id), eq(collections.slug, slug), publicCollection())),
  )
}
