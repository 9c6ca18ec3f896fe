import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { compare, type Money, money } from '#app/base/money.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { fillOrder } from '#app/orders/backorders/fill-backorders.server.ts'
import { type OrderStatusChanged, refundRecorded } from '#app/orders/events.ts'
import { createRefundNotification } from '#app/orders/mails/order-notifications.ts'
import { type Actor, findStaffId, toEventAuthor } from '#app/orders/order.ts'
import { orderEvents } from '#app/orders/order-events.table.ts'
import { queueRefundMail } from '#app/orders/order-mails.server.ts'
import { isFullyRefunded, ORDER_STATUS } from '#app/orders/order-status.ts'
import { getOrder, listOrderItems, lockOrder, type Order } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { readPartsLeft } from '#app/orders/refund-parts.server.ts'
import {
  computeStoreRefund,
  type PartId,
  type RefundPart,
  selectParts,
  splitRefund,
  sumRefundParts,
} from '#app/orders/refund-parts.ts'
import { computeRefundable, getPaymentStatusAfter } from '#app/orders/refunds/refund.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { emit } from '#app/platform/db/events.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { listManualProviders, takesRealMoney } from '#app/pricing/payment-providers.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { queueNotification } from '#app/store/store-mail.server.ts'

/**
 * `chosen`: only these parts of the order are refunded. `first`: the refund is divided among these parts first. Without
 * either, the refund reduces the price of the goods. `seen`: the amount already refunded, in minor units, as shown to
 * the requester. `skipMail`: another email informs the shopper.
 */
type RefundCommand = {
  readonly amount: Money
  readonly note: string
  readonly chosen?: readonly PartId[]
  readonly first?: readonly RefundPart[]
  readonly returnId?: Id<'return'>
  readonly key: string
  readonly seen?: number
  readonly skipMail?: boolean
}

/**
 * `maxForSelection`: the refundable amount of the chosen parts. 'changed': the refunded amount differs from `seen`.
 * 'key-used': the key belongs to a different refund.
 */
export type RefundResult =
  | { readonly refund: Id<'refund'>; readonly status: 'pending' | 'done' | 'failed' }
  | { readonly maxAmount: Money }
  | { readonly maxForSelection: Money }
  | 'not-found'
  | 'changed'
  | 'key-used'

/**
 * Records a refund once per key (docs/rules.md, Returns and refunds). Real money is paid out after the commit.
 * @throws RangeError if the amount is not above 0
 */
export async function refundOrder(
  db: Database,
  orderId: Id<'order'>,
  { amount, note, chosen, first, returnId, key, seen, skipMail = false }: RefundCommand,
  actor: Actor,
  now: Date = new Date(),
): Promise<RefundResult> {
  if (amount.minor <= 0) throw new RangeError('A refund must be above 0')
  return await withTx(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return 'not-found'
    const [existing] = await tx.select().from(refunds).where(eq(refunds.idempotencyKey, key))
    if (existing) {
      const hasSameParts = !chosen || existing.parts.every(({ item }) => chosen.includes(item))
      const isSame =
        existing.orderId === orderId && existing.amount === amount.minor && existing.note === note && hasSameParts
      return isSame ? { refund: existing.id, status: existing.status } : 'key-used'
    }
    if (seen !== undefined && seen !== order.refunded.minor) return 'changed'
    const refundableAmount = computeRefundable(order)
    if (compare(amount, refundableAmount) > 0) return { maxAmount: refundableAmount }
    const unrefunded = await readPartsLeft(tx, order, await listOrderItems(tx, orderId))
    const chosenPartsLeft = chosen && selectParts(unrefunded, chosen)
    const maxForSelection = chosenPartsLeft && sumRefundParts(chosenPartsLeft, amount)
    if (maxForSelection && compare(amount, maxForSelection) > 0) return { maxForSelection }
    // If a return's refund exceeds the cost of its units, the excess refunds shipping
    const second = returnId ? selectParts(unrefunded, [null]) : []
    const parts = splitRefund(amount, unrefunded, { first: chosenPartsLeft ?? first ?? [], second })

    const storeAmount = computeStoreRefund(order, amount)
    const status = takesRealMoney(order.paymentProvider) ? 'pending' : 'done'
    const staffId = findStaffId(actor)
    const [added] = await tx
      .insert(refunds)
      .values({
        orderId,
        returnId: returnId ?? null,
        idempotencyKey: key,
        amount: amount.minor,
        storeAmount: storeAmount.minor,
        parts,
        note,
        paymentProvider: order.paymentProvider,
        status,
        staffId,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: refunds.idempotencyKey })
      .returning({ id: refunds.id })
    if (!added) return 'key-used' // a concurrent request used the key for another order
    await addRefundedAmount(tx, order, amount.minor, storeAmount.minor)
    await tx.insert(orderEvents).values({
      orderId,
      kind: 'refund',
      detail: { amount: amount.minor, ...(note && { text: note }), ...toEventAuthor(actor) },
      staffId,
      createdAt: now,
    })
    await recordChange(tx, staffId, {
      action: 'order.refund',
      entity: 'order',
      entityId: orderId,
      changes: { refund: added.id, amount: amount.minor, currency: amount.currency },
    })
    if (status === 'done') {
      const document = await emit(refundRecorded, tx, { refundId: added.id, orderId, staffId, now })
      if (!skipMail) await queueRefundMail(tx, orderId, { id: added.id, amount, document })
    } else if (listManualProviders().includes(order.paymentProvider)) {
      await queueNotification(tx, createRefundNotification(order, { id: added.id, amount, state: 'due' }))
    }
    return { refund: added.id, status }
  })
}

/** `reference` is the provider's id; a rejected refund has none. */
type RefundOutcome = { readonly reference: string } | { readonly failed: string; readonly reference?: string }

/** Records once that a refund is done or has failed. A refund can fail even after it was done. */
export async function settleRefund(
  db: Database,
  id: Id<'refund'>,
  outcome: RefundOutcome,
  now: Date = new Date(),
): Promise<'settled' | 'settled-before' | 'not-found'> {
  return await withTx(db, async (tx) => {
    const locked = await lockRefund(tx, id)
    if (!locked) return 'not-found'
    const { order, refund } = locked
    const hasFailed = 'failed' in outcome
    if (refund.status === 'failed' || (refund.status === 'done' && !hasFailed)) return 'settled-before'
    if (!hasFailed) {
      await tx
        .update(refunds)
        .set({ status: 'done', paymentReference: outcome.reference, lastError: null, updatedAt: now })
        .where(eq(refunds.id, id))
      const amount = money(refund.amount, order.charged.total.currency)
      const document = await emit(refundRecorded, tx, { refundId: id, orderId: order.id, staffId: null, now })
      await queueRefundMail(tx, order.id, { id, amount, document })
      return 'settled'
    }
    await tx
      .update(refunds)
      .set({
        status: 'failed',
        lastError: outcome.failed,
        ...(outcome.reference && { paymentReference: outcome.reference }),
        updatedAt: now,
      })
      .where(eq(refunds.id, id))
    await addRefundedAmount(tx, order, -refund.amount, -refund.storeAmount)
    if (isFullyRefunded(order.paymentStatus)) await fillOrder(tx, order.id)
    await tx.insert(orderEvents).values({
      orderId: order.id,
      kind: 'refund',
      detail: { amount: refund.amount, to: 'failed', text: outcome.failed },
      createdAt: now,
    })
    const amount = money(refund.amount, order.charged.total.currency)
    await queueNotification(tx, createRefundNotification(order, { id, amount, state: 'failed' }))
    return 'settled'
  })
}

/** Locks the order first, as everywhere else. */
async function lockRefund(tx: Database, id: Id<'refund'>) {
  const [foundRefund] = await tx.select({ orderId: refunds.orderId }).from(refunds).where(eq(refunds.id, id))
  const order = foundRefund && (await lockOrder(tx, foundRefund.orderId))
  if (!order) return null
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('no key update')
  return refund ? { order, refund } : null
}

/** Refunds what is left of an order's payment, if staff chose this when they saved the order's status. */
export async function refundWithStatus(
  tx: Database,
  { orderId, to, shouldRefund, hasStatusMail, actor, now }: OrderStatusChanged,
): Promise<Money | null> {
  if (!shouldRefund || !ORDER_STATUS[to].entering.offersRefund) return null
  const amount = computeRefundable(await getOrder(tx, orderId))
  if (amount.minor === 0) return null
  await refundOrder(tx, orderId, { amount, note: '', key: newId(), skipMail: hasStatusMail }, actor, now)
  return amount
}

/** The order must be locked. A negative amount is subtracted. */
async function addRefundedAmount(
  tx: Database,
  { id, charged, refunded, uncollected }: Pick<Order, 'id' | 'charged' | 'refunded' | 'uncollected'>,
  amount: number,
  storeAmount: number,
): Promise<void> {
  await tx
    .update(orders)
    .set({
      refunded: sql`${orders.refunded} + ${amount}`,
      refundedAmount: sql`${orders.refundedAmount} + ${storeAmount}`,
      paymentStatus: getPaymentStatusAfter(
        charged.total,
        money(refunded.minor + amount, refunded.currency),
        uncollected,
      ),
    })
    .where(eq(orders.id, id))
}

/** Returns a deterministic idempotency key: a version 8 UUID from the hash of `text`. */
export function createRefundKey(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}
