import { paymentEvents } from '#app/features/payments/payment-events.table.ts'
import type { PaymentEvent } from '#app/features/payments/payment-provider.ts'
import { recordExternalRefund } from '#app/features/payments/refunds/pay-out-refunds.server.ts'
import { settleRefund } from '#app/features/payments/refunds/refund-settle.server.ts'
import { settlePayment } from '#app/features/payments/settle-payment.server.ts'
import { parseId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { log } from '#app/platform/log.server.ts'

/**
 * Records and applies an event once, in any order and in one transaction, so that the provider repeats what failed.
 * 'too-early': nothing was recorded, because another event must come first.
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
    if (error instanceof TooEarly) return 'too-early'
    throw error
  }
}

class TooEarly extends Error {
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
  if (event.about === 'dispute') {
    log.warn({ event: 'payment-disputed', provider, order: orderId, outcome: event.outcome })
    return true
  }
  const recorded = await recordExternalRefund(tx, provider, { ...event, orderId }, now)
  if (recorded === 'too-early') throw new TooEarly()
  return recorded === 'recorded'
}
