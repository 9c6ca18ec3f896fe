import { eq, sql } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { compare, type Money, money } from '#app/base/money.ts'
import { lockAllStock, restockLines } from '#app/inventory/stock.server.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { fillBackorders } from '#app/orders/backorders/fill-backorders.server.ts'
import { createReturnNotification } from '#app/orders/mails/order-notifications.ts'
import { type Actor, findStaffId, formatItem, toEventAuthor } from '#app/orders/order.ts'
import { orderEvents } from '#app/orders/order-events.table.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import { isCancelled, isUnshipped } from '#app/orders/order-status.ts'
import { listOrderItems, lockOrder, type Order, type OrderItem } from '#app/orders/orders.server.ts'
import { refundOrder } from '#app/orders/refund-order.server.ts'
import { readPartsLeft } from '#app/orders/refund-parts.server.ts'
import { computeReturnedParts } from '#app/orders/refund-parts.ts'
import { computeRefundable } from '#app/orders/refunds/refund.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import { countReturnable, findReportedFit, type ReturnReason } from '#app/orders/returns/return.ts'
import { returnItems, returns } from '#app/orders/returns.table.ts'
import { recordReturnedUnits } from '#app/orders/withdrawals/settle-withdrawals.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { queueNotification } from '#app/store/store-mail.server.ts'

export function computeReturnsVersion(
  order: Pick<Order, 'refunded'>,
  items: readonly Pick<OrderItem, 'id' | 'returned'>[],
) {
  return computeVersion([order.refunded.minor, items.map(({ id, returned }) => [id, returned])])
}

type ReturnLine = { readonly item: Id<'order-item'>; readonly quantity: number; readonly restock: boolean }

/** `key` is created when the form is opened, and becomes the id of the return. `amount`: the amount to refund, or 0. */
export type ReturnCommand = {
  readonly key: Id<'return'>
  readonly version: string
  readonly lines: readonly ReturnLine[]
  readonly reason: ReturnReason
  readonly note: string
  readonly amount: Money
}

/**
 * `left`: the number of units of this line that can still be returned; 0 for a line of another order. 'key-used': the
 * key belongs to a different return.
 */
export type ReturnResult =
  | { readonly recorded: Id<'return'> }
  | { readonly item: Id<'order-item'>; readonly left: number }
  | { readonly maxAmount: Money }
  | 'not-found'
  | 'cancelled'
  | 'changed'
  | 'key-used'

/**
 * Records a return once per key. Opens its own transaction.
 * @throws RangeError if there are no lines, a line is repeated, or a quantity is not a whole number above 0
 */
export async function recordReturn(
  db: Database,
  orderId: Id<'order'>,
  command: ReturnCommand,
  actor: Actor,
  now: Date = new Date(),
): Promise<ReturnResult> {
  const { key, lines, reason, note, amount } = command
  const isWhole = lines.every(({ quantity }) => Number.isSafeInteger(quantity) && quantity > 0)
  if (!isWhole || lines.length === 0 || new Set(lines.map(({ item }) => item)).size < lines.length) {
    throw new RangeError('A return needs lines with whole quantities, each line only once')
  }
  return await withTx(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return 'not-found'
    const recordedFingerprint = await findRecorded(tx, key, order.charged.total.currency)
    if (recordedFingerprint)
      return recordedFingerprint === computeFingerprint(orderId, command) ? { recorded: key } : 'key-used'
    if (amount.minor > 0 && (await isRefundKey(tx, key))) return 'key-used'
    if (isCancelled(order.status)) return 'cancelled'
    const items = await listOrderItems(tx, orderId)
    if (command.version !== computeReturnsVersion(order, items)) return 'changed'
    for (const { item, quantity } of lines) {
      const line = items.find(({ id }) => id === item)
      const left = line ? countReturnable(line, order.status) : 0
      if (quantity > left) return { item, left }
    }
    const left = computeRefundable(order)
    if (compare(amount, left) > 0) return { maxAmount: left }

    const staffId = findStaffId(actor)
    const [added] = await tx
      .insert(returns)
      .values({ id: key, orderId, reason, note, staffId, createdAt: now })
      .onConflictDoNothing({ target: returns.id })
      .returning({ id: returns.id })
    if (!added) return 'key-used' // a concurrent request used the key for another order
    const { locked, restocked } = await lockReturnedLines(tx, items, lines)
    const restockedIds = new Set(restocked.map(({ id }) => id))
    await recordLines(tx, { returnId: key, fit: findReportedFit(reason) }, lines, { items, restocked: restockedIds })
    await recordReturnedUnits(tx, orderId, lines, now)
    await restockLines(tx, locked, restocked, { reason: 'return', orderId, staffId, ...toEventAuthor(actor) })
    // Once withdrawn units are returned, the other units of their line can be filled from stock.
    if (isUnshipped(order.status)) await fillBackorders(tx, { variants: locked.variants, staffId })
    await tx.insert(orderEvents).values({
      orderId,
      kind: 'return',
      detail: { text: formatLines(items, lines), ...toEventAuthor(actor) },
      staffId,
      createdAt: now,
    })
    const units = lines.reduce((total, { quantity }) => total + quantity, 0)
    await recordChange(tx, staffId, {
      action: 'order.return',
      entity: 'order',
      entityId: orderId,
      changes: { return: key, units, reason },
    })
    await queueNotification(tx, createReturnNotification(order, key, listUnits(items, lines)))
    if (amount.minor > 0) {
      const units = items.flatMap((item) => {
        const now = lines.find((line) => line.item === item.id)?.quantity ?? 0
        return now > 0 ? [{ item, before: item.returned, now }] : []
      })
      const first = computeReturnedParts(order, units, await readPartsLeft(tx, order, items))
      const result = await refundOrder(tx, orderId, { amount, note: '', first, returnId: key, key }, actor, now)
      if (typeof result === 'string' || !('refund' in result)) throw new Error('A return could not be refunded')
    }
    return { recorded: key }
  })
}

/**
 * Returns the lines to restock as `restocked`, if inventory is tracked and the product still exists. Locks the stock of
 * all lines, as order lines are only changed while their variants are locked.
 */
async function lockReturnedLines(tx: Database, items: readonly OrderItem[], lines: readonly ReturnLine[]) {
  const { track_inventory } = await readSettings(tx)
  const returned = lines.flatMap(({ item, quantity, restock }) => {
    const line = items.find(({ id }) => id === item)
    return line?.productId ? [{ ...line, productId: line.productId, taken: quantity, restock }] : []
  })
  const locked = await lockAllStock(tx, [...new Set(returned.map(({ productId }) => productId))])
  const stillExists = (product: Id<'product'>) => locked.products.some(({ id }) => id === product)
  const restocked = returned.filter(({ productId, restock }) => track_inventory && restock && stillExists(productId))
  return { locked, restocked }
}

async function isRefundKey(tx: Database, key: string): Promise<boolean> {
  return (await tx.$count(refunds, eq(refunds.idempotencyKey, key))) > 0
}

async function recordLines(
  tx: Database,
  returnDetails: Pick<typeof returnItems.$inferInsert, 'returnId' | 'fit'>,
  lines: readonly ReturnLine[],
  { items, restocked }: { items: readonly OrderItem[]; restocked: ReadonlySet<Id<'order-item'>> },
): Promise<void> {
  const findProductId = (item: Id<'order-item'>) => items.find(({ id }) => id === item)?.productId ?? null
  await tx.insert(returnItems).values(
    lines.map(({ item, quantity }) => ({
      ...returnDetails,
      orderItemId: item,
      quantity,
      isRestocked: restocked.has(item),
      fitProductId: returnDetails.fit ? findProductId(item) : null,
    })),
  )
  for (const { item, quantity } of lines) {
    await tx
      .update(orderItems)
      .set({
        returned: sql`${orderItems.returned} + ${quantity}`,
        restocked: sql`${orderItems.restocked} + ${restocked.has(item) ? quantity : 0}`,
      })
      .where(eq(orderItems.id, item))
  }
}

function listUnits(items: readonly OrderItem[], lines: readonly ReturnLine[]) {
  return lines.flatMap(({ item, quantity }) => {
    const line = items.find(({ id }) => id === item)
    return line ? [{ ...pick(line, ['productName', 'variantName']), quantity }] : []
  })
}

function formatLines(items: readonly OrderItem[], lines: readonly ReturnLine[]): string {
  const units = listUnits(items, lines)
  return units.map((line) => `${line.quantity} × ${formatItem(line)}`).join(', ')
}

/** Leaves out `restock`, because restocking might have been impossible. */
function computeFingerprint(orderId: Id<'order'>, { lines, reason, note, amount }: ReturnCommand): string {
  const quantities = lines.map(({ item, quantity }) => `${item} ${quantity}`).toSorted()
  return JSON.stringify([orderId, reason, note, amount.minor, quantities])
}

async function findRecorded(tx: Database, key: Id<'return'>, currency: CurrencyCode): Promise<string | null> {
  const [existingReturn] = await tx.select().from(returns).where(eq(returns.id, key))
  if (!existingReturn) return null
  const [lines, [refund]] = await Promise.all([
    tx
      .select({ item: returnItems.orderItemId, quantity: returnItems.quantity, restock: returnItems.isRestocked })
      .from(returnItems)
      .where(eq(returnItems.returnId, key)),
    tx.select({ minor: refunds.amount }).from(refunds).where(eq(refunds.idempotencyKey, key)),
  ])
  const amount = money(refund?.minor ?? 0, currency)
  const { orderId, reason, note } = existingReturn
  return computeFingerprint(orderId, { key, version: '', lines, reason, note, amount })
}
