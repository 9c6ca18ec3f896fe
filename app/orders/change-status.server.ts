import { and, asc, eq } from 'drizzle-orm'
import { getCustomCarriers, isCarrier, recognizeCarrier } from '#app/base/carriers.ts'
import type { Money } from '#app/base/money.ts'
import { changeBackordered } from '#app/inventory/backorders.server.ts'
import {
  allocateLocked,
  findVariant,
  type LockedStock,
  lockAllStock,
  restockLines,
  takeStock,
} from '#app/inventory/stock.server.ts'
import { allocateStock } from '#app/inventory/stock.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { fillBackorders } from '#app/orders/backorders/fill-backorders.server.ts'
import { orderStatusChanged } from '#app/orders/events.ts'
import { type Actor, findStaffId, toEventAuthor } from '#app/orders/order.ts'
import { orderEvents } from '#app/orders/order-events.table.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import { queueStatusMail } from '#app/orders/order-mails.server.ts'
import { getStatusEffects, isUnshipped, type OrderStatus, type StatusEffects } from '#app/orders/order-status.ts'
import { findOrder } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { computeRefundable } from '#app/orders/refunds/refund.ts'
import { countDiscountUses } from '#app/orders/sums/order-discount.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { emit } from '#app/platform/db/events.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { readSettings } from '#app/store/settings.server.ts'

type Fulfillment = { readonly status: OrderStatus; readonly trackingNumber: string }

export function computeFulfillmentVersion({ status, trackingNumber }: Fulfillment): string {
  return computeVersion([status, trackingNumber])
}

export type ShortLine = { readonly productName: string; readonly variantName: string; readonly left: number }

/**
 * `changed`: the state that someone else saved since `version`. `short`: the lines without enough stock to reopen a
 * cancelled order.
 */
type StatusChangeResult =
  | 'saved'
  | 'not-found'
  | { readonly changed: Fulfillment }
  | { readonly short: readonly ShortLine[] }

/**
 * Without `version`, any state is overwritten. `refund`: also refunds what is left of the payment, if the order is
 * cancelled.
 */
type StatusChange = {
  readonly status: OrderStatus
  readonly trackingNumber?: string
  /** If missing, the carrier is recognized from a new tracking number. */
  readonly carrier?: string
  readonly version?: string
  readonly refund?: boolean
  /** If true, no email is sent about a shipment. Emails about cancellations are always sent. */
  readonly isSilent?: boolean
}

/** Changes everything or nothing (docs/rules.md, Orders). Opens its own transaction. */
export async function changeStatus(
  db: Database,
  id: Id<'order'>,
  change: StatusChange,
  actor: Actor,
  now: Date = new Date(),
): Promise<StatusChangeResult> {
  return await withTx(db, async (tx) => {
    const plan = await planChange(tx, id, change)
    return 'outcome' in plan ? plan.outcome : await writeChange(tx, id, plan, change, actor, now)
  })
}

/** Changes nothing and returns 'confirm-refund' if a refund is offered and `refund` is missing. */
export async function changeStatusOrConfirm(
  db: Database,
  id: Id<'order'>,
  change: StatusChange,
  actor: Actor,
): Promise<StatusChangeResult | 'confirm-refund'> {
  return await withTx(db, async (tx) => {
    const plan = await planChange(tx, id, change)
    if ('outcome' in plan) return plan.outcome
    const mustConfirm = plan.effects.offersRefund && change.refund === undefined && (await findRefundable(tx, id))
    return mustConfirm ? 'confirm-refund' : await writeChange(tx, id, plan, change, actor, new Date())
  })
}

type Plan = {
  readonly before: Pick<
    typeof orders.$inferSelect,
    'status' | 'trackingNumber' | 'carrier' | 'restockedAt' | 'discountId' | 'heldUntil'
  >
  readonly after: Fulfillment & { readonly carrier: string }
  readonly effects: StatusEffects
}

async function planChange(
  tx: Database,
  id: Id<'order'>,
  change: StatusChange,
): Promise<Plan | { readonly outcome: 'not-found' | { readonly changed: Fulfillment } }> {
  const { status, trackingNumber, carrier, restockedAt, discountId, heldUntil } = orders
  const [before] = await tx
    .select({ status, trackingNumber, carrier, restockedAt, discountId, heldUntil })
    .from(orders)
    .where(eq(orders.id, id))
    .for('no key update')
  if (!before) return { outcome: 'not-found' }
  const numberAfter = change.trackingNumber ?? before.trackingNumber
  const after = {
    status: change.status,
    trackingNumber: numberAfter,
    carrier: await getCarrierAfter(tx, before, numberAfter, change.carrier),
  }
  const isUnchanged =
    before.status === after.status && before.trackingNumber === numberAfter && before.carrier === after.carrier
  if (!isUnchanged && change.version !== undefined && change.version !== computeFulfillmentVersion(before)) {
    return { outcome: { changed: { status: before.status, trackingNumber: before.trackingNumber } } }
  }
  return { before, after, effects: getStatusEffects(before.status, after.status) }
}

/** Returns the carrier after the change; '' without a tracking number. */
async function getCarrierAfter(
  tx: Database,
  before: { readonly trackingNumber: string; readonly carrier: string },
  number: string,
  chosen: string | undefined,
): Promise<string> {
  if (number === '') return ''
  if (chosen === undefined && number === before.trackingNumber) return before.carrier
  const settings = await readSettings(tx)
  const custom = getCustomCarriers(settings)
  if (chosen === undefined) return recognizeCarrier(number, settings.store_country, custom)
  return chosen === before.carrier || isCarrier(chosen, custom) ? chosen : ''
}

async function writeChange(
  tx: Database,
  id: Id<'order'>,
  { before, after, effects }: Plan,
  { refund = false, isSilent = false }: StatusChange,
  actor: Actor,
  now: Date,
): Promise<StatusChangeResult> {
  const isStatusChanged = before.status !== after.status
  let statusEvent: Id<'order-event'> | null = null
  if (isStatusChanged) {
    const short = await moveStock(tx, id, before, after.status, effects, actor)
    if (short.length > 0) return { short } // nothing is written yet
    await countDiscountUses(tx, before.discountId, effects.discountUses)
  }
  if (isStatusChanged || before.trackingNumber !== after.trackingNumber || before.carrier !== after.carrier) {
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
  const isReported = !isSilent || effects.mail !== 'order-shipped'
  const mail = statusEvent && isReported ? effects.mail : null
  const amount = await emit(orderStatusChanged, tx, {
    orderId: id,
    from: before.status,
    to: after.status,
    effects,
    shouldRefund: refund,
    hasStatusMail: Boolean(mail),
    actor,
    now,
  })
  if (statusEvent && mail) await queueStatusMail(tx, id, { mail, eventId: statusEvent, refund: amount }, actor)
  return 'saved'
}

async function findRefundable(tx: Database, id: Id<'order'>): Promise<Money | null> {
  const order = await findOrder(tx, id)
  const left = order && computeRefundable(order)
  return left && left.minor > 0 ? left : null
}

async function recordEvents(
  tx: Database,
  orderId: Id<'order'>,
  before: Plan['before'],
  after: Plan['after'],
  { event }: StatusEffects,
  actor: Actor,
  createdAt: Date,
): Promise<Id<'order-event'> | null> {
  const staffId = findStaffId(actor)
  const status = before.status === after.status ? null : { from: before.status, to: after.status }
  const [from, to] = [before.trackingNumber, after.trackingNumber]
  const trackingNumber = from === to ? null : { from, to }
  const carrier = before.carrier === after.carrier ? null : { from: before.carrier, to: after.carrier }
  const id = newId<'order-event'>()
  const common = { orderId, staffId, createdAt }
  const events: (typeof orderEvents.$inferInsert)[] = []
  if (status) events.push({ ...common, id, kind: 'status', detail: { ...status, ...toEventAuthor(actor) } })
  if (trackingNumber) events.push({ ...common, kind: 'tracking', detail: trackingNumber })
  if (event) events.push({ ...common, kind: event })
  if (events.length > 0) await tx.insert(orderEvents).values(events)
  await recordChange(tx, staffId, {
    action: 'order.update',
    entity: 'order',
    entityId: orderId,
    changes: { ...(status && { status }), ...(trackingNumber && { trackingNumber }), ...(carrier && { carrier }) },
  })
  return status && id
}

/**
 * Restocks units or takes them again, as the status requires. If lines are short of stock, only returns these lines.
 */
async function moveStock(
  tx: Database,
  orderId: Id<'order'>,
  before: { readonly restockedAt: Date | null },
  status: OrderStatus,
  { stock, backorder }: StatusEffects,
  actor: Actor,
): Promise<ShortLine[]> {
  const locked = await lockLines(tx, await listStockLines(tx, orderId))
  const lines = await listStockLines(tx, orderId) // read again, because units may have been allocated before the locks
  // Only units that were restocked are taken again
  if (stock === 'take' && before.restockedAt) return await retakeStock(tx, orderId, lines, locked, status, actor)
  const staffId = findStaffId(actor)
  if (backorder === 'remove') {
    const removedBackorders = lines.map((line) => ({ ...line, backordered: -line.backordered }))
    await changeBackordered(tx, locked.variants, removedBackorders)
  }
  if (backorder === 'add') {
    await changeBackordered(tx, locked.variants, await restoreBackorder(tx, orderId, lines))
    await fillBackorders(tx, { variants: locked.variants, staffId, joining: orderId })
  }
  if (stock === 'restock') {
    // Returned units are back in stock already, or could not be sold again
    const left = lines.map((line) => ({ ...line, taken: Math.max(0, line.taken - line.returned) }))
    await restockLines(tx, locked, left, { reason: 'cancel', orderId, staffId, ...toEventAuthor(actor) })
  }
  return []
}

type StockLine = Awaited<ReturnType<typeof listStockLines>>[number]

/**
 * Limits the backordered units of each line to those still to be sent, because units may have been returned after
 * shipment. Returns the updated lines.
 */
async function restoreBackorder(tx: Database, orderId: Id<'order'>, lines: readonly StockLine[]): Promise<StockLine[]> {
  const waiting = lines.map((line) => {
    const { quantity, returned, taken } = line
    const unsent = quantity - returned - Math.max(0, taken - returned)
    return { ...line, backordered: Math.min(line.backordered, Math.max(0, unsent)) }
  })
  for (const [index, { id, backordered }] of waiting.entries()) {
    if (backordered === lines[index]?.backordered) continue
    await tx
      .update(orderItems)
      .set({ backordered })
      .where(and(eq(orderItems.id, id), eq(orderItems.orderId, orderId)))
  }
  return waiting
}

function lockLines(tx: Database, lines: readonly StockLine[]): Promise<LockedStock> {
  return lockAllStock(tx, [...new Set(lines.map((line) => line.productId))])
}

async function retakeStock(
  tx: Database,
  orderId: Id<'order'>,
  lines: readonly StockLine[],
  locked: LockedStock,
  status: OrderStatus,
  actor: Actor,
): Promise<ShortLine[]> {
  const settings = await readSettings(tx)
  const requests = lines.map((line) => ({
    variantId: findVariant(locked.variants, line)?.id ?? null,
    quantity: Math.max(0, line.taken + line.backordered - line.returned),
  }))
  const takes = allocateLocked(locked, requests, settings)
  if (!takes) {
    const shares = allocateStock(requests, new Map(locked.variants.map(({ id, stock }) => [id, stock])), settings)
    return lines.flatMap(({ productName, variantName }, index) => {
      const left = shares[index]?.quantity ?? 0
      return left < (requests[index]?.quantity ?? 0) ? [{ productName, variantName, left }] : []
    })
  }
  await takeStock(tx, locked, requests, takes, { reason: 'reopen', orderId, staffId: findStaffId(actor) })
  for (const [index, { taken, backordered }] of takes.entries()) {
    const line = lines[index]
    if (!line) continue
    await tx
      .update(orderItems)
      .set({ stockTaken: Math.min(line.taken, line.returned) + taken, backordered })
      .where(and(eq(orderItems.id, line.id), eq(orderItems.orderId, orderId)))
  }
  if (!isUnshipped(status)) {
    const removedBackorders = lines.map((line, index) => ({ ...line, backordered: -(takes[index]?.backordered ?? 0) }))
    await changeBackordered(tx, (await lockLines(tx, lines)).variants, removedBackorders)
  }
  return []
}

async function listStockLines(tx: Database, orderId: Id<'order'>) {
  const names = pick(orderItems, ['id', 'productId', 'productName', 'variantName', 'size', 'color', 'sku'])
  const units = { ...pick(orderItems, ['quantity', 'backordered', 'returned']), taken: orderItems.stockTaken }
  const rows = await tx
    .select({ ...names, ...units })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))
  return rows.flatMap((row) => (row.productId ? [{ ...row, productId: row.productId }] : []))
}
