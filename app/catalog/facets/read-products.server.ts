import { and, asc, desc, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { collections, publicCollection } from '#app/catalog/collections.table.ts'
import { type ColorFamily, getColorFamily } from '#app/catalog/facets/color-families.ts'
import type { IndexedProduct } from '#app/catalog/facets/facet-index.ts'
import { facetValues } from '#app/catalog/facets/facet-values.table.ts'
import { compareNames, compareSizes, type FacetValue } from '#app/catalog/facets/facets.ts'
import { createMaterialReader, selectFiberNames } from '#app/catalog/facets/materials.server.ts'
import type { ListedPrice } from '#app/catalog/facets/price-list.ts'
import { productFacets } from '#app/catalog/facets/product-facets.table.ts'
import { isStruckThroughInMarket, isStruckThroughInStore } from '#app/catalog/prices/announced-in-lists.server.ts'
import { marketPrices } from '#app/catalog/prices.table.ts'
import type { CardSettings } from '#app/catalog/product-cards.ts'
import { collectionProducts, products, publicProduct } from '#app/catalog/products.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { translations } from '#app/store/translations.table.ts'

// Reads products in batches, so that each statement stays far below the statement timeout, and as one text column each,
// which the driver reads faster than many columns.

const BATCH_SIZE = 10_000
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** The column with the sizes and colors that can be bought. It is `offered` if stock does not matter. */
export type AvailabilityColumn = 'offered' | 'inStock'

export type IndexOptions = {
  readonly available: AvailabilityColumn
  /** True if each color is its own item. */
  readonly byColor: boolean
}

/** Reads all products of any status, sorted by id. */
export async function* readAllProducts(db: Database, options: IndexOptions): AsyncGenerator<IndexedProduct[]> {
  for (let last: string | null = FIRST_ID; last; ) {
    const rows = await readProducts(db, options, sql`${products.id} > ${last}::uuid`, BATCH_SIZE)
    yield rows
    last = rows.length === BATCH_SIZE ? (rows.at(-1)?.id ?? null) : null
  }
}

export async function readProductsById(
  db: Database,
  options: IndexOptions,
  ids: readonly string[],
): Promise<IndexedProduct[]> {
  return await readProducts(db, options, sql`${products.id} = any(${sql.param([...ids])}::uuid[])`, ids.length)
}

/** The names of a product in all languages. */
const allNames = sql`concat(${products.name}, (select string_agg(t.name, '|' order by t.language)
  from ${translations} t where t.kind = 'product' and t.subject_id = ${products.id}))`

/** The keys of a product's colors, in order. */
const colorKeys = sql`(select string_agg(facet_key(color ->> 'name'), ',' order by position)
  from jsonb_array_elements(${products.colors}) with ordinality as t (color, position))`

async function readProducts(
  db: Database,
  { available, byColor }: IndexOptions,
  condition: SQL,
  limit: number,
): Promise<IndexedProduct[]> {
  const line = sql<string>`concat_ws('|', (${publicProduct()})::int, ${products.category},
    extract(epoch from ${products.createdAt}) * 1000, hashtext(${allNames}), ${selectFiberNames(products.fibers)}::text, coalesce(${byColor ? colorKeys : null}, ''), array_to_string(${productFacets[available]}, '|'))`
  const rows = await db
    .select({ id: products.id, line })
    .from(products)
    .leftJoin(productFacets, eq(productFacets.productId, products.id))
    .where(condition)
    .orderBy(products.id)
    .limit(limit)
  const readMaterials = createMaterialReader()
  return rows.map(({ id, line: text }) => {
    const [isActive, category = '', createdAt, nameHash, fibers = '', colors = '', ...values] = text.split('|')
    const sorting = { createdAt: Number(createdAt), nameHash: Number(nameHash) }
    return {
      id,
      isActive: isActive === '1',
      category,
      ...sorting,
      available: values.filter(Boolean),
      materials: readMaterials(fibers),
      colors: colors ? [...new Set(colors.split(','))] : [],
    }
  })
}

/**
 * The market whose prices the lists show ('' for store prices), and the market whose lowest prices before a reduction
 * decide what is on sale ('' if the law requires none).
 */
export type PriceSource = `${string}/${string}`

export function toPriceSource({
  listingMarket,
  priorPriceMarket,
}: Pick<CardSettings, 'listingMarket' | 'priorPriceMarket'>): PriceSource {
  return `${listingMarket?.marketId ?? ''}/${priorPriceMarket?.marketId ?? ''}`
}

export function listMarketIds(source: PriceSource): readonly string[] {
  return source.split('/')
}

function buildStoreLine(priorPriceMarket: string): SQL<string> {
  return buildPriceLine(products.effectivePrice, isStruckThroughInStore(priorPriceMarket || null))
}

function buildMarketLine(priorPriceMarket: string): SQL<string> {
  return buildPriceLine(
    marketPrices.lowestPrice,
    isStruckThroughInMarket(sql`${marketPrices}`, priorPriceMarket !== ''),
  )
}

function buildPriceLine(price: SQLWrapper, isOnSale: SQL): SQL<string> {
  return sql<string>`concat_ws('|', ${price}, (${isOnSale})::int)`
}

function toPrice({ id, line }: { readonly id: string; readonly line: string }): ListedPrice {
  const [price, isOnSale] = line.split('|')
  return { id, price: Number(price), isOnSale: isOnSale === '1' }
}

/** Reads the list of one market, sorted by price, then by id. */
export async function readAllPrices(db: Database, source: PriceSource): Promise<ListedPrice[]> {
  const all: ListedPrice[] = []
  for (let last: ListedPrice | null = { id: FIRST_ID, price: -1, isOnSale: false }; last; ) {
    const rows = await readPricesAfter(db, source, last)
    all.push(...rows)
    last = rows.length === BATCH_SIZE ? (rows.at(-1) ?? null) : null
  }
  return all
}

async function readPricesAfter(db: Database, source: PriceSource, { price, id }: ListedPrice): Promise<ListedPrice[]> {
  const after = sql`(${price}::bigint, ${id}::uuid)`
  const { effectivePrice } = products
  const { marketId, productId, lowestPrice } = marketPrices
  const [listingMarket = '', priorPriceMarket = ''] = listMarketIds(source)
  const rows = listingMarket
    ? await db
        .select({ id: productId, line: buildMarketLine(priorPriceMarket) })
        .from(marketPrices)
        .where(
          and(
            sql`${marketId} = ${listingMarket}`,
            isNotNull(lowestPrice),
            sql`(${lowestPrice}, ${productId}) > ${after}`,
          ),
        )
        .orderBy(lowestPrice, productId)
        .limit(BATCH_SIZE)
    : await db
        .select({ id: products.id, line: buildStoreLine(priorPriceMarket) })
        .from(products)
        .where(and(publicProduct(), sql`(${effectivePrice}, ${products.id}) > ${after}`))
        .orderBy(effectivePrice, products.id)
        .limit(BATCH_SIZE)
  return rows.map(toPrice)
}

/** Reads the prices of the products with these ids. */
export async function readPricesById(
  db: Database,
  sources: readonly PriceSource[],
  ids: readonly string[],
): Promise<ReadonlyMap<PriceSource, ListedPrice[]>> {
  if (sources.length === 0) return new Map()
  const changedIds = sql`any(${sql.param([...ids])}::uuid[])`
  const { marketId, productId, lowestPrice } = marketPrices
  const parts = sources.map((source) => {
    const [listingMarket = '', priorPriceMarket = ''] = listMarketIds(source)
    return listingMarket
      ? sql`select ${source} as source, ${productId} as id, ${buildMarketLine(priorPriceMarket)} as line from ${marketPrices}
          where ${productId} = ${changedIds} and ${marketId} = ${listingMarket} and ${lowestPrice} is not null`
      : sql`select ${source} as source, ${products.id} as id, ${buildStoreLine(priorPriceMarket)} as line from ${products}
          where ${publicProduct()} and ${products.id} = ${changedIds}`
  })
  const { rows } = await db.execute<{ source: PriceSource; id: string; line: string }>(
    sql.join(parts, sql` union all `),
  )
  return new Map(sources.map((source) => [source, rows.filter((row) => row.source === source).map(toPrice)]))
}

/** Reads the members of public collections, by slug. */
export async function readMembers(db: Database): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ slug: collections.slug, members: sql<string>`string_agg(${collectionProducts.productId}::text, ',')` })
    .from(collectionProducts)
    .innerJoin(collections, and(eq(collections.id, collectionProducts.collectionId), publicCollection()))
    .groupBy(collections.slug)
  return new Map(rows.map(({ slug, members }) => [slug, members.split(',')]))
}

export type ColorValue = FacetValue & { readonly family: ColorFamily }

export type FacetValues = { readonly sizes: readonly FacetValue[]; readonly colors: readonly ColorValue[] }

/** Returns the sizes and colors of all current and former products, sorted. */
export async function readFacetValues(db: Database): Promise<FacetValues> {
  const values = await db.select().from(facetValues)
  return {
    sizes: values.filter(({ kind }) => kind === 'size').toSorted(compareSizes),
    colors: values
      .filter(({ kind }) => kind === 'color')
      .toSorted(compareNames)
      .map((color) => ({ ...color, family: getColorFamily(color) })),
  }
}

/** 'name:de': sorted by the German names. */
export type StoredOrder = 'newest' | 'name' | `name:${string}`

const { id, createdAt, name } = products

function toOrderBy(order: StoredOrder): readonly SQL[] {
  if (order === 'newest') return [desc(createdAt), desc(id)]
  const shownName = order === 'name' ? name : sql`coalesce(${translations.name}, ${name})`
  return [sql`${shownName} collate "und-x-icu"`, asc(id)]
}

/** Reads the ids of public products, sorted. */
export async function readOrder(db: Database, order: StoredOrder): Promise<string[]> {
  const [, language] = order.split(':')
  const { kind, subjectId } = translations
  const listedIds = db.select({ id }).from(products).$dynamic()
  if (language) {
    listedIds.leftJoin(translations, and(eq(kind, 'product'), eq(subjectId, id), eq(translations.language, language)))
  }
  const sorted = listedIds
    .where(publicProduct())
    .orderBy(...toOrderBy(order))
    .as('sorted')
  const [row] = await db.select({ ids: sql<string | null>`string_agg(${sorted.id}::text, ',')` }).from(sorted)
  return row?.ids?.split(',') ?? []
}
