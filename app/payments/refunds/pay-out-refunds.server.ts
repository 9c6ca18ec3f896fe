import { and, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { money } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import { isPaymentOpen } from '#app/orders/order-status.ts'
import { lockOrder } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { createRefundKey, refundOrder, settleRefund } from '#app/orders/refund-order.server.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import { loadProvider } from '#app/payments/providers/providers.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { log } from '#app/platform/log.server.ts'
import {
  getProviderTitle,
  listManualProviders,
  type PaymentEvent,
  type RefundState,
} from '#app/pricing/payment-providers.ts'

const BATCH = 10

/** Pays out at most ten refunds. Returns the number of claimed refunds. */
export async function payOutRefunds(db: Database, stopping?: AbortSignal, load = loadProvider): Promise<number> {
  const due = await claim(db)
  for (const { id, orderId, amount, currency, provider: name, payment } of due) {
    if (stopping?.aborted) break // the remaining refunds are claimed again later
    try {
      const provider = await load(db, name)
      if (!provider) throw new Error('The payment provider of this refund is not set up')
      const refund = await provider.refund(payment, money(Number(amount), currency), id)
      if (refund.state === 'done') await settleRefund(db, id, { reference: refund.reference })
      if (refund.state === 'failed') await recordFailure(db, id, orderId, name, refund)
    } catch (error) {
      log.warn({ event: 'refund-not-paid-out', refund: id, err: error })
      await db
        .update(refunds)
        .set({ lastError: NO_RESPONSE, updatedAt: sql`${refunds.updatedAt}` }) // unchanged: the backoff depends on it
        .where(and(eq(refunds.id, id), eq(refunds.status, 'pending')))
    }
  }
  return due.length
}

const NO_RESPONSE = 'The payment provider did not respond. Retrying automatically.'

type DueRefund = {
  id: Id<'refund'>
  orderId: Id<'order'>
  amount: string
  currency: CurrencyCode
  provider: string
  payment: string
}

/**
 * Claims due refunds. Retries after 30 seconds, with a backoff that doubles up to an hour. Processes share the work.
 */
async function claim(db: Database): Promise<DueRefund[]> {
  const { rows } = await db.execute<DueRefund>(
    sql`update ${refunds} as r set updated_at = greatest(now(), r.created_at + interval '1 millisecond')
      from ${orders} as o
      where o.id = r.order_id and r.id in (
        select id from ${refunds}
        where status = 'pending' and payment_provider <> all(${sql.param([...listManualProviders()])}::text[]) and (updated_at <= created_at or
          now() - updated_at >= least(greatest(updated_at - created_at, interval '30 seconds'), interval '1 hour'))
        order by updated_at limit ${BATCH} for no key update skip locked
      )
      returning r.id, r.order_id as "orderId", r.amount, o.currency, r.payment_provider as provider, o.payment_reference as payment`,
  )
  return rows
}

async function recordFailure(
  db: Database,
  id: Id<'refund'>,
  orderId: Id<'order'>,
  provider: string,
  { reason, reference, refunded }: Extract<RefundState, { state: 'failed' }>,
): Promise<void> {
  await withTx(db, async (tx) => {
    await settleRefund(tx, id, { failed: reason, reference })
    if (!refunded) return
    await recordExternalRefund(tx, provider, { id: `refused:${id}`, orderId, total: refunded, at: new Date() })
  })
}

type ExternalRefund = Pick<Extract<PaymentEvent, { about: 'refunded' }>, 'id' | 'total' | 'at'> & {
  readonly orderId: Id<'order'>
}

/**
 * Records the total that a provider reports as refunded, without the part that has already been recorded. Returns
 * 'too-early' if the order has not been paid yet.
 */
export async function recordExternalRefund(
  db: Database,
  provider: string,
  { id: eventId, orderId, total, at }: ExternalRefund,
  now: Date = new Date(),
): Promise<'recorded' | 'too-early' | 'unknown-order'> {
  return await withTx(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.paymentProvider !== provider) return 'unknown-order'
    if (isPaymentOpen(order.paymentStatus) && order.heldUntil) return 'too-early'
    const [recorded] = await tx
      .select({ total: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
      .from(refunds)
      .where(
        and(
          eq(refunds.orderId, orderId),
          // The event's total includes a refund that failed after the event
          or(
            inArray(refunds.status, ['pending', 'done']),
            and(gt(refunds.updatedAt, at), ne(refunds.paymentReference, '')),
          ),
        ),
      )
    const unrecorded = total.minor - Number(recorded?.total ?? 0)
    if (total.currency !== order.charged.total.currency || unrecorded <= 0) return 'recorded'
    const note = `Refunded in ${getProviderTitle(provider)}`
    const command = {
      amount: money(unrecorded, order.charged.total.currency),
      note,
      key: createRefundKey(`${provider}:${eventId}`),
    }
    const refund = await refundOrder(tx, orderId, command, 'store', now)
    if (typeof refund === 'object' && 'refund' in refund)
      await settleRefund(tx, refund.refund, { reference: eventId }, now)
    else log.error({ event: 'refund-not-booked', order: orderId })
    return 'recorded'
  })
}
