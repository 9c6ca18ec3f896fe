import { and, asc, desc, eq, gt, ilike, inArray, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import type { ProductListQuery, ProductSort } from '#app/catalog/admin/products/product-list.ts'
import { buildMissingSafetyCondition } from '#app/catalog/manufacturers.server.ts'
import { collectionProducts, productImages, products, productVariants } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { clampPage, listPage, MAX_LISTED, ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import { countUpTo } from '#app/platform/db/count-up-to.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern } from '#app/platform/db/like-pattern.ts'
import type { Settings } from '#app/store/settings.ts'

export type ProductRow = Awaited<ReturnType<typeof listProductRows>>['rows'][number]

/**
 * Returns a page of products, or the last page if the requested one does not exist, and the total number of matches, up
 * to 10,000. Also returns whether there are more matches, which are not listed.
 */
export async function listProductRows(db: Database, query: ProductListQuery, settings: Settings, extraCondition?: SQL) {
  const matching = and(matchProducts(query, settings), extraCondition)
  const counting = countUpTo(db, products, matching, MAX_LISTED + 1)
  const counted = matching ? await counting : MAX_LISTED // without filters, the count does not change the query plan
  const requestedPage = clampPage(query.page, Math.min(counted, MAX_LISTED))
  const { rows, ...list } = await listPage(requestedPage, counting, (offset) =>
    db
      .select(selectRowColumns(settings))
      .from(products)
      .where(inArray(products.id, selectPageIds(db, matching, counted, { ...query, offset })))
      .orderBy(...toOrder(query, SORTED_BY[query.sort])),
  )
  return { ...list, rows: await addDetails(db, rows) }
}

const FEW = 5_000

/**
 * Selects only ids, from indexes. If there are many matches, walks the index for the sort order; if there are few,
 * finds and sorts them.
 */
function selectPageIds(
  db: Database,
  matching: SQL | undefined,
  counted: number,
  { offset, ...query }: ProductListQuery & { readonly offset: number },
) {
  // Beyond this offset, sorting all matches is faster than walking the index, especially with a text search
  const isDeep = offset > (query.q ? FEW / 10 : FEW / 2)
  const isFew = counted <= (isDeep ? MAX_LISTED : FEW)
  const condition = matching && query.q && !isDeep ? withoutEstimate(matching) : matching
  const ids = matching && isFew ? selectFewIds(db, matching, query) : selectIdsInOrder(db, condition, query)
  return ids.limit(ROWS_PER_PAGE).offset(offset)
}

/** The inner limit makes PostgreSQL find the matches before it sorts them, because it overestimates their number. */
function selectFewIds(db: Database, matching: SQL, query: ProductListQuery) {
  const { id, createdAt } = products
  const columns = { id, createdAt, by: SORTED_BY[query.sort].as('by') }
  const fewMatches = db.select(columns).from(products).where(matching).limit(MAX_LISTED).as('few')
  return db
    .select({ id: fewMatches.id })
    .from(fewMatches)
    .orderBy(...toOrder(query, fewMatches.by, fewMatches))
    .$dynamic()
}

function selectIdsInOrder(db: Database, matching: SQL | undefined, query: ProductListQuery) {
  return db
    .select({ id: products.id })
    .from(products)
    .where(matching)
    .orderBy(...toOrder(query, SORTED_BY[query.sort]))
    .$dynamic()
}

/** Hides the condition from PostgreSQL's planner, which assumes that any text is rare and would sort all matches. */
function withoutEstimate(matching: SQL): SQL {
  return sql`coalesce(${matching}, false)`
}

export function matchProducts(
  { q, status, category, collection, ...query }: ProductListQuery,
  settings: Settings,
): SQL | undefined {
  const pattern = toLikePattern(q)
  const { collectionId, productId } = collectionProducts
  const memberIds = sql`(select ${productId} from ${collectionProducts} where ${collectionId} = ${collection})`
  return and(
    status ? eq(products.status, status) : undefined,
    buildShowCondition(query, settings),
    category ? eq(products.category, category) : undefined,
    collection ? sql`${products.id} in ${memberIds}` : undefined,
    q
      ? or(...[products.name, products.sku, products.slug].map((column) => ilike(column, pattern)), matchVariantCode(q))
      : undefined,
  )
}

/**
 * Matches products with a variant whose own SKU or barcode contains the text. The ids are in an array, so that
 * PostgreSQL finds the products with an index.
 */
export function matchVariantCode(q: string): SQL {
  const { productId, sku, hasOwnSku, barcode } = productVariants
  const pattern = toLikePattern(q)
  const matching = or(and(hasOwnSku, ilike(sku, pattern)), ilike(barcode, pattern))
  return sql`${products.id} = any(array(select ${productId} from ${productVariants} where ${matching}))`
}

/**
 * Returns the active products with the least stock among those at or below their threshold. `total` counts all active
 * products at or below their threshold; `inactive` counts draft and archived ones.
 */
export async function listLowStock(db: Database, settings: Settings, limit: number) {
  const isLowInAnyStatus = matchAllLowStock(settings.low_stock_threshold)
  const isLowInStock = and(isLowInAnyStatus, eq(products.status, 'active'))
  const count = (status: SQL) => sql<number>`count(*) filter (where ${status})`.mapWith(Number)
  const [rows, [counts = { total: 0, inactive: 0 }]] = await Promise.all([
    db
      .select(selectRowColumns(settings))
      .from(products)
      .where(isLowInStock)
      .orderBy(asc(products.stockQuantity), asc(products.id))
      .limit(limit),
    db
      .select({ total: count(eq(products.status, 'active')), inactive: count(ne(products.status, 'active')) })
      .from(products)
      .where(isLowInAnyStatus),
  ])
  return { rows: await addDetails(db, rows), ...counts }
}

function selectRowColumns({ store_currency, low_stock_threshold }: Settings) {
  return {
    ...pick(products, ['id', 'name', 'sku', 'category', 'status', 'showOnHomepage', 'updatedAt']),
    stock: products.stockQuantity,
    isLow: matchLowStock(low_stock_threshold),
    price: { minor: products.price, currency: sql<CurrencyCode>`${store_currency}::text` },
    ...pick(products, ['effectivePrice', 'wasPrice']),
  }
}

async function addDetails<Row extends { readonly id: Id<'product'> }>(db: Database, rows: readonly Row[]) {
  const ids = rows.map((row) => row.id)
  const [urls, backordered] = await Promise.all([readProductImages(db, ids), readBackordered(db, ids)])
  return rows.map((row) => ({
    ...row,
    sizedImageUrl: urls.get(row.id) ?? null,
    backordered: backordered.get(row.id) ?? 0,
  }))
}

/** Returns the URL of each product's primary image, or of its first one. */
export async function readProductImages(db: Database, ids: readonly Id<'product'>[]) {
  const { productId, url, isPrimary, displayOrder, id } = productImages
  const images = await db
    .selectDistinctOn([productId], { productId, url })
    .from(productImages)
    .where(sql`${productId} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(productId, desc(isPrimary), displayOrder, id)
  return new Map(images.map((image) => [image.productId, image.url]))
}

async function readBackordered(db: Database, ids: readonly Id<'product'>[]) {
  const { productId, backordered } = productVariants
  const rows = await db
    .select({ productId, backordered: sql<number>`sum(${backordered})::int` })
    .from(productVariants)
    .where(and(sql`${productId} = any(${sql.param(ids)}::uuid[])`, gt(backordered, 0)))
    .groupBy(productId)
  return new Map(rows.map((row) => [row.productId, row.backordered]))
}

/** The SQL equivalent of `isLowStock` (inventory/stock). */
export function matchLowStock(storeThreshold: number): SQL<boolean> {
  return sql`${products.stockQuantity} <= coalesce(${products.lowStockThreshold}, ${storeThreshold})`
}

/** The second condition limits the index scan to the highest threshold. */
function matchAllLowStock(storeThreshold: number): SQL | undefined {
  const highest = sql`(select max(${products.lowStockThreshold}) from ${products})`
  return and(matchLowStock(storeThreshold), sql`${products.stockQuantity} <= greatest(${storeThreshold}, ${highest})`)
}

export const withoutFibers = sql`${products.fibers} = '[]'`
export const withoutOrigin = sql`${products.countryOfOrigin} is null`
export const withoutPackaging = sql`${products.packaging} = '{}'`

function buildShowCondition({ show }: Pick<ProductListQuery, 'show'>, settings: Settings): SQL | undefined {
  if (show === 'homepage') return eq(products.showOnHomepage, true)
  if (show === 'not-homepage') return eq(products.showOnHomepage, false)
  if (show === 'low-stock') return matchAllLowStock(settings.low_stock_threshold)
  if (show === 'out-of-stock') return eq(products.stockQuantity, 0)
  if (show === 'without-safety') return buildMissingSafetyCondition(settings)
  if (show === 'without-fibers') return withoutFibers
  if (show === 'without-packaging') return withoutPackaging
  return show === 'without-origin' ? withoutOrigin : undefined
}

const SORTED_BY: Record<ProductSort, SQL> = {
  created: sql`${products.createdAt}`,
  name: sql`${products.name} collate "und-x-icu"`,
  category: sql`${products.category}`,
  status: sql`${products.status}`,
  stock: sql`${products.stockQuantity}`,
  price: sql`${products.price}`,
  updated: sql`${products.updatedAt}`,
}

/** The id breaks ties, so that no row is on two pages. Rows with the same status are sorted by age, as in the index. */
function toOrder({ sort, dir }: ProductListQuery, by: SQLWrapper, { id, createdAt }: SortColumns = products): SQL[] {
  const [order, reversed] = dir === 'asc' ? [asc, desc] : [desc, asc]
  return sort === 'status' ? [order(by), reversed(createdAt), reversed(id)] : [order(by), order(id)]
}

type SortColumns = Record<'id' | 'createdAt', SQLWrapper>
