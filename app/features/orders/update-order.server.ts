import { and, asc, eq } from 'drizzle-orm'
import type { Money } from '#app/features/money/money.ts'
import { type Actor, doneBy, isUnshipped, type OrderStatus, staffOf } from '#app/features/orders/order.ts'
import { moveDiscount } from '#app/features/orders/order-discount.server.ts'
import { orderEvents } from '#app/features/orders/order-events.table.ts'
import { orderItems } from '#app/features/orders/order-items.table.ts'
import { queueStatusMail } from '#app/features/orders/order-mails.server.ts'
import { findOrder } from '#app/features/orders/orders.server.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import { refundable } from '#app/features/orders/refund.ts'
import { refundOrder } from '#app/features/orders/refund-order.server.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { recordChange } from '#app/features/staff/audit.server.ts'
import {
  changeBackordered,
  type LockedStock,
  lockAllStock,
  restockLines,
  takeStock,
  variantOf,
} from '#app/features/stock/stock.server.ts'
import { shareOut } from '#app/features/stock/stock.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { versionOf } from '#app/lib/version.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'

/** What staff set on an order. */
export type Fulfillment = { readonly status: OrderStatus; readonly trackingNumber: string }

/** Names the state that a form or a list was made from. */
export function fulfillmentVersion({ status, trackingNumber }: Fulfillment): string {
  return versionOf([status, trackingNumber])
}

/**
 * `changed`: what somebody else made of it since `version`. `short`: the lines, by name, of which there is no longer
 * enough to take up a cancelled order again.
 */
export type OrderUpdated =
  | 'saved'
  | 'not-found'
  | { readonly changed: Fulfillment }
  | { readonly short: readonly { readonly productName: string; readonly variantName: string; readonly left: number }[] }

/**
 * `trackingNumber` left out stays as it is; `version` left out overwrites whatever is there. `refund`: what is left of
 * what was paid for an order that is cancelled is given back as well; 'ask': where anything is left, nothing is changed and
 * the answer is 'to-ask'.
 */
type OrderCommand = {
  readonly status: OrderStatus
  readonly trackingNumber?: string
  readonly version?: string
  readonly refund?: boolean | 'ask'
}

/**
 * Sets an order's status and tracking number, with its events and an entry in the audit log. Moving to shipped stamps
 * `fulfilledAt`; cancelling gives back the stock that the order took and that did not come back before, once; leaving
 * 'cancelled' takes it again, or fails with nothing changed (docs/rules.md, Orders). Opens its own transaction.
 */
export async function updateOrder(
  db: Database,
  id: Id<'order'>,
  command: OrderCommand & { readonly refund?: boolean },
  actor: Actor,
  now?: Date,
): Promise<OrderUpdated>
export async function updateOrder(
  db: Database,
  id: Id<'order'>,
  command: OrderCommand,
  actor: Actor,
  now?: Date,
): Promise<OrderUpdated | 'to-ask'>
export async function updateOrder(
  db: Database,
  id: Id<'order'>,
  { status, trackingNumber: number, version, refund = false }: OrderCommand,
  actor: Actor,
  now: Date = new Date(),
): Promise<OrderUpdated | 'to-ask'> {
  return await withTx(db, async (tx) => {
    const [before] = await tx
      .select({
        status: orders.status,
        trackingNumber: orders.trackingNumber,
        fulfilledAt: orders.fulfilledAt,
        restockedAt: orders.restockedAt,
        discountId: orders.discountId,
        heldUntil: orders.heldUntil,
      })
      .from(orders)
      .where(eq(orders.id, id))
      .for('no key update')
    if (!before) return 'not-found'
    const trackingNumber = number ?? before.trackingNumber
    const moved = before.status !== status
    const refunds = refund === true && status === 'cancelled'
    if (!moved && before.trackingNumber === trackingNumber) {
      if (refunds) await refundRest(tx, id, actor, now)
      return 'saved' // by whomever
    }
    if (version !== undefined && version !== fulfillmentVersion(before)) {
      return { changed: { status: before.status, trackingNumber: before.trackingNumber } }
    }
    const cancels = moved && status === 'cancelled'
    if (cancels && refund === 'ask' && (await restOf(tx, id))) return 'to-ask'

    if (moved) {
      const short = await moveStock(tx, id, before, status, actor)
      if (short.length > 0) return { short } // found out before anything was written
      await moveDiscount(tx, before.discountId, before.status, status)
    }
    const ships = moved && status === 'shipped'
    await tx
      .update(orders)
      .set({
        status,
        trackingNumber,
        fulfilledAt: ships ? now : before.fulfilledAt,
        restockedAt: cancels ? now : status === 'cancelled' ? before.restockedAt : null,
        heldUntil: cancels && before.heldUntil ? now : before.heldUntil, // nobody is to pay for it any more
      })
      .where(eq(orders.id, id))
    const event = await noteChange(tx, id, before, { status, trackingNumber }, actor, now)
    if (refunds) await refundRest(tx, id, actor, now)
    if (moved) await queueStatusMail(tx, id, event, actor) // which says what is given back
    return 'saved'
  })
}

/** Gives back what is left of what was paid, which the mail about the cancellation tells. The order is locked. */
async function refundRest(tx: Database, id: Id<'order'>, actor: Actor, now: Date): Promise<void> {
  const amount = await restOf(tx, id)
  if (!amount) return
  await refundOrder(tx, id, { amount, note: '', key: newId(), isTold: true }, actor, now)
}

/** What is left of what was paid; null where that is nothing. */
async function restOf(tx: Database, id: Id<'order'>): Promise<Money<'USD'> | null> {
  const order = await findOrder(tx, id)
  const rest = order && refundable(order)
  return rest && rest.minor > 0 ? rest : null
}

/** Answers the event of the new status, if there is one. */
async function noteChange(
  tx: Database,
  orderId: Id<'order'>,
  before: Fulfillment,
  after: Fulfillment,
  actor: Actor,
  createdAt: Date,
): Promise<Id<'order-event'>> {
  const staffId = staffOf(actor)
  const about = { orderId, staffId, createdAt }
  const status = { from: before.status, to: after.status }
  const tracking = { from: before.trackingNumber, to: after.trackingNumber }
  const moved = status.from !== status.to
  const tracked = tracking.from !== tracking.to
  const statusEvent = newId<'order-event'>()
  await tx
    .insert(orderEvents)
    .values([
      ...(tracked ? [{ ...about, kind: 'tracking' as const, detail: tracking }] : []),
      ...(moved
        ? [{ ...about, id: statusEvent, kind: 'status' as const, detail: { ...status, ...doneBy(actor) } }]
        : []),
      ...(moved && after.status === 'shipped' ? [{ ...about, kind: 'fulfilled' as const }] : []),
    ])
  await recordChange(tx, staffId, {
    action: 'order.update',
    entity: 'order',
    entityId: orderId,
    changes: { ...(moved && { status }), ...(tracked && { trackingNumber: tracking }) },
  })
  return statusEvent
}

/** What a new status means for the stock. Answers the lines of which there is not enough, with nothing changed. */
async function moveStock(
  tx: Database,
  orderId: Id<'order'>,
  before: { readonly status: OrderStatus; readonly restockedAt: Date | null },
  status: OrderStatus,
  actor: Actor,
): Promise<{ productName: string; variantName: string; left: number }[]> {
  const cause = { orderId, staffId: staffOf(actor), ...doneBy(actor) }
  const lines = await listStockLines(tx, orderId)
  const locked = await lockAllStock(tx, [...new Set(lines.map((line) => line.productId))])
  if (before.restockedAt) return await takeAgain(tx, orderId, lines, locked, status, actor)
  if (status === 'cancelled') {
    // What came back before is on the shelf already, or was not fit for it.
    const left = lines.map((line) => ({ ...line, taken: Math.max(0, line.taken - line.returned) }))
    await restockLines(tx, locked, left, { reason: 'cancel', ...cause })
  }
  // Pieces that are owed count as owed until the order leaves the house or is cancelled.
  if (isUnshipped(before.status) !== isUnshipped(status)) {
    const sign = isUnshipped(status) ? 1 : -1
    await changeBackordered(
      tx,
      locked,
      lines.map((line) => ({ ...line, backordered: sign * line.backordered })),
    )
  }
  return []
}

type StockLine = Awaited<ReturnType<typeof listStockLines>>[number]

async function takeAgain(
  tx: Database,
  orderId: Id<'order'>,
  lines: readonly StockLine[],
  locked: LockedStock,
  status: OrderStatus,
  actor: Actor,
) {
  const settings = await readSettings(tx)
  const commands = lines.map((line) => ({
    variantId: variantOf(locked.variants, line)?.id ?? null,
    quantity: Math.max(0, line.taken + line.backordered - line.returned),
  }))
  const takes = await takeStock(tx, locked, commands, settings, { reason: 'reopen', orderId, staffId: staffOf(actor) })
  if (!takes) {
    const shares = shareOut(commands, new Map(locked.variants.map((row) => [row.id, row.stock])), settings)
    return lines.flatMap(({ productName, variantName }, index) => {
      const left = shares[index]?.quantity ?? 0
      return left < (commands[index]?.quantity ?? 0) ? [{ productName, variantName, left }] : []
    })
  }
  for (const [index, { taken, backordered }] of takes.entries()) {
    const line = lines[index]
    if (!line) continue
    await tx
      .update(orderItems)
      .set({ stockTaken: Math.min(line.taken, line.returned) + taken, backordered })
      .where(and(eq(orderItems.id, line.id), eq(orderItems.orderId, orderId)))
  }
  if (!isUnshipped(status)) {
    const own = lines.map((line, index) => ({ ...line, backordered: -(takes[index]?.backordered ?? 0) }))
    await changeBackordered(tx, await lockAllStock(tx, [...new Set(lines.map((line) => line.productId))]), own)
  }
  return []
}

/** What the lines took off the shelf, still owe, and got back. Products that were deleted have no shelf. */
async function listStockLines(tx: Database, orderId: Id<'order'>) {
  const rows = await tx
    .select({
      id: orderItems.id,
      productId: orderItems.productId,
      productName: orderItems.productName,
      variantName: orderItems.variantName,
      size: orderItems.size,
      color: orderItems.color,
      sku: orderItems.sku,
      taken: orderItems.stockTaken,
      backordered: orderItems.backordered,
      returned: orderItems.returned,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))
  return rows.flatMap(({ productId, ...row }) => (productId ? [{ ...row, productId }] : []))
}
