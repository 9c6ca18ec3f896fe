import { and, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import { money } from '#app/features/money/money.ts'
import { lockOrder } from '#app/features/orders/orders.server.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import { bookingKey } from '#app/features/payments/booking-key.server.ts'
import type { PaymentEvent, PaymentProvider, RefundState } from '#app/features/payments/payment-provider.ts'
import { loadProvider } from '#app/features/payments/providers.server.ts'
import { refundOrder } from '#app/features/payments/refunds/refund-order.server.ts'
import { settleRefund } from '#app/features/payments/refunds/refund-settle.server.ts'
import { refunds } from '#app/features/payments/refunds/refunds.table.ts'
import { providerTitle } from '#app/features/payments/registry.server.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { log } from '#app/platform/log.server.ts'

const BATCH = 10

/**
 * Has refunds that wait paid out by the provider of their order's payment, at most ten at once. It is asked outside any
 * transaction and under the refund's id, so one that is asked for twice is paid out once. Returns how many it asked for.
 */
export async function payOutRefunds(
  db: Database,
  stopping?: AbortSignal,
  findProvider: (name: string) => Promise<PaymentProvider | null> = loadProvider,
): Promise<number> {
  const due = await claim(db)
  for (const { id, orderId, amount, provider: name, payment } of due) {
    if (stopping?.aborted) break // what was claimed and not asked for comes back by itself
    try {
      const provider = await findProvider(name)
      if (!provider) throw new Error('The payment provider of a refund is not set up')
      const refund = await provider.refund(payment, money(Number(amount), 'USD'), id)
      if (refund.state === 'done') await settleRefund(db, id, { reference: refund.reference })
      if (refund.state === 'failed') await recordRefusal(db, id, orderId, name, refund)
    } catch (error) {
      log.warn({ event: 'refund-not-paid-out', refund: id, err: error })
      await db
        .update(refunds)
        .set({ lastError: NO_RESPONSE, updatedAt: sql`${refunds.updatedAt}` }) // stays: the wait is counted from it
        .where(and(eq(refunds.id, id), eq(refunds.status, 'pending')))
    }
  }
  return due.length
}

/** Shown to staff beside a refund that waits. */
const NO_RESPONSE = 'The payment provider does not answer. It is asked again.'

type DueRefund = { id: Id<'refund'>; orderId: Id<'order'>; amount: string; provider: string; payment: string }

/**
 * A new one at once, then again after half a minute, and later and later up to an hour: as long as it has waited already.
 * Several processes share the work.
 */
async function claim(db: Database): Promise<DueRefund[]> {
  const { rows } = await db.execute<DueRefund>(
    sql`update ${refunds} as r set updated_at = greatest(now(), r.created_at + interval '1 millisecond')
      from ${orders} as o
      where o.id = r.order_id and r.id in (
        select id from ${refunds}
        where status = 'pending' and (updated_at <= created_at or
          now() - updated_at >= least(greatest(updated_at - created_at, interval '30 seconds'), interval '1 hour'))
        order by updated_at limit ${BATCH} for no key update skip locked
      )
      returning r.id, r.order_id as "orderId", r.amount, r.payment_provider as provider, o.payment_reference as payment`,
  )
  return rows
}

/** One that failed, together with what stands in its way: money that was given back in the meantime, and is booked nowhere. */
async function recordRefusal(
  db: Database,
  id: Id<'refund'>,
  orderId: Id<'order'>,
  provider: string,
  { reason, reference, given }: Extract<RefundState, { state: 'failed' }>,
): Promise<void> {
  await withTx(db, async (tx) => {
    await settleRefund(tx, id, { failed: reason, reference })
    if (given) await recordExternalRefund(tx, provider, { id: `refused:${id}`, orderId, total: given, at: new Date() })
  })
}

type ExternalRefund = Pick<Extract<PaymentEvent, { about: 'refunded' }>, 'id' | 'total' | 'at'> & {
  readonly orderId: Id<'order'>
}

/**
 * Money that was given back at the provider itself, such as in its dashboard: what it says has been given back in all, less
 * what was booked here by then. 'too-early': that the order was paid is still to be told. 'unknown-order': it is none of
 * ours. Joins the transaction of its caller.
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
    if (order.paymentStatus === 'pending' && order.heldUntil) return 'too-early'
    const [booked] = await tx
      .select({ total: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
      .from(refunds)
      .where(
        and(
          eq(refunds.orderId, orderId),
          // What was made and failed since still counted when this was said.
          or(
            inArray(refunds.status, ['pending', 'done']),
            and(gt(refunds.updatedAt, at), ne(refunds.paymentReference, '')),
          ),
        ),
      )
    const more = total.minor - Number(booked?.total ?? 0)
    if (total.currency !== 'USD' || more <= 0) return 'recorded'
    const note = `Given back at ${providerTitle(provider)}`
    const command = { amount: money(more, 'USD'), note, key: bookingKey(`${provider}:${eventId}`) }
    const refund = await refundOrder(tx, orderId, command, 'store', now)
    if (typeof refund === 'object' && 'refund' in refund)
      await settleRefund(tx, refund.refund, { reference: eventId }, now)
    else log.error({ event: 'refund-not-booked', order: orderId })
    return 'recorded'
  })
}
