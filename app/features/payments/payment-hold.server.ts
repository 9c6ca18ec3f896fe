import { eq, sql } from 'drizzle-orm'
import { orders } from '#app/features/orders/orders.table.ts'
import type { PaymentProvider } from '#app/features/payments/payment-provider.ts'
import { loadProvider } from '#app/features/payments/providers.server.ts'
import { settlePayment } from '#app/features/payments/settle-payment.server.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { log } from '#app/platform/log.server.ts'

const BATCH = 10
/** As long as one process has an order to itself; then another takes over, should it have died. */
const LEASE_SECONDS = 30

/**
 * Ends the wait for an order's payment: the provider gives it up first, so that no one can pay for what is sold to others.
 * Where it was paid in the meantime, it is paid; where the shopper is paying at this moment, it waits on. `by`: who gives it up.
 * Asks the provider, so never inside a transaction. @throws where the provider does not answer; then the order stays as it is.
 */
export async function endHold(
  db: Database,
  id: Id<'order'>,
  now: Date = new Date(),
  findProvider: (name: string) => Promise<PaymentProvider | null> = loadProvider,
  by: 'shopper' | 'store' = 'store',
): Promise<void> {
  const [order] = await db
    .select({
      name: orders.paymentProvider,
      reference: orders.paymentReference,
      paymentStatus: orders.paymentStatus,
    })
    .from(orders)
    .where(eq(orders.id, id))
  if (order?.paymentStatus !== 'pending') return
  const provider = await findProvider(order.name)
  if (!provider) throw new Error('The payment provider of an order is not set up')
  // Without a reference no one has been told where to pay.
  const payment = order.reference ? await provider.release(order.reference) : ({ state: 'gone' } as const)
  if (payment.state === 'open') return
  await settlePayment(db, { provider: order.name, orderId: id, reference: order.reference, payment, by }, now)
}

/** Ends every wait that is over, at most ten at once. Several processes share the work. Returns how many it looked at. */
export async function endDueHolds(
  db: Database,
  stopping?: AbortSignal,
  now: Date = new Date(),
  findProvider: (name: string) => Promise<PaymentProvider | null> = loadProvider,
): Promise<number> {
  const due = await claim(db, now)
  for (const { id } of due) {
    if (stopping?.aborted) break // what was claimed and not looked at comes back by itself
    try {
      await endHold(db, id, now, findProvider)
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
