import { and, desc, eq, gte, ilike, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { readProductImages } from '#app/catalog/product-list.server.ts'
import { products, productVariants } from '#app/catalog/products.table.ts'
import type { StockHistoryFilter, StockHistoryQuery } from '#app/inventory/stock-history.ts'
import { stockMovements } from '#app/inventory/stock-movements.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { listPage, MAX_LISTED, ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import { normalizeCode } from '#app/lib/normalize-code.ts'
import { endOfDay, startOfDay } from '#app/lib/zone-moments.ts'
import { readBatches } from '#app/platform/db/batches.server.ts'
import { countUpTo } from '#app/platform/db/count-up-to.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern } from '#app/platform/db/like-pattern.ts'
import { adminUsers } from '#app/store/staff.table.ts'

export type Movement = Awaited<ReturnType<typeof listProductMovements>>[number]

const columns = {
  ...pick(stockMovements, ['id', 'productId', 'sku', 'size', 'color', 'delta', 'stockAfter', 'reason']),
  ...pick(stockMovements, ['staffId', 'byShopper', 'createdAt']),
  productName: products.name,
  orderId: sql<Id<'order'> | null>`${stockMovements.orderId}`,
  staffName: adminUsers.fullName,
}

const NEWEST = [desc(stockMovements.createdAt), desc(stockMovements.id)]

/** `productName` is null if the product was deleted. `imageUrl` is the product's image. */
export async function listMovements(db: Database, query: StockHistoryQuery) {
  const matching = await buildCondition(db, query)
  const { rows, ...list } = await listPage(
    query.page,
    countUpTo(db, stockMovements, matching, MAX_LISTED + 1),
    (offset) => {
      // Selects the ids first, so that skipped rows are read from the index alone.
      const picked = db
        .select({ id: stockMovements.id })
        .from(stockMovements)
        .where(matching)
        .orderBy(...NEWEST)
        .limit(ROWS_PER_PAGE)
        .offset(offset)
        .as('picked')
      return selectMovements(db)
        .innerJoin(picked, eq(picked.id, stockMovements.id))
        .orderBy(...NEWEST)
    },
  )
  const productIds = [...new Set(rows.map(({ productId }) => productId).filter((id) => id !== null))]
  const images = await readProductImages(db, productIds)
  return { ...list, rows: rows.map((row) => ({ ...row, imageUrl: row.productId && images.get(row.productId) })) }
}

export function listProductMovements(db: Database, productId: Id<'product'>, limit: number) {
  return selectMovements(db)
    .where(eq(stockMovements.productId, productId))
    .orderBy(...NEWEST)
    .limit(limit)
}

function selectMovements(db: Database) {
  return db
    .select(columns)
    .from(stockMovements)
    .leftJoin(products, eq(products.id, stockMovements.productId))
    .leftJoin(adminUsers, sql`${adminUsers.id} = ${stockMovements.staffId}`)
    .$dynamic()
}

/** Yields batches, so that an export is never entirely in memory. */
export async function* readMovementBatches(
  db: Database,
  filter: StockHistoryFilter,
  batch = 1_000,
): AsyncGenerator<readonly Movement[]> {
  const matching = await buildCondition(db, filter)
  yield* readBatches(batch, async (last?: Movement) => {
    return await selectMovements(db)
      .where(and(matching, last && (await createOlderCondition(db, last.id))))
      .orderBy(...NEWEST)
      .limit(batch)
  })
}

/** Returns the condition for movements older than `last`. The time is text, as a Date would lose the microseconds. */
async function createOlderCondition(db: Database, last: Id<'stock-movement'>): Promise<SQL> {
  const { createdAt, id } = stockMovements
  const [row] = await db
    .select({ at: sql<string>`${createdAt}::text` })
    .from(stockMovements)
    .where(eq(id, last))
  return sql`(${createdAt}, ${id}) < (${row?.at}::timestamptz, ${last}::uuid)`
}

async function buildCondition(
  db: Database,
  { q, product, reason, from, to, timeZone }: StockHistoryFilter,
): Promise<SQL | undefined> {
  const { createdAt, productId } = stockMovements
  return and(
    product ? eq(productId, product) : undefined,
    reason ? and(eq(stockMovements.reason, reason), matchesIndex(reason)) : undefined,
    from ? gte(createdAt, startOfDay(from, timeZone)) : undefined,
    to ? lt(createdAt, endOfDay(to, timeZone)) : undefined,
    q ? await buildSearchCondition(db, q) : undefined,
  )
}

/** A redundant condition that lets the planner use the partial index on all reasons except sales. */
function matchesIndex(reason: string): SQL | undefined {
  return reason === 'sale' ? undefined : sql`${stockMovements.reason} <> 'sale'`
}

const MAX_IDS = 1_000

async function buildSearchCondition(db: Database, q: string): Promise<SQL | undefined> {
  const pattern = toLikePattern(q)
  const named = or(ilike(products.name, pattern), ilike(products.sku, pattern))
  const { productId, variantId, sku } = stockMovements
  const [known, variants] = await Promise.all([
    db
      .select({ id: products.id })
      .from(products)
      .where(named)
      .limit(MAX_IDS + 1),
    db
      .select({ id: productVariants.id })
      .from(productVariants)
      .where(
        or(
          inArray(productVariants.sku, [q, q.toUpperCase(), normalizeCode(q)]),
          inArray(productVariants.barcode, [q, normalizeCode(q)]),
        ),
      )
      .limit(MAX_IDS),
  ])
  const ids = sql.param(known.map(({ id }) => id))
  return or(
    known.length > MAX_IDS ? matchesProduct(q, named) : sql`${productId} = any(${ids}::uuid[])`,
    variants.length > 0
      ? inArray(
          variantId,
          variants.map(({ id }) => id),
        )
      : undefined,
    and(isNull(productId), ilike(sku, pattern)),
  )
}

/**
 * For one or two letters, checks the product of each movement, newest first: so few letters have no trigram, and
 * usually match so many products that the newest movements contain enough matches.
 */
function matchesProduct(q: string, named: SQL | undefined): SQL {
  return q.length < 3
    ? sql`(select ${named} from ${products} where ${products.id} = ${stockMovements.productId})`
    : sql`${stockMovements.productId} in (select ${products.id} from ${products} where ${named})`
}
