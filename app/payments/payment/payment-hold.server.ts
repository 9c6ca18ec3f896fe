import { sql } from 'drizzle-orm'
import type { Id } from '#app/lib/id.ts'
import { isDueOnDelivery } from '#app/orders/amount-due.server.ts'
import { isPaymentOpen } from '#app/orders/order-status.ts'
import { findOrder } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { settlePayment } from '#app/payments/payment/settle-payment.server.ts'
import { type LoadProvider, loadProvider } from '#app/payments/providers/providers.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { log } from '#app/platform/log.server.ts'

const BATCH = 10
/** After this time, another process takes over, in case the first process has crashed. */
const LEASE_SECONDS = 30

/**
 * Cancels the payment at the provider, then the unpaid order, so that no one pays for stock that is sold to others.
 * Never call it inside a transaction.
 * @throws if the provider does not respond; the order is then unchanged
 */
export async function endHold(
  db: Database,
  id: Id<'order'>,
  now: Date = new Date(),
  load: LoadProvider = loadProvider,
  by: 'shopper' | 'store' = 'store',
): Promise<void> {
  const order = await findOrder(db, id)
  if (!order || !isPaymentOpen(order.paymentStatus) || isDueOnDelivery(order)) return
  const provider = await load(db, order.paymentProvider)
  if (!provider) throw new Error('The payment provider of this order is not set up')
  // Without a reference there is no page where the order could be paid
  const payment = order.paymentReference ? await provider.release(order.paymentReference) : ({ state: 'gone' } as const)
  if (payment.state === 'open') return
  const { paymentProvider: name, paymentReference: reference } = order
  await settlePayment(db, { provider: name, orderId: id, reference, payment, by }, now)
}

/** Ends at most ten holds that are due. Processes share the work. Returns the number of claimed orders. */
export async function endDueHolds(db: Database, stopping?: AbortSignal, now = new Date(), load = loadProvider) {
  const due = await claim(db, now)
  for (const { id } of due) {
    if (stopping?.aborted) break // the other orders are claimed again after the lease
    try {
      await endHold(db, id, now, load)
    } catch (error) {
      log.warn({ event: 'payment-not-released', order: id, err: error })
    }
  }
  return due.length
}

async function claim(db: Database, now: Date): Promise<{ id: Id<'order'> }[]> {
  const { rows } = await db.execute<{ id: Id<'order'> }>(
    sql`update ${orders} set held_until = ${now.toISOString()}::timestamptz + make_interval(secs => ${LEASE_SECONDS})
      where id in (
        select id from ${orders} where held_until <= ${now.toISOString()}::timestamptz
        order by held_until limit ${BATCH} for no key update skip locked
      )
      returning id`,
  )
  return rows
}
