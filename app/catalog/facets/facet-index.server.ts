import { and, type SQL, sql } from 'drizzle-orm'
import { getAvailability, type StockSettings } from '#app/catalog/availability.ts'
import type { FacetIndex, ListedItem } from '#app/catalog/facets/facet-index.ts'
import type { FacetValue } from '#app/catalog/facets/facets.ts'
import {
  catchUp,
  type LoadedProducts,
  loadOrder,
  loadPrices,
  loadProducts,
} from '#app/catalog/facets/loaded-products.server.ts'
import { type FacetFilters, type FacetMatches, matchFacets } from '#app/catalog/facets/match-facets.ts'
import { listMaterialValues } from '#app/catalog/facets/materials.server.ts'
import type { PriceList } from '#app/catalog/facets/price-list.ts'
import { productFacets } from '#app/catalog/facets/product-facets.table.ts'
import {
  type AvailabilityColumn,
  type FacetValues,
  type IndexOptions,
  type PriceSource,
  toPriceSource,
} from '#app/catalog/facets/read-products.server.ts'
import { type Bits, createBits, setBit } from '#app/catalog/facets/slot-set.ts'
import { pickSlots } from '#app/catalog/facets/sorted-slots.ts'
import type { CardSettings } from '#app/catalog/product-cards.ts'
import { products, publicProduct } from '#app/catalog/products.table.ts'
import type { ShopSort } from '#app/catalog/storefront/shop/shop-filters.ts'
import type { Database } from '#app/platform/db/db.server.ts'

type Range = { readonly limit: number; readonly offset: number }

/** All products in the lists of one market. Contains every change that was committed before the data was read. */
export type Facets = FacetValues & {
  /** The materials of current or former products, in the language of the page. */
  readonly materials: readonly FacetValue[]
  readonly index: FacetIndex
  /** Searches only the products in `within` if it is set. */
  readonly match: (filters: FacetFilters, within?: Bits | null) => FacetMatches
  readonly listItems: (matches: FacetMatches, sort: ShopSort, range: Range) => Promise<readonly ListedItem[]>
}

/** Returns the name of the column with the sizes and colors that can be bought. */
export function getAvailableColumnName(settings: StockSettings): AvailabilityColumn {
  return getAvailability(0, settings).canOrder ? 'offered' : 'inStock'
}

/** Returns the column with the sizes and colors that can be bought. */
export function getAvailableColumn(settings: StockSettings) {
  return productFacets[getAvailableColumnName(settings)]
}

type FacetCache = {
  readonly available: AvailabilityColumn
  /** Sorting by name uses the names in `language`, or the original names if it is null. */
  readonly read: (source: PriceSource, language: string | null) => Promise<Facets>
}

/** The caches for lists of products, and for lists with an item for each color. */
const facetCaches = [new WeakMap<Database, FacetCache>(), new WeakMap<Database, FacetCache>()] as const

/** Loads all products once, and later only changed products. */
export async function readFacets(
  db: Database,
  settings: Pick<
    CardSettings,
    'track_inventory' | 'allow_backorders' | 'listingMarket' | 'priorPriceMarket' | 'language' | 'byColor'
  >,
): Promise<Facets> {
  const available = getAvailableColumnName(settings)
  const { byColor = false } = settings
  const caches = facetCaches[byColor ? 1 : 0]
  const cached = caches.get(db)
  const cache = cached?.available === available ? cached : createCache(db, { available, byColor })
  caches.set(db, cache)
  return await cache.read(toPriceSource(settings), settings.language ?? null)
}

function createCache(db: Database, options: IndexOptions): FacetCache {
  let loaded: LoadedProducts | null = null
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<LoadedProducts> | null = null

  /** Loads run one after another, because each continues from the previous snapshot. */
  function runSequentially<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }

  /** All callers share the load that is queued. */
  function catchUpOnce(): Promise<LoadedProducts> {
    next ??= runSequentially(async () => {
      next = null
      if (!loaded || !(await catchUp(db, options, loaded))) loaded = await loadProducts(db, options)
      return loaded
    })
    return next
  }

  return {
    available: options.available,
    read: async (source, language) => {
      const products = await catchUpOnce()
      const prices =
        products.prices.get(source) ?? (await runSequentially(() => loadPrices(db, options, products, source)))
      const getOrder = async (sort: ShopSort): Promise<Int32Array> => {
        if (sort === 'price-asc' || sort === 'price-desc') return prices.order
        const order = sort === 'name' && language !== null ? (`name:${language}` as const) : sort
        return products.orders.get(order) ?? (await runSequentially(() => loadOrder(db, products, order)))
      }
      return createFacets(products, { source, prices, getOrder })
    },
  }
}

type Lists = {
  readonly source: PriceSource
  readonly prices: PriceList
  readonly getOrder: (sort: ShopSort) => Promise<Int32Array>
}

function createFacets({ index, values, matches }: LoadedProducts, { source, prices, getOrder }: Lists): Facets {
  return {
    index,
    ...values,
    materials: listMaterialValues([...index.materials.keys()]),
    match: (filters, within = null) => {
      if (within) return matchFacets(index, prices, { filters, within })
      const key = JSON.stringify(filters)
      const latest = matches.get(source)
      if (latest?.filters === key) return latest.found
      const found = matchFacets(index, prices, { filters, within })
      matches.set(source, { filters: key, found })
      return found
    },
    listItems: async ({ matching }, sort, range) => {
      const order = await getOrder(sort)
      const slots = pickSlots(order, matching, { ...range, backwards: sort === 'price-desc' })
      return slots.flatMap((slot) => index.findItem(slot) ?? [])
    },
  }
}

/** Returns the slots of public products that meet a condition; null if more than `limit` do. */
export async function findSlots(
  db: Database,
  { index }: Facets,
  { condition, limit }: { readonly condition: SQL; readonly limit: number },
): Promise<Bits | null> {
  const matching = db
    .select({ id: products.id })
    .from(products)
    .where(and(publicProduct(), condition))
    .limit(limit + 1)
    .as('found')
  const [row] = await db.select({ ids: sql<string | null>`string_agg(${matching.id}::text, ',')` }).from(matching)
  const ids = row?.ids?.split(',') ?? []
  if (ids.length > limit) return null
  const found = createBits(index.size)
  for (const slot of ids.flatMap((id) => index.findSlots(id))) setBit(found, slot)
  return found
}
