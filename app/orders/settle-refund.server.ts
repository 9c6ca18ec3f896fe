import { and, eq } from 'drizzle-orm'
import { money } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { fillOrder } from '#app/orders/backorders/fill-backorders.server.ts'
import { refundRecorded } from '#app/orders/events.ts'
import type { Actor } from '#app/orders/order.ts'
import { orderEvents } from '#app/orders/order-events.table.ts'
import { queueRefundMail } from '#app/orders/order-mails.server.ts'
import { refundNotification } from '#app/orders/order-notifications.ts'
import { isFullyRefunded } from '#app/orders/order-status.ts'
import { lockOrder } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { countRefunded, type RefundBooked, refundOrder } from '#app/orders/refund-order.server.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { emit } from '#app/platform/db/events.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { listManualProviders } from '#app/pricing/payment-providers.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { queueNotification } from '#app/store/store-mail.server.ts'

/** `reference` is the provider's id; a refused refund has none. */
type RefundOutcome = { readonly reference: string } | { readonly failed: string; readonly reference?: string }

/** Records once that a refund is done or has failed, perhaps after it was done. */
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
    await countRefunded(tx, order, -refund.amount, -refund.storeAmount)
    if (isFullyRefunded(order.paymentStatus)) await fillOrder(tx, order.id)
    await tx.insert(orderEvents).values({
      orderId: order.id,
      kind: 'refund',
      detail: { amount: refund.amount, to: 'failed', text: outcome.failed },
      createdAt: now,
    })
    const amount = money(refund.amount, order.charged.total.currency)
    await queueNotification(tx, refundNotification(order, { id, amount, state: 'failed' }))
    return 'settled'
  })
}

/** By staff, who pay the refunds of some providers out themselves. `reference`: what they typed, perhaps nothing. */
export async function recordPaidOut(
  db: Database,
  orderId: Id<'order'>,
  id: Id<'refund'>,
  reference: string,
  staffId: Id<'staff'>,
  now: Date = new Date(),
): Promise<'settled' | 'settled-before' | 'not-found'> {
  return await withTx(db, async (tx) => {
    const [refund] = await tx
      .select({ provider: refunds.paymentProvider })
      .from(refunds)
      .where(and(eq(refunds.id, id), eq(refunds.orderId, orderId)))
    if (!refund || !listManualProviders().includes(refund.provider)) return 'not-found'
    const settled = await settleRefund(tx, id, { reference }, now)
    if (settled !== 'settled') return settled
    const change = { action: 'order.refund-paid-out', entity: 'order', entityId: orderId, changes: { refund: id } }
    await recordChange(tx, staffId, change)
    return 'settled'
  })
}

/** Once: the failed refund's id is the key of the new one. */
export async function retryRefund(
  db: Database,
  orderId: Id<'order'>,
  id: Id<'refund'>,
  actor: Actor,
  now: Date = new Date(),
): Promise<RefundBooked> {
  const [failed] = await db
    .select({ ...pick(refunds, ['amount', 'note', 'returnId', 'parts']), currency: orders.currency })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refunds.id, id), eq(refunds.orderId, orderId), eq(refunds.status, 'failed')))
  if (!failed) return 'not-found'
  const { amount, currency, note, returnId, parts: first } = failed
  const command = { amount: money(amount, currency), note, first, ...(returnId && { returnId }), key: id }
  return await refundOrder(db, orderId, command, actor, now)
}

/** Locks the order first, as everywhere. */
async function lockRefund(tx: Database, id: Id<'refund'>) {
  const [named] = await tx.select({ orderId: refunds.orderId }).from(refunds).where(eq(refunds.id, id))
  const order = named && (await lockOrder(tx, named.orderId))
  if (!order) return null
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('no key update')
  return refund ? { order, refund } : null
}
