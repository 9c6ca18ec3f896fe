import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { collectionProducts } from '#app/features/catalog/collection-products.table.ts'
import { collections } from '#app/features/catalog/collections.table.ts'
import { FacetIndex, type IndexedProduct } from '#app/features/catalog/facets/facet-index.ts'
import { facetValues } from '#app/features/catalog/facets/facet-values.table.ts'
import { byName, type FacetValue, sizeFirst } from '#app/features/catalog/facets/facets.ts'
import { productFacets } from '#app/features/catalog/facets/product-facets.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { publicCollection, publicProduct } from '#app/features/catalog/public.server.ts'
import type { CardSettings } from '#app/features/catalog/storefront/card-settings.ts'
import { marketPrices } from '#app/features/prices/market-prices.table.ts'
import { availabilityOf, type StockSettings } from '#app/features/stock/stock.ts'
import type { Id } from '#app/lib/id.ts'
import { READ_CHANGES, type ReadChanges } from '#app/platform/cache/page-changes.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** The facets of all products in this process's memory, and the changes that they already contain. */
export type LoadedFacets = {
  readonly index: FacetIndex
  /** All that products have or had, sorted. */
  readonly sizes: readonly FacetValue[]
  readonly colors: readonly FacetValue[]
  /** The slots of active products in this order. `name`: of the order, which is cached. */
  readonly inOrder: (name: string, sorted: () => SortedIds) => Promise<Int32Array>
}

type FacetSettings = Pick<CardSettings, 'track_inventory' | 'allow_backorders' | 'listedIn'>

/** A subquery of ids. */
type SortedIds = SQLWrapper & { readonly id: SQLWrapper }

type Loaded = {
  readonly source: Source
  readonly index: FacetIndex
  orders: Map<string, Int32Array>
  values: readonly (typeof facetValues.$inferSelect)[]
  snapshot: string
}

/** Where sizes and colors, and prices come from. `marketId`: null for the store's own. */
type Source = { readonly column: Available; readonly marketId: Id<'market'> | null }

type Available = 'offered' | 'inStock'

function availableIn(settings: StockSettings): Available {
  return availabilityOf(0, settings).canOrder ? 'offered' : 'inStock'
}

/** The sizes and colors that can be bought. */
export function availableColumn(settings: StockSettings) {
  return productFacets[availableIn(settings)]
}

/** By market, as most prices differ. */
const loadedBy = new WeakMap<Database, Map<string, Promise<Loaded>>>()

/** Loads all products once, then those that changed since. The result contains every change committed before. */
export async function readFacets(db: Database, settings: FacetSettings): Promise<LoadedFacets> {
  const source = { column: availableIn(settings), marketId: settings.listedIn?.marketId ?? null }
  const all = loadedBy.get(db) ?? new Map<string, Promise<Loaded>>()
  loadedBy.set(db, all)
  const key = source.marketId ?? ''
  const before = all.get(key)
  // One after the other, as each continues from the snapshot of the one before
  const loading = before ? before.then((loaded) => caughtUp(db, loaded, source)) : load(db, source)
  all.set(key, loading)
  loading.catch(() => {
    if (all.get(key) === loading) all.delete(key)
  })
  const { index, values, orders } = await loading
  return {
    index,
    sizes: values.filter(({ kind }) => kind === 'size').toSorted(sizeFirst),
    colors: values.filter(({ kind }) => kind === 'color').toSorted(byName),
    inOrder: async (name, sorted) => {
      const known = orders.get(name) ?? (await readOrder(db, index, sorted()))
      orders.set(name, known)
      return known
    },
  }
}

/** Beyond this many changed products, all are loaded again. */
const MAX_CHANGED = 2_000

async function caughtUp(db: Database, loaded: Loaded, source: Source): Promise<Loaded> {
  if (loaded.source.column !== source.column || loaded.index.isWasteful) return await load(db, source)
  const { rows } = await db.$client.query<ReadChanges>(READ_CHANGES, [loaded.snapshot])
  const { snapshot = loaded.snapshot, tags = ['all'] } = rows[0] ?? {}
  const changed = tags.flatMap((tag) => (tag.startsWith('product:') ? [tag.slice('product:'.length)] : []))
  const isOther = tags.some((tag) => tag === 'all' || tag === 'settings' || tag === `market:${source.marketId}`)
  if (isOther || changed.length > MAX_CHANGED) return await load(db, source)
  const wasAdded = changed.length > 0 && (await refresh(db, loaded, changed))
  if (wasAdded || tags.includes('memberships') || tags.includes('collections'))
    loaded.index.setMembers(await readMembers(db))
  if (tags.includes('availability') || changed.length > 0) loaded.values = await db.select().from(facetValues)
  loaded.snapshot = snapshot
  return loaded
}

/** Returns whether there are new products. */
async function refresh(db: Database, loaded: Loaded, ids: readonly string[]): Promise<boolean> {
  const { source, index } = loaded
  const rows = await readProducts(db, source, sql`${products.id} = any(${sql.param([...ids])}::uuid[])`, ids.length)
  const found = new Set<string>(rows.map(({ id }) => id))
  for (const id of ids) if (!found.has(id)) index.remove(id)
  const changes = rows.map((row) => index.put(row))
  // Not cleared: a caller may be reading the former order into the former map
  if (changes.some((change) => change !== 'same')) loaded.orders = new Map()
  return changes.includes('new')
}

/** Keeps each statement far below the statement timeout. */
const BATCH_SIZE = 10_000
const NO_ID = '00000000-0000-0000-0000-000000000000'

async function load(db: Database, source: Source): Promise<Loaded> {
  const { rows } = await db.execute<{ snapshot: string }>(sql`select pg_current_snapshot()::text as snapshot`)
  const snapshot = rows[0]?.snapshot ?? ''
  const index = new FacetIndex()
  for (let last: string | null = NO_ID; last; ) {
    const rows = await readProducts(db, source, sql`${products.id} > ${last}::uuid`, BATCH_SIZE)
    for (const row of rows) index.put(row)
    last = rows.length === BATCH_SIZE ? (rows.at(-1)?.id ?? null) : null
  }
  const [members, values] = await Promise.all([readMembers(db), db.select().from(facetValues)])
  index.setMembers(members)
  return { source, index, orders: new Map(), values, snapshot }
}

/** The driver reads one text faster than many columns. */
async function readProducts(
  db: Database,
  { column, marketId }: Source,
  which: SQL,
  limit: number,
): Promise<IndexedProduct[]> {
  const inMarket = {
    isListed: sql`${marketPrices.lowestPrice} is not null`,
    price: marketPrices.lowestPrice,
    was: marketPrices.lowestWas,
  }
  const inStore = { isListed: publicProduct(), price: products.effectivePrice, was: products.wasPrice }
  const { isListed, price, was } = marketId ? inMarket : inStore
  const stamp = sql`hashtext(${products.createdAt}::text || coalesce(${price}, 0) || ${products.name})`
  const line = sql<string>`concat_ws('|', (${isListed})::int, ${products.category}, coalesce(${price}, 0),
    (${was} is not null)::int, ${stamp}, array_to_string(${productFacets[column]}, '|'))`
  const rows = await db
    .select({ id: products.id, line })
    .from(products)
    .leftJoin(productFacets, eq(productFacets.productId, products.id))
    .leftJoin(
      marketPrices,
      marketId
        ? sql`${marketPrices.productId} = ${products.id} and ${marketPrices.marketId} = ${marketId} and ${marketPrices.variantId} is null`
        : sql`false`,
    )
    .where(which)
    .orderBy(products.id)
    .limit(limit)
  return rows.map(({ id, line: text }) => {
    const [isActive, category = '', price, isOnSale, sortStamp, ...available] = text.split('|')
    return {
      ...{ id, isActive: isActive === '1', category, price: Number(price), isOnSale: isOnSale === '1' },
      ...{ sortStamp: Number(sortStamp), available: available.filter(Boolean) },
    }
  })
}

/** The members of public collections, by slug. */
async function readMembers(db: Database): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ slug: collections.slug, members: sql<string>`string_agg(${collectionProducts.productId}::text, ',')` })
    .from(collectionProducts)
    .innerJoin(collections, and(eq(collections.id, collectionProducts.collectionId), publicCollection()))
    .groupBy(collections.slug)
  return new Map(rows.map(({ slug, members }) => [slug, members.split(',')]))
}

async function readOrder(db: Database, index: FacetIndex, sorted: SortedIds): Promise<Int32Array> {
  const { rows } = await db.execute<{ ids: string | null }>(
    sql`select string_agg(${sorted.id}::text, ',') as ids from ${sorted}`,
  )
  const [row] = rows
  const slots = (row?.ids ?? '').split(',').map((id) => index.slotOf(id) ?? -1)
  return Int32Array.from(slots.filter((slot) => slot >= 0))
}

/** By slot, which public products meet a condition; null if more than `limit` do. */
export async function findSlots(
  db: Database,
  { index }: LoadedFacets,
  { which, limit }: { readonly which: SQL; readonly limit: number },
): Promise<Uint8Array | null> {
  const found = db
    .select({ id: products.id })
    .from(products)
    .where(and(publicProduct(), which))
    .limit(limit + 1)
    .as('found')
  const [row] = await db.select({ ids: sql<string | null>`string_agg(${found.id}::text, ',')` }).from(found)
  const ids = row?.ids?.split(',') ?? []
  if (ids.length > limit) return null
  const isFound = new Uint8Array(index.size)
  for (const id of ids) isFound[index.slotOf(id) ?? -1] = 1
  return isFound
}
