import { and, eq } from 'drizzle-orm'
import { type Id, parseId } from '#app/lib/id.ts'
import { orderEvents } from '#app/orders/order-events.table.ts'
import { isPayable } from '#app/orders/order-status.ts'
import { findOrder, lockOrder } from '#app/orders/orders.server.ts'
import { settleRefund } from '#app/orders/refund-order.server.ts'
import { captureIfApproved } from '#app/payments/payment/capture-payment.server.ts'
import { payments } from '#app/payments/payment/payments.table.ts'
import { settlePayment } from '#app/payments/payment/settle-payment.server.ts'
import { recordExternalRefund } from '#app/payments/refunds/pay-out-refunds.server.ts'
import { paymentEvents } from '#app/payments/webhooks/payment-events.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { log } from '#app/platform/log.server.ts'
import type { PaymentEvent, PaymentProvider } from '#app/pricing/payment-providers.ts'

/**
 * Captures an approved payment if the order is still waiting for it. Returns null if there is nothing to record. Never
 * call it inside a transaction. @throws if the provider does not respond
 */
export async function captureEvent(
  db: Database,
  provider: PaymentProvider,
  event: PaymentEvent,
): Promise<PaymentEvent | null> {
  if (event.about !== 'payment' || event.payment.state !== 'approved') return event
  const id = parseId<'order'>(event.orderId)
  const order = id && (await findOrder(db, id))
  if (!order || !isPayable(order) || order.paymentReference !== event.reference) return null
  const payment = await captureIfApproved(provider, event.reference, event.payment)
  return payment.state === 'open' ? null : { ...event, payment }
}

/**
 * Records and applies each event once, in whatever order events arrive. Uses one transaction, so that an event that
 * fails is not recorded and the provider sends it again. 'too-early': nothing was recorded, because another event must
 * come first.
 */
export async function recordPaymentEvent(
  db: Database,
  provider: string,
  event: PaymentEvent,
  now: Date = new Date(),
): Promise<'recorded' | 'too-early'> {
  try {
    await withTx(db, (tx) => record(tx, provider, event, now))
    return 'recorded'
  } catch (error) {
    if (error instanceof TooEarlyError) return 'too-early'
    throw error
  }
}

class TooEarlyError extends Error {
  override name = 'TooEarly'
}

async function record(tx: Database, provider: string, event: PaymentEvent, now: Date): Promise<void> {
  const orderId = event.about === 'refund' ? null : parseId<'order'>(event.orderId)
  const first = await tx
    .insert(paymentEvents)
    .values({ provider, eventId: event.id, kind: event.kind, orderId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.eventId })
  if (first.length === 0) return
  const isKnown = await apply(tx, provider, event, now)
  if (!isKnown) log.warn({ event: 'payment-of-unknown-order', provider, kind: event.kind })
}

async function apply(tx: Database, provider: string, event: PaymentEvent, now: Date): Promise<boolean> {
  if (event.about === 'refund') {
    const id = parseId<'refund'>(event.refundId)
    const { refund } = event
    if (!id) return false
    if (refund.state === 'pending') return true
    const { reference } = refund
    const outcome = refund.state === 'failed' ? { failed: refund.reason, reference } : { reference }
    return (await settleRefund(tx, id, outcome, now)) !== 'not-found'
  }
  const orderId = parseId<'order'>(event.orderId)
  if (!orderId) return false
  if (event.about === 'payment') {
    const { reference, payment } = event
    return (await settlePayment(tx, { provider, orderId, reference, payment }, now)) !== 'unknown-order'
  }
  if (event.about === 'dispute') return await recordDispute(tx, provider, orderId, event, now)
  const recorded = await recordExternalRefund(tx, provider, { ...event, orderId }, now)
  if (recorded === 'too-early') throw new TooEarlyError()
  return recorded === 'recorded'
}

const DISPUTE_TEXTS = {
  opened: 'The customer disputed the payment with the bank or the provider. Respond there before the deadline.',
  won: 'The dispute ended in your favor.',
  lost: 'The dispute was lost: the provider took the money back.',
} as const

async function recordDispute(
  tx: Database,
  provider: string,
  orderId: Id<'order'>,
  { reference, outcome }: Extract<PaymentEvent, { about: 'dispute' }>,
  now: Date,
): Promise<boolean> {
  const order = await lockOrder(tx, orderId)
  if (order?.paymentProvider !== provider) return false
  await tx
    .update(payments)
    .set({ dispute: outcome })
    .where(and(eq(payments.orderId, orderId), eq(payments.provider, provider), eq(payments.reference, reference)))
  const detail = { text: DISPUTE_TEXTS[outcome] }
  await tx.insert(orderEvents).values({ orderId, kind: 'dispute', detail, createdAt: now })
  return true
}
