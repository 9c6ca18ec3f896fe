import { and, asc, eq } from 'drizzle-orm'
import type { Money } from '#app/features/money/money.ts'
import { type Actor, doneBy, staffOf } from '#app/features/orders/order.ts'
import { countDiscountUses } from '#app/features/orders/order-discount.server.ts'
import { orderEvents } from '#app/features/orders/order-events.table.ts'
import { orderItems } from '#app/features/orders/order-items.table.ts'
import { queueStatusMail } from '#app/features/orders/order-mails.server.ts'
import {
  effectsOf,
  isUnshipped,
  ORDER_STATUS,
  type OrderStatus,
  type StatusEffects,
} from '#app/features/orders/order-status.ts'
import { findOrder } from '#app/features/orders/orders.server.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import { refundable } from '#app/features/payments/refunds/refund.ts'
import { refundOrder } from '#app/features/payments/refunds/refund-order.server.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { recordChange } from '#app/features/staff/audit.server.ts'
import {
  changeBackordered,
  findVariant,
  type LockedStock,
  lockAllStock,
  restockLines,
  takeStock,
} from '#app/features/stock/stock.server.ts'
import { allocateStock } from '#app/features/stock/stock.ts'
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
 * `changed`: what someone else made of it since `version`. `short`: the lines, by name, of which there is no longer
 * enough to take up a cancelled order again.
 */
export type StatusChanged =
  | 'saved'
  | 'not-found'
  | { readonly changed: Fulfillment }
  | { readonly short: readonly { readonly productName: string; readonly variantName: string; readonly left: number }[] }

/**
 * `trackingNumber` left out stays as it is; `version` left out overwrites whatever is there. `refund`: with a status that
 * offers it, what is left of what was paid is refunded as well.
 */
type StatusChange = {
  readonly status: OrderStatus
  readonly trackingNumber?: string
  readonly version?: string
  readonly refund?: boolean
}

/**
 * Sets an order's status and tracking number, from any status to any other, with the effects that the table of statuses
 * names (`effectsOf`), the events and an entry in the audit log. Taking units again may fail with nothing changed
 * (docs/rules.md, Orders). Opens its own transaction.
 */
export async function changeStatus(
  db: Database,
  id: Id<'order'>,
  change: StatusChange,
  actor: Actor,
  now: Date = new Date(),
): Promise<StatusChanged> {
  return await withTx(db, async (tx) => {
    const planned = await planChange(tx, id, change)
    return 'before' in planned ? await writeChange(tx, id, planned, change, actor, now) : planned.outcome
  })
}

/** As `changeStatus`, but changes nothing and says 'to-ask' where a refund is offered and `refund` is left out. */
export async function changeStatusOrAsk(
  db: Database,
  id: Id<'order'>,
  change: StatusChange,
  actor: Actor,
  now: Date = new Date(),
): Promise<StatusChanged | 'to-ask'> {
  return await withTx(db, async (tx) => {
    const planned = await planChange(tx, id, change)
    if (!('before' in planned)) return planned.outcome
    const mustAsk = planned.effects.offersRefund && change.refund === undefined && (await restOf(tx, id))
    return mustAsk ? 'to-ask' : await writeChange(tx, id, planned, change, actor, now)
  })
}

/** Cancels an order; `refund`: and refunds what is left of what was paid, also where it is cancelled already. */
export async function cancel(
  db: Database,
  id: Id<'order'>,
  { refund }: { readonly refund: boolean },
  actor: Actor,
  now: Date = new Date(),
): Promise<StatusChanged> {
  return await changeStatus(db, id, { status: 'cancelled', refund }, actor, now)
}

/** Has an order that was paid packed; one that had lapsed takes its units again, or stays as it is. */
export async function startProcessing(
  db: Database,
  id: Id<'order'>,
  actor: Actor,
  now: Date = new Date(),
): Promise<StatusChanged> {
  return await changeStatus(db, id, { status: 'processing' }, actor, now)
}

type Planned = {
  readonly before: NonNullable<Awaited<ReturnType<typeof lockStatus>>>
  readonly after: Fulfillment
  readonly effects: StatusEffects
}

/** What is to be written for a change of the order, which is locked; or the outcome where the change is refused. */
async function planChange(
  tx: Database,
  id: Id<'order'>,
  { status, trackingNumber, version }: StatusChange,
): Promise<Planned | { readonly outcome: 'not-found' | { readonly changed: Fulfillment } }> {
  const before = await lockStatus(tx, id)
  if (!before) return { outcome: 'not-found' }
  const after = { status, trackingNumber: trackingNumber ?? before.trackingNumber }
  const isThere = before.status === status && before.trackingNumber === after.trackingNumber // by whomever
  if (!isThere && version !== undefined && version !== fulfillmentVersion(before)) {
    return { outcome: { changed: { status: before.status, trackingNumber: before.trackingNumber } } }
  }
  return { before, after, effects: effectsOf(before.status, status) }
}

async function lockStatus(tx: Database, id: Id<'order'>) {
  const { status, trackingNumber, restockedAt, discountId, heldUntil } = orders
  const [row] = await tx
    .select({ status, trackingNumber, restockedAt, discountId, heldUntil })
    .from(orders)
    .where(eq(orders.id, id))
    .for('no key update')
  return row ?? null
}

async function writeChange(
  tx: Database,
  id: Id<'order'>,
  { before, after, effects }: Planned,
  { refund = false }: StatusChange,
  actor: Actor,
  now: Date,
): Promise<StatusChanged> {
  const moved = before.status !== after.status
  let statusEvent: Id<'order-event'> | null = null
  if (moved || before.trackingNumber !== after.trackingNumber) {
    if (moved) {
      const short = await moveStock(tx, id, before, after.status, effects, actor)
      if (short.length > 0) return { short } // found out before anything was written
      await countDiscountUses(tx, before.discountId, effects.discountUses)
    }
    const { stamp, clears, endsPaymentHold } = effects
    await tx
      .update(orders)
      .set({
        ...after,
        ...(clears && { [clears]: null }),
        ...(stamp && { [stamp]: now }),
        ...(endsPaymentHold && before.heldUntil && { heldUntil: now }),
      })
      .where(eq(orders.id, id))
    statusEvent = await recordEvents(tx, id, before, after, effects, actor, now)
  }
  if (refund && ORDER_STATUS[after.status].entering.offersRefund) await refundRest(tx, id, actor, now)
  if (statusEvent && effects.mail) await queueStatusMail(tx, id, effects.mail, statusEvent, actor)
  return 'saved'
}

/** Gives back what is left of what was paid, which the mail about the cancellation tells. The order is locked. */
async function refundRest(tx: Database, id: Id<'order'>, actor: Actor, now: Date): Promise<void> {
  const amount = await restOf(tx, id)
  if (!amount) return
  await refundOrder(tx, id, { amount, note: '', key: newId(), skipMail: true }, actor, now)
}

/** What is left of what was paid; null where that is nothing. */
async function restOf(tx: Database, id: Id<'order'>): Promise<Money<'USD'> | null> {
  const order = await findOrder(tx, id)
  const rest = order && refundable(order)
  return rest && rest.minor > 0 ? rest : null
}

/** Records what changed. Returns the event of the new status; null where only the tracking number is another. */
async function recordEvents(
  tx: Database,
  orderId: Id<'order'>,
  before: Fulfillment,
  after: Fulfillment,
  { event }: StatusEffects,
  actor: Actor,
  createdAt: Date,
): Promise<Id<'order-event'> | null> {
  const staffId = staffOf(actor)
  const status = before.status === after.status ? null : { from: before.status, to: after.status }
  const [from, to] = [before.trackingNumber, after.trackingNumber]
  const tracking = from === to ? null : { from, to }
  const statusEvent = newId<'order-event'>()
  const about = { orderId, staffId, createdAt }
  await tx
    .insert(orderEvents)
    .values([
      ...(status
        ? [{ ...about, id: statusEvent, kind: 'status' as const, detail: { ...status, ...doneBy(actor) } }]
        : []),
      ...(tracking ? [{ ...about, kind: 'tracking' as const, detail: tracking }] : []),
      ...(event ? [{ ...about, kind: event }] : []),
    ])
  await recordChange(tx, staffId, {
    action: 'order.update',
    entity: 'order',
    entityId: orderId,
    changes: { ...(status && { status }), ...(tracking && { trackingNumber: tracking }) },
  })
  return status && statusEvent
}

/** What a new status means for the stock. Returns the lines of which there is not enough, with nothing changed. */
async function moveStock(
  tx: Database,
  orderId: Id<'order'>,
  before: { readonly restockedAt: Date | null },
  status: OrderStatus,
  { stock, backordered }: StatusEffects,
  actor: Actor,
): Promise<{ productName: string; variantName: string; left: number }[]> {
  const cause = { orderId, staffId: staffOf(actor), ...doneBy(actor) }
  const lines = await listStockLines(tx, orderId)
  const locked = await lockAllStock(tx, [...new Set(lines.map((line) => line.productId))])
  // What never went back into stock is not taken again
  if (stock === 'take-again' && before.restockedAt) return await takeAgain(tx, orderId, lines, locked, status, actor)
  if (stock === 'restock') {
    // What came back before is on the shelf already, or was not fit for it.
    const left = lines.map((line) => ({ ...line, taken: Math.max(0, line.taken - line.returned) }))
    await restockLines(tx, locked, left, { reason: 'cancel', ...cause })
  }
  if (backordered) {
    const sign = backordered === 'owed' ? 1 : -1
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
    variantId: findVariant(locked.variants, line)?.id ?? null,
    quantity: Math.max(0, line.taken + line.backordered - line.returned),
  }))
  const takes = await takeStock(tx, locked, commands, settings, { reason: 'reopen', orderId, staffId: staffOf(actor) })
  if (!takes) {
    const shares = allocateStock(commands, new Map(locked.variants.map((row) => [row.id, row.stock])), settings)
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
