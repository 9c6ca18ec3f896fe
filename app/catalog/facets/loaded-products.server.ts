import { sql } from 'drizzle-orm'
import { type ColorPrice, readAllColorPrices, readColorPrices } from '#app/catalog/facets/color-prices.server.ts'
import { FacetIndex, type IndexedProduct } from '#app/catalog/facets/facet-index.ts'
import type { FacetMatches } from '#app/catalog/facets/match-facets.ts'
import { type ListedColorPrice, type ListedPrice, PriceList } from '#app/catalog/facets/price-list.ts'
import {
  type FacetValues,
  type IndexOptions,
  listMarketIds,
  type PriceSource,
  readAllPrices,
  readAllProducts,
  readFacetValues,
  readMembers,
  readOrder,
  readPricesById,
  readProductsById,
  type StoredOrder,
} from '#app/catalog/facets/read-products.server.ts'
import { reorder } from '#app/catalog/facets/sorted-slots.ts'
import { readChanges } from '#app/platform/cache/page-changes.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readValues } from '#app/platform/db/read-values.server.ts'
import { toAnnouncedPrices } from '#app/pricing/product-price.ts'

/** All products, kept in this process's memory. Prices and sort orders are read when they are first requested. */
export type LoadedProducts = {
  readonly index: FacetIndex
  readonly prices: Map<PriceSource, PriceList>
  /** For each sort order, the slots of public products. */
  readonly orders: Map<StoredOrder, Int32Array>
  /** The latest matches of each market, which lists and counts share. */
  readonly matches: Map<PriceSource, { readonly filters: string; readonly found: FacetMatches }>
  values: FacetValues
  /** The data includes all changes visible in this snapshot, and possibly later ones. */
  snapshot: string
}

export async function loadProducts(db: Database, options: IndexOptions): Promise<LoadedProducts> {
  const { snapshot } = await readValues(db, { snapshot: sql<string>`pg_current_snapshot()::text` })
  const index = new FacetIndex()
  for await (const batch of readAllProducts(db, options)) for (const product of batch) index.put(product)
  const [members, values] = await Promise.all([readMembers(db), readFacetValues(db)])
  index.setMembers(members)
  const emptyMaps = { prices: new Map(), orders: new Map(), matches: new Map() }
  return { index, ...emptyMaps, values, snapshot }
}

export async function loadPrices(
  db: Database,
  { byColor }: IndexOptions,
  { index, prices }: LoadedProducts,
  source: PriceSource,
) {
  const cachedList = prices.get(source)
  if (cachedList) return cachedList
  const [rows, colorRows] = await Promise.all([
    readAllPrices(db, source),
    byColor ? readAllColorPrices(db, source) : [],
  ])
  const list = new PriceList(index, rows, toListedColors(colorRows, source))
  prices.set(source, list)
  return list
}

function toListedColors(rows: readonly ColorPrice[], source: PriceSource): ListedColorPrice[] {
  const [, priorPriceMarket] = listMarketIds(source)
  return rows.map(({ id, color, price, was, prior }) => {
    const shown = toAnnouncedPrices({ was, prior }, { isRequired: Boolean(priorPriceMarket) })
    return { id, color, price, isOnSale: shown.was !== null }
  })
}

export async function loadOrder(db: Database, { index, orders }: LoadedProducts, name: StoredOrder) {
  const cachedOrder = orders.get(name)
  if (cachedOrder) return cachedOrder
  const slots = (await readOrder(db, name)).flatMap((id) => index.findSlots(id))
  const order = Int32Array.from(slots)
  orders.set(name, order)
  return order
}

/** Beyond this many changed products, all products are loaded again. */
const MAX_CHANGED = 2_000

/**
 * Applies the changes since the last snapshot. Returns false if there are so many that all data must be loaded again.
 */
export async function catchUp(db: Database, options: IndexOptions, loaded: LoadedProducts): Promise<boolean> {
  const { index, prices, matches } = loaded
  const { snapshot, tags } = await readChanges(db.$client, loaded.snapshot)
  const ids = tags.flatMap((tag) => (tag.startsWith('product:') ? [tag.slice('product:'.length)] : []))
  if (tags.includes('all') || ids.length > MAX_CHANGED) return false
  const hasNew = ids.some((id) => index.findSlots(id).length === 0)
  const mayHaveNewColors = options.byColor && ids.length > 0
  const needsMembers = hasNew || mayHaveNewColors || tags.includes('memberships') || tags.includes('collections')
  const needsValues = ids.length > 0 || tags.includes('availability')
  const [changes, members, values] = await Promise.all([
    ids.length > 0 ? readChangedProducts(db, options, { prices, ids }) : null,
    needsMembers ? readMembers(db) : null,
    needsValues ? readFacetValues(db) : null,
  ])
  // The index is changed all at once, because requests use it in the meantime and it must stay correct if a query fails
  for (const source of prices.keys()) {
    if (listMarketIds(source).some((market) => tags.includes(`market:${market}`))) prices.delete(source)
  }
  if (changes) applyChanges(loaded, ids, changes)
  if (members) index.setMembers(members)
  if (values) loaded.values = values
  if (tags.length > 0) matches.clear()
  loaded.snapshot = snapshot
  return true
}

type Changes = {
  readonly rows: readonly IndexedProduct[]
  readonly listed: ReadonlyMap<PriceSource, readonly ListedPrice[]>
  readonly listedColors: ReadonlyMap<PriceSource, readonly ListedColorPrice[]>
}

async function readChangedProducts(
  db: Database,
  options: IndexOptions,
  { prices, ids }: { readonly prices: LoadedProducts['prices']; readonly ids: readonly string[] },
): Promise<Changes> {
  const sources = [...prices.keys()]
  const [rows, listed, listedColors] = await Promise.all([
    readProductsById(db, options, ids),
    readPricesById(db, sources, ids),
    Promise.all(options.byColor ? sources.map((source) => readListedColors(db, source, ids)) : []),
  ])
  return { rows, listed, listedColors: new Map(listedColors) }
}

async function readListedColors(db: Database, source: PriceSource, ids: readonly string[]) {
  return [source, toListedColors(await readColorPrices(db, source, ids), source)] as const
}

function applyChanges(
  { index, prices, orders }: LoadedProducts,
  ids: readonly string[],
  { rows, listed, listedColors }: Changes,
): void {
  const found = new Set<string>(rows.map(({ id }) => id))
  for (const id of ids) if (!found.has(id)) index.remove(id)
  const findSlots = () => ids.flatMap((id) => index.findSlots(id))
  const formerSlots = findSlots()
  const nameOrderChanges = rows.map((row) => index.put(row))
  const slots = new Set([...formerSlots, ...findSlots()])
  for (const [source, list] of prices) {
    list.replace(slots, listed.get(source) ?? [], listedColors.get(source))
  }
  const newest = orders.get('newest')
  const active = [...slots].filter((slot) => index.isActive(slot))
  if (newest) orders.set('newest', reorder(newest, slots, { listed: active, compare: index.compareNewest }))
  // Names are sorted in PostgreSQL, so orders by name are loaded again
  if (nameOrderChanges.includes(true)) for (const order of orders.keys()) if (order !== 'newest') orders.delete(order)
}
