import { and, asc, eq, lte } from 'drizzle-orm'
import { money } from '#app/features/money/money.ts'
import type { Order, OrderItem } from '#app/features/orders/orders.server.ts'
import { returnItems, returns } from '#app/features/orders/returns.table.ts'
import {
  partsLeft,
  partsOf,
  type RefundPart,
  returnedParts,
  splitRefund,
} from '#app/features/payments/refunds/refund-parts.ts'
import { refunds } from '#app/features/payments/refunds/refunds.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export type DividedRefund = Awaited<ReturnType<typeof listDividedRefunds>>[number]

/** All refunds of an order with their parts, the oldest first. Those from before parts were recorded are divided here. */
export async function listDividedRefunds(tx: Database, order: Order, items: readonly OrderItem[]) {
  const { id, amount, status, returnId, parts } = refunds
  const rows = await tx
    .select({ id, amount, status, returnId, parts })
    .from(refunds)
    .where(eq(refunds.orderId, order.id))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  const divided: ((typeof rows)[number] & { readonly parts: readonly RefundPart[] })[] = []
  for (const row of rows) {
    if (row.parts.length > 0) divided.push(row)
    else {
      const left = leftAfter(order, items, divided)
      const units = row.returnId ? await listReturnedUnits(tx, items, row.returnId) : []
      const first = returnedParts(order, units, left)
      const second = units.length > 0 ? left.filter(({ item }) => item === null) : []
      const own = splitRefund(money(row.amount, order.charged.total.currency), left, { first, second })
      divided.push({ ...row, parts: own })
    }
  }
  return divided
}

/** What can still be refunded of each line and of shipping. Failed refunds do not count, units that were never paid do. */
export async function readPartsLeft(tx: Database, order: Order, items: readonly OrderItem[]) {
  return leftAfter(order, items, await listDividedRefunds(tx, order, items))
}

function leftAfter(
  order: Order,
  items: readonly OrderItem[],
  divided: readonly { readonly status: string; readonly parts: readonly RefundPart[] }[],
): readonly RefundPart[] {
  const whole = partsOf(order, items)
  const units = items.map((item) => ({ item, before: 0, now: item.returned }))
  const uncollected = splitRefund(order.uncollected, whole, { first: returnedParts(order, units, whole) })
  const counted = divided.filter(({ status }) => status !== 'failed')
  return partsLeft(whole, [uncollected, ...counted.map(({ parts }) => parts)])
}

/** The units of a return, with those that came back before it. */
async function listReturnedUnits(tx: Database, items: readonly OrderItem[], returnId: Id<'return'>) {
  const [own] = await tx.select().from(returns).where(eq(returns.id, returnId))
  if (!own) return []
  const lines = await tx
    .select({ returnId: returnItems.returnId, item: returnItems.orderItemId, quantity: returnItems.quantity })
    .from(returnItems)
    .innerJoin(returns, eq(returns.id, returnItems.returnId))
    .where(and(eq(returns.orderId, own.orderId), lte(returns.createdAt, own.createdAt)))
  return items.flatMap((item) => {
    const ofItem = lines.filter((line) => line.item === item.id)
    const now = ofItem.find((line) => line.returnId === returnId)?.quantity ?? 0
    const before = ofItem.reduce((units, line) => units + (line.returnId === returnId ? 0 : line.quantity), 0)
    return now > 0 ? [{ item, before, now }] : []
  })
}
