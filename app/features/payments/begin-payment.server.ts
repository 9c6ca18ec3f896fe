import { and, eq } from 'drizzle-orm'
import { orderPath } from '#app/features/orders/order-link.ts'
import { readOrderPrefix } from '#app/features/orders/order-prefix.server.ts'
import { findOrder, type Order } from '#app/features/orders/orders.server.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import { endHold } from '#app/features/payments/payment-hold.server.ts'
import { type LoadProvider, loadProvider } from '#app/features/payments/providers.server.ts'
import { settlePayment } from '#app/features/payments/settle-payment.server.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { storeOrigin } from '#app/platform/http/store-origin.server.ts'

/**
 * `address`: the URL where the shopper pays. 'done': paid or processing. 'lapsed': not paid in time, or cancelled. 'refused': the
 * provider does not take the amount, and the order is cancelled.
 */
type PaymentBegun = { readonly address: string } | 'done' | 'lapsed' | 'refused'

/** Added to the hold; providers require at least half an hour. */
const MIN_LIFE_MS = 45 * 60_000

/**
 * Begins or continues the one payment of an order. Never call it inside a transaction.
 * @throws if the provider does not respond; a retry is safe
 */
export async function beginPayment(
  db: Database,
  id: Id<'order'>,
  now: Date = new Date(),
  load: LoadProvider = loadProvider,
): Promise<PaymentBegun> {
  let order = await findOrder(db, id)
  if (order?.paymentStatus === 'pending' && order.heldUntil && order.heldUntil <= now) {
    await endHold(db, id, now, load)
    order = await findOrder(db, id)
  }
  if (!order) return 'lapsed'
  const outcome = outcomeOf(order)
  if (outcome) return outcome
  const provider = await load(order.paymentProvider)
  if (!provider) throw new Error('The payment provider of this order is not set up')
  const page = storeOrigin() + orderPath(order.link, await readOrderPrefix(db, order))
  const { reference, payment } = await provider.authorize({
    paymentId: id,
    orderId: id,
    orderNumber: order.orderNumber,
    email: order.customerEmail,
    total: order.charged.total,
    method: order.paymentMethod,
    reference: order.paymentReference,
    address: '',
    expiresAt: new Date(order.createdAt.getTime() + env.PAYMENT_HOLD_SECONDS * 1000 + MIN_LIFE_MS),
    // If the locale is closed between two attempts, Stripe refuses the second one; then the hold ends unpaid
    successUrl: `${page}?paid`,
    cancelUrl: page,
  })
  if (payment.state === 'refused') {
    const { paymentProvider, paymentReference } = order
    await settlePayment(
      db,
      { provider: paymentProvider, orderId: id, reference: paymentReference, payment: { state: 'gone' } },
      now,
    )
    return 'refused'
  }
  if (!order.paymentReference && !(await storeReference(db, id, reference))) {
    const concurrent = await findOrder(db, id)
    if (concurrent && outcomeOf(concurrent) === 'done') return 'done' // the webhook was faster
    await provider.release(reference) // the order was cancelled in the meantime
    return 'lapsed'
  }
  if (payment.state === 'open') return { address: payment.address }
  await settlePayment(db, { provider: order.paymentProvider, orderId: id, reference, payment }, now)
  return payment.state === 'gone' ? 'lapsed' : 'done'
}

function outcomeOf({ paymentStatus, status }: Pick<Order, 'paymentStatus' | 'status'>): 'done' | 'lapsed' | null {
  if (paymentStatus === 'failed') return 'lapsed'
  if (paymentStatus !== 'pending') return 'done'
  return status === 'cancelled' ? 'lapsed' : null
}

/** Returns false if the order no longer waits for its payment. A concurrent request may store the same reference. */
async function storeReference(db: Database, id: Id<'order'>, reference: string): Promise<boolean> {
  const stored = await db
    .update(orders)
    .set({ paymentReference: reference })
    .where(and(eq(orders.id, id), eq(orders.paymentStatus, 'pending'), eq(orders.status, 'pending')))
    .returning({ id: orders.id })
  return stored.length > 0
}
