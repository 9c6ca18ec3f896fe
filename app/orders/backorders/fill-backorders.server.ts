import { eq, sql } from 'drizzle-orm'
import { formatVariant } from '#app/catalog/choice.ts'
import { productVariants } from '#app/catalog/products.table.ts'
import { changeBackordered, listBackorderCounts } from '#app/inventory/backorders.server.ts'
import { lockAllStock } from '#app/inventory/stock.server.ts'
import { type ChangedVariant, changeStock, type StockCause } from '#app/inventory/stock-ledger.server.ts'
import type { Id } from '#app/lib/id.ts'
import { formatItem } from '#app/orders/order.ts'
import { orderEvents } from '#app/orders/order-events.table.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import { isFullyRefunded, UNSHIPPED_STATUSES } from '#app/orders/order-status.ts'
import { hasPaymentStatus, orders } from '#app/orders/orders.table.ts'
import { withdrawalItems } from '#app/orders/withdrawals/withdrawals.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** `leaving` and `joining`: an order that is about to leave or to join the open orders in this transaction. */
type ArrivedUnits = Pick<StockCause, 'staffId'> & {
  readonly variants: readonly ChangedVariant[]
  readonly leaving?: Id<'order'> | undefined
  readonly joining?: Id<'order'> | undefined
}

type FilledLine = {
  readonly variantId: Id<'variant'>
  readonly orderId: Id<'order'>
  readonly productId: Id<'product'>
  readonly size: string
  readonly color: string
  readonly shownColor: string | null
  readonly productName: string
  readonly units: number
}

/**
 * Allocates the stock of locked variants to the open orders that are waiting for it, oldest first, whatever the current
 * settings are. An order does not wait for unsent units that a withdrawal covers, or once it is fully refunded. Returns
 * the number of units that were allocated.
 */
export async function fillBackorders(
  tx: Database,
  { variants, staffId = null, leaving, joining }: ArrivedUnits,
): Promise<number> {
  const ids = sql.param(variants.map(({ id }) => id))
  // Order lines are changed only while their variants are locked, so no line changes while this statement runs.
  const { rows } = await tx.execute<FilledLine>(sql`
    with line as (
      select i.id, v.id as variant_id, w.units, v.stock, sum(w.units) over oldest - w.units as earlier,
        row_number() over oldest as place
      from ${productVariants} v
      join ${orderItems} i on i.product_id = v.product_id and i.backordered > 0
        and (v.size is null or i.size = v.size) and (v.color is null or i.color = v.color)
      join ${orders} o on o.id = i.order_id
        and ${hasPaymentStatus(sql`o.payment_status`, (status) => !isFullyRefunded(status))}
      cross join lateral (
        select i.backordered - coalesce(sum(quantity - returned), 0)::int as units
        from ${withdrawalItems} where order_item_id = i.id
      ) w
      where v.id = any(${ids}::uuid[]) and v.stock > 0 and w.units > 0 and o.id is distinct from ${leaving ?? null}::uuid
        and (o.status = any(${sql.param(UNSHIPPED_STATUSES)}::text[]) or o.id = ${joining ?? null}::uuid)
      window oldest as (partition by v.id order by o.created_at, o.id, i.position)
    ), filled as (
      update ${orderItems} i set stock_taken = i.stock_taken + f.units, backordered = i.backordered - f.units
      from (
        select id, variant_id, place, least(units, stock - earlier)::int as units from line where earlier < stock
      ) f
      where i.id = f.id
      returning f.place, f.variant_id, i.order_id, i.product_id, i.size, i.color, i.shown_color, i.product_name, f.units
    )
    select variant_id as "variantId", order_id as "orderId", product_id as "productId", size, color,
      shown_color as "shownColor", product_name as "productName", units
    from filled order by place, variant_id`)
  if (rows.length === 0) return 0
  const skus = new Map(variants.map(({ id, sku }) => [id, sku]))
  const sales = rows.map(({ variantId: id, orderId, units }) => ({
    variant: { id, sku: skus.get(id) ?? '' },
    delta: -units,
    orderId,
  }))
  await changeStock(tx, sales, { reason: 'sale', staffId })
  const filled = rows.map(({ units, ...line }) => ({ ...line, backordered: -units }))
  await changeBackordered(tx, await listBackorderCounts(tx, filled), filled)
  await recordFilledLines(tx, rows, staffId)
  return rows.reduce((total, { units }) => total + units, 0)
}

/** Keeps each statement below the parameter limit. */
const BATCH_SIZE = 2_000

/** Records one event per order. The event lists the units that arrived for the order. */
async function recordFilledLines(
  tx: Database,
  lines: readonly FilledLine[],
  staffId: Id<'staff'> | null,
): Promise<void> {
  const events = [...Map.groupBy(lines, ({ orderId }) => orderId)].map(([orderId, filled]) => {
    const texts = filled.map(
      ({ units, productName, ...choice }) =>
        `${units} × ${formatItem({ productName, variantName: formatVariant(choice) })}`,
    )
    return { orderId, kind: 'backorder' as const, detail: { text: texts.join(', ') }, staffId }
  })
  for (let at = 0; at < events.length; at += BATCH_SIZE) {
    await tx.insert(orderEvents).values(events.slice(at, at + BATCH_SIZE))
  }
}

/** Allocates available stock to a locked order that is waiting for stock again. */
export async function fillOrder(tx: Database, orderId: Id<'order'>): Promise<void> {
  const lines = await tx
    .selectDistinct({ productId: orderItems.productId })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
  const locked = await lockAllStock(
    tx,
    lines.flatMap((line) => line.productId ?? []),
  )
  await fillBackorders(tx, { variants: locked.variants })
}
