import { and, asc, desc, eq, exists, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Money } from '#app/base/money.ts'
import { collections, publicCollection } from '#app/catalog/collections.table.ts'
import { getAvailableColumn } from '#app/catalog/facets/facet-index.server.ts'
import { listFibers, selectFiberNames } from '#app/catalog/facets/materials.server.ts'
import { productFacets } from '#app/catalog/facets/product-facets.table.ts'
import { isStruckThroughInMarket, isStruckThroughInStore } from '#app/catalog/prices/announced-in-lists.server.ts'
import type { CardSettings } from '#app/catalog/product-cards.ts'
import { collectionProducts, products, publicProduct } from '#app/catalog/products.table.ts'
import type { ShopFilters, ShopSort } from '#app/catalog/storefront/shop/shop-filters.ts'
import type { Database } from '#app/platform/db/db.server.ts'

// Filters and sort orders for searches. Other lists, and lists in the order of translated names, use the in-memory
// index.

/**
 * Selects the price in lists. A market's price is looked up for each match, because for a join PostgreSQL would read
 * the whole table.
 */
function getPriceColumn({ listingMarket }: CardSettings): SQLWrapper {
  if (!listingMarket) return products.effectivePrice
  // Table names are written out, because Drizzle omits them in a single-table query
  return sql`(select lowest_price from market_prices
    where product_id = products.id and market_id = ${listingMarket.marketId} and variant_id is null)`
}

export type Sort = { readonly by: SQL; readonly order: (by: SQLWrapper, id: SQLWrapper) => SQL[] }

const SORTS: Record<ShopSort, (settings: CardSettings) => Sort> = {
  newest: () => ({ by: sql`${products.createdAt}`, order: (by, id) => [desc(by), desc(id)] }),
  'price-asc': (settings) => ({ by: sql`${getPriceColumn(settings)}`, order: (by, id) => [asc(by), asc(id)] }),
  'price-desc': (settings) => ({ by: sql`${getPriceColumn(settings)}`, order: (by, id) => [desc(by), desc(id)] }),
  name: () => ({ by: sql`${products.name} collate "und-x-icu"`, order: (by, id) => [asc(by), asc(id)] }),
}

export function getSort(sort: ShopSort, settings: CardSettings): Sort {
  return SORTS[sort](settings)
}

/** Returns the conditions that products must meet in addition to the search. */
export function getSearchConditions(db: Database, filters: ShopFilters, settings: CardSettings): SQL | undefined {
  const { category, min, max, collection, sale } = filters
  return and(
    publicProduct(),
    category ? eq(products.category, category) : undefined,
    min || max ? matchPriceRange(getPriceColumn(settings), min, max) : undefined,
    collection ? matchCollection(db, collection) : undefined,
    sale ? matchOnSale(settings) : undefined,
    matchAvailability(db, filters, settings),
    matchMaterials(filters),
  )
}

function matchPriceRange(price: SQLWrapper, min: Money | null, max: Money | null): SQL {
  const isAboveMin = min ? sql`${price} >= ${min.minor}` : sql`true`
  return max ? sql`${isAboveMin} and ${price} <= ${max.minor}` : isAboveMin
}

function matchCollection(db: Database, slug: string): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(collectionProducts)
      .innerJoin(collections, eq(collections.id, collectionProducts.collectionId))
      .where(and(eq(collectionProducts.productId, products.id), eq(collections.slug, slug), publicCollection())),
  )
}

/** Matches products that can be bought in a chosen size and color. Returns undefined if no size or color is chosen. */
function matchAvailability(
  db: Database,
  { sizes, colors, fits }: ShopFilters,
  settings: CardSettings,
): SQL | undefined {
  const matchVariant = (chosen: readonly string[]) => matchVariants(db, settings, { sizes: chosen, colors })
  if (fits.length === 0) return sizes.length + colors.length > 0 ? matchVariant(sizes) : undefined
  const fitting = fits.filter(({ size }) => sizes.length === 0 || sizes.includes(size))
  const conditions = fitting.map(({ category, size }) => and(eq(products.category, category), matchVariant([size])))
  return or(...conditions) ?? sql`false`
}

type VariantChoice = Pick<ShopFilters, 'sizes' | 'colors'>

function matchVariants(db: Database, settings: CardSettings, { sizes, colors }: VariantChoice): SQL {
  const keys = orEmptyKey(sizes).flatMap((size) => orEmptyKey(colors).map((color) => `${size}/${color}`))
  // Does not use EXISTS, for which PostgreSQL would read the facets of all products
  const { productId } = productFacets
  const fits = sql`${getAvailableColumn(settings)} && ${sql.param(keys)}::text[]`
  const isMatch = db.select({ fits }).from(productFacets).where(sql`${productId} = ${products.id}`)
  return sql`coalesce(${isMatch}, false)`
}

/** Returns undefined if no material is chosen. */
function matchMaterials({ materials }: ShopFilters): SQL | undefined {
  if (materials.length === 0) return undefined
  return sql`${selectFiberNames(products.fibers)} ?| ${sql.param([...listFibers(materials)])}::text[]`
}

function orEmptyKey(keys: readonly string[]): readonly string[] {
  return keys.length > 0 ? keys : ['']
}

/** Matches products with a price that is struck through. */
function matchOnSale({ listingMarket, priorPriceMarket = null }: CardSettings): SQL {
  if (!listingMarket) return isStruckThroughInStore(priorPriceMarket?.marketId ?? null)
  const isStruckThrough = isStruckThroughInMarket(sql`m`, priorPriceMarket !== null)
  return sql`coalesce((select ${isStruckThrough} from market_prices m
    where m.product_id = products.id and m.market_id = ${listingMarket.marketId} and m.variant_id is null), false)`
}
