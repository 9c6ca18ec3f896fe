import { and, asc, desc, eq, lte } from 'drizzle-orm'
import { money } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import { orderEvents } from '#app/orders/order-events.table.ts'
import type { Order, OrderItem } from '#app/orders/orders.server.ts'
import {
  computeReturnedParts,
  listRefundParts,
  type RefundPart,
  splitRefund,
  subtractRefunds,
} from '#app/orders/refund-parts.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import { returnItems, returns } from '#app/orders/returns.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/**
 * Lists all refunds of an order with their parts, oldest first. Computes the parts of refunds that were made before
 * parts were recorded.
 */
export async function listRefundsWithParts(tx: Database, order: Order, items: readonly OrderItem[]) {
  const { id, amount, status, returnId, parts } = refunds
  const rows = await tx
    .select({ id, amount, status, returnId, parts })
    .from(refunds)
    .where(eq(refunds.orderId, order.id))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  const uncollected = await readUncollectedParts(tx, order, items)
  const dividedRefunds: ((typeof rows)[number] & { readonly parts: readonly RefundPart[] })[] = []
  for (const row of rows) {
    if (row.parts.length > 0) dividedRefunds.push(row)
    else {
      const left = computePartsLeft(listRefundParts(order, items), uncollected, dividedRefunds)
      const units = row.returnId ? await listReturnedUnits(tx, items, row.returnId) : []
      const first = computeReturnedParts(order, units, left)
      const second = units.length > 0 ? left.filter(({ item }) => item === null) : []
      const refundedParts = splitRefund(money(row.amount, order.charged.total.currency), left, { first, second })
      dividedRefunds.push({ ...row, parts: refundedParts })
    }
  }
  return dividedRefunds
}

/**
 * Returns the amount that can still be refunded for each line and for shipping. Ignores failed refunds. Units that were
 * never paid for count as refunded.
 */
export async function readPartsLeft(tx: Database, order: Order, items: readonly OrderItem[]) {
  const [uncollected, dividedRefunds] = [
    await readUncollectedParts(tx, order, items),
    await listRefundsWithParts(tx, order, items),
  ]
  return computePartsLeft(listRefundParts(order, items), uncollected, dividedRefunds)
}

function computePartsLeft(
  parts: readonly RefundPart[],
  uncollected: readonly RefundPart[],
  dividedRefunds: readonly { readonly status: string; readonly parts: readonly RefundPart[] }[],
): readonly RefundPart[] {
  const countedRefunds = dividedRefunds.filter(({ status }) => status !== 'failed')
  return subtractRefunds(parts, [uncollected, ...countedRefunds.map(({ parts }) => parts)])
}

/** Returns the parts for which no cash was collected, because their units had been returned before delivery. */
async function readUncollectedParts(tx: Database, order: Order, items: readonly OrderItem[]) {
  if (order.uncollected.minor === 0) return []
  const parts = listRefundParts(order, items)
  const units = await listUnitsReturnedBetween(tx, order.id, items, { until: await findPaidAt(tx, order.id) })
  return splitRefund(order.uncollected, parts, { first: computeReturnedParts(order, units, parts) })
}

/** Returns the time when an order was last paid; null if it was never paid. */
export async function findPaidAt(tx: Database, orderId: Id<'order'>): Promise<Date | null> {
  const [paid] = await tx
    .select({ at: orderEvents.createdAt })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'paid')))
    .orderBy(desc(orderEvents.createdAt))
    .limit(1)
  return paid?.at ?? null
}

type Period = { readonly since?: Date | null; readonly until: Date | null }

/**
 * Lists the units that were returned after `since` and up to `until`, with the number that was returned by `since`.
 */
export async function listUnitsReturnedBetween(
  tx: Database,
  orderId: Id<'order'>,
  items: readonly OrderItem[],
  { since = null, until }: Period,
) {
  const lines = await tx
    .select({ item: returnItems.orderItemId, quantity: returnItems.quantity, at: returns.createdAt })
    .from(returnItems)
    .innerJoin(returns, eq(returns.id, returnItems.returnId))
    .where(and(eq(returns.orderId, orderId), until ? lte(returns.createdAt, until) : undefined))
  return items.flatMap((item) => {
    const itemLines = lines.filter((line) => line.item === item.id)
    const count = (counted: typeof itemLines) => counted.reduce((units, { quantity }) => units + quantity, 0)
    const before = since ? count(itemLines.filter(({ at }) => at <= since)) : 0
    const now = count(itemLines) - before
    return now > 0 ? [{ item, before, now }] : []
  })
}

/** Lists the units of a return, with the number of units in earlier returns. */
async function listReturnedUnits(tx: Database, items: readonly OrderItem[], returnId: Id<'return'>) {
  const [current] = await tx.select().from(returns).where(eq(returns.id, returnId))
  if (!current) return []
  const lines = await tx
    .select({ returnId: returnItems.returnId, item: returnItems.orderItemId, quantity: returnItems.quantity })
    .from(returnItems)
    .innerJoin(returns, eq(returns.id, returnItems.returnId))
    .where(and(eq(returns.orderId, current.orderId), lte(returns.createdAt, current.createdAt)))
  return items.flatMap((item) => {
    const itemLines = lines.filter((line) => line.item === item.id)
    const now = itemLines.find((line) => line.returnId === returnId)?.quantity ?? 0
    const before = itemLines.reduce((units, line) => units + (line.returnId === returnId ? 0 : line.quantity), 0)
    return now > 0 ? [{ item, before, now }] : []
  })
}
