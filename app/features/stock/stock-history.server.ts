import { and, desc, eq, gte, ilike, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { productVariants } from '#app/features/catalog/product-variants.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { adminUsers } from '#app/features/staff/admin-users.table.ts'
import type { StockHistoryFilter, StockHistoryQuery } from '#app/features/stock/stock-history.ts'
import { stockMovements } from '#app/features/stock/stock-movements.table.ts'
import type { Id } from '#app/lib/id.ts'
import { likePattern } from '#app/lib/like-pattern.ts'
import { MAX_LISTED, ROWS_PER_PAGE } from '#app/lib/list-length.ts'
import { listPage } from '#app/lib/list-page.ts'
import { endOfDay, startOfDay } from '#app/lib/zone-moments.ts'
import { countUpTo } from '#app/platform/db/count-up-to.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export type Movement = Awaited<ReturnType<typeof listProductMovements>>[number]

const columns = {
  id: stockMovements.id,
  productId: stockMovements.productId,
  productName: products.name,
  sku: stockMovements.sku,
  size: stockMovements.size,
  color: stockMovements.color,
  delta: stockMovements.delta,
  stockAfter: stockMovements.stockAfter,
  reason: stockMovements.reason,
  orderId: sql<Id<'order'> | null>`${stockMovements.orderId}`,
  staffId: stockMovements.staffId,
  staffName: adminUsers.fullName,
  byShopper: stockMovements.byShopper,
  createdAt: stockMovements.createdAt,
}

const NEWEST = [desc(stockMovements.createdAt), desc(stockMovements.id)]

/** One page of the history of stock, newest first. `productName` is null where the product was deleted. */
export async function listMovements(db: Database, query: StockHistoryQuery) {
  const which = await matching(db, query)
  return await listPage(query.page, countUpTo(db, stockMovements, which, MAX_LISTED + 1), (offset) =>
    listFrom(db, which, offset),
  )
}

function listFrom(db: Database, which: SQL | undefined, offset: number) {
  // The page's ids first: of the rows that are passed over, nothing but the index is read.
  const picked = db
    .select({ id: stockMovements.id })
    .from(stockMovements)
    .where(which)
    .orderBy(...NEWEST)
    .limit(ROWS_PER_PAGE)
    .offset(offset)
    .as('picked')
  return movements(db)
    .innerJoin(picked, eq(picked.id, stockMovements.id))
    .orderBy(...NEWEST)
}

/** The latest movements of one product, newest first. */
export function listProductMovements(db: Database, productId: Id<'product'>, limit: number) {
  return movements(db)
    .where(eq(stockMovements.productId, productId))
    .orderBy(...NEWEST)
    .limit(limit)
}

function movements(db: Database) {
  return db
    .select(columns)
    .from(stockMovements)
    .leftJoin(products, eq(products.id, stockMovements.productId))
    .leftJoin(adminUsers, sql`${adminUsers.id} = ${stockMovements.staffId}`)
    .$dynamic()
}

const BATCH = 1_000

/** All movements that match, newest first, a batch at a time: a file of them is never held whole. */
export async function* movementBatches(
  db: Database,
  filter: StockHistoryFilter,
  batch = BATCH,
): AsyncGenerator<readonly Movement[]> {
  const which = await matching(db, filter)
  let after: SQL | undefined
  for (;;) {
    const rows = await movements(db)
      .where(and(which, after))
      .orderBy(...NEWEST)
      .limit(batch)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = await beforeIn(db, last.id)
  }
}

/** What is older than one movement. Its time is asked for as a text: a Date would lose the microseconds. */
async function beforeIn(db: Database, last: Id<'stock-movement'>): Promise<SQL> {
  const { createdAt, id } = stockMovements
  const [row] = await db
    .select({ at: sql<string>`${createdAt}::text` })
    .from(stockMovements)
    .where(eq(id, last))
  return sql`(${createdAt}, ${id}) < (${row?.at}::timestamptz, ${last}::uuid)`
}

/** The condition that a filter stands for. */
async function matching(
  db: Database,
  { q, product, reason, from, to, timeZone }: StockHistoryFilter,
): Promise<SQL | undefined> {
  const { createdAt, productId } = stockMovements
  return and(
    product ? eq(productId, product) : undefined,
    reason ? and(eq(stockMovements.reason, reason), isFromIndex(reason)) : undefined,
    from ? gte(createdAt, startOfDay(from, timeZone)) : undefined,
    to ? lt(createdAt, endOfDay(to, timeZone)) : undefined,
    q ? await found(db, q) : undefined,
  )
}

/** Says so that the planner sees that the index of all reasons but sales has them. */
function isFromIndex(reason: string): SQL | undefined {
  return reason === 'sale' ? undefined : sql`${stockMovements.reason} <> 'sale'`
}

const FEW = 1_000

/** By products that are there, found first as they are few; by one size and color; by SKU of what was deleted. */
async function found(db: Database, q: string): Promise<SQL | undefined> {
  const pattern = likePattern(q)
  const named = or(ilike(products.name, pattern), ilike(products.sku, pattern))
  const { productId, variantId, sku } = stockMovements
  const [known, variants] = await Promise.all([
    db
      .select({ id: products.id })
      .from(products)
      .where(named)
      .limit(FEW + 1),
    db.select({ id: productVariants.id }).from(productVariants).where(eq(productVariants.sku, q.toUpperCase())),
  ])
  const ids = sql.param(known.map(({ id }) => id))
  return or(
    known.length > FEW
      ? sql`${productId} in (select ${products.id} from ${products} where ${named})`
      : sql`${productId} = any(${ids}::uuid[])`,
    variants[0] ? eq(variantId, variants[0].id) : undefined,
    and(isNull(productId), ilike(sku, pattern)),
  )
}
