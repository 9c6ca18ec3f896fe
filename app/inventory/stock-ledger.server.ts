import { sql } from 'drizzle-orm'
import { products, productVariants } from '#app/catalog/products.table.ts'
import type { StockReason } from '#app/inventory/stock.ts'
import { stockMovements } from '#app/inventory/stock-movements.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export type StockCause = {
  readonly reason: StockReason
  readonly orderId?: Id<'order'>
  readonly staffId?: Id<'staff'> | null
  readonly by?: 'shopper'
}

export type ChangedVariant = { readonly id: Id<'variant'>; readonly sku: string }

/** `orderId` is set if changes for several orders share a cause. */
export type StockChange = {
  readonly variant: ChangedVariant
  readonly delta: number
  readonly orderId?: Id<'order'>
}

/** Keeps each statement below the statement timeout. */
const BATCH_SIZE = 2_000

/**
 * Applies the changes to locked stock, in the given order, and records them. Does not give incoming units to people
 * who are waiting.
 */
export async function changeStock(tx: Database, changes: readonly StockChange[], cause: StockCause): Promise<void> {
  const changed = changes.filter(({ delta }) => delta !== 0)
  for (let at = 0; at < changed.length; at += BATCH_SIZE)
    await changeBatch(tx, changed.slice(at, at + BATCH_SIZE), cause)
}

/** The only statement that changes stock. The rows are locked, so it is a bug if a change is not recorded. */
async function changeBatch(tx: Database, changed: readonly StockChange[], cause: StockCause): Promise<void> {
  const movementIds = sql.param(changed.map(() => newId()))
  const deltas = sql.param(changed.map(({ delta }) => delta))
  const skus = sql.param(changed.map(({ variant }) => variant.sku))
  const { reason, staffId = null, by } = cause
  const orderIds = sql.param(changed.map(({ orderId = cause.orderId }) => orderId ?? null))
  // Uses arrays, because the number of parameters is limited. Deltas are summed, because UPDATE … FROM applies one
  // row per variant and product. A product's `updated_at` does not change, because its content did not change.
  const recorded = await tx.execute(
    sql`with n as (
        select *, sum(delta) over (partition by variant_id) as total,
          sum(delta) over (partition by variant_id order by at desc) - delta as later
        from unnest(${movementIds}::uuid[], ${toVariantIds(changed)}::uuid[], ${skus}::text[], ${deltas}::int[],
          ${orderIds}::uuid[]) with ordinality as n (id, variant_id, sku, delta, order_id, at)
      ), v as (
        update ${productVariants} as v set stock = v.stock + n.total, updated_at = now()
        from (select distinct variant_id, total from n) as n
        where v.id = n.variant_id and v.stock + n.total >= 0
        returning v.id, v.product_id, v.size, v.color, v.stock, n.total as delta
      ), p as (
        update ${products} as p set stock_quantity = p.stock_quantity + s.delta
        from (select product_id, sum(delta) as delta from v group by product_id) as s where p.id = s.product_id
      )
      insert into ${stockMovements}
        (id, variant_id, product_id, sku, size, color, delta, stock_after, reason, order_id, staff_id, by_shopper)
      select n.id, v.id, v.product_id, n.sku, v.size, v.color, n.delta, v.stock - n.later,
        ${reason}::text, n.order_id, ${staffId}::uuid, ${by === 'shopper'}::boolean
      from n join v on v.id = n.variant_id order by n.at`,
  )
  if (recorded.rowCount !== changed.length) throw new Error('Stock changed although it was locked')
}

/** Changes backordered units, which are not part of the ledger. */
export async function addBackordered(tx: Database, changes: readonly StockChange[]): Promise<void> {
  const changed = changes.filter(({ delta }) => delta !== 0)
  if (changed.length === 0) return
  const deltas = sql.param(changed.map(({ delta }) => delta))
  await tx.execute(
    sql`update ${productVariants} as v set backordered = v.backordered + n.delta, updated_at = now()
      from unnest(${toVariantIds(changed)}::uuid[], ${deltas}::int[]) as n (id, delta)
      where v.id = n.id`,
  )
}

function toVariantIds(changes: readonly StockChange[]) {
  return sql.param(changes.map(({ variant }) => variant.id))
}
