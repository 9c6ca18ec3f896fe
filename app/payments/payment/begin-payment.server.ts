import { and, eq, gt } from 'drizzle-orm'
import type { Id } from '#app/lib/id.ts'
import { getOrderPath } from '#app/orders/order.ts'
import { hasPaymentFailed, isCancelled, isPaymentOpen } from '#app/orders/order-status.ts'
import { findOrder, type Order } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { captureIfApproved } from '#app/payments/payment/capture-payment.server.ts'
import { endHold } from '#app/payments/payment/payment-hold.server.ts'
import { openPayment, type StoredPayment, storeReference } from '#app/payments/payment/payments.server.ts'
import { payments } from '#app/payments/payment/payments.table.ts'
import { settlePayment } from '#app/payments/payment/settle-payment.server.ts'
import { type LoadProvider, loadProvider } from '#app/payments/providers/providers.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { storeOrigin } from '#app/platform/http/store-origin.server.ts'
import { findProvider } from '#app/pricing/payment-providers.ts'
import { readCurrentPrefix } from '#app/store/markets.server.ts'

/**
 * `address`: the URL where the shopper pays. 'done': paid or processing. 'lapsed': not paid in time, or cancelled.
 * 'rejected': the provider does not accept the amount, and the order is cancelled. 'manual': paid by transfer or in
 * cash.
 */
type BeginPaymentResult = { readonly address: string } | 'done' | 'lapsed' | 'rejected' | 'manual'

/** How much longer than the hold the provider's page stays valid: providers require at least half an hour. */
const MIN_EXTRA_LIFETIME_MS = 45 * 60_000

/** Limits attempts per order per minute, so that a provider failure causes no endless loop. */
const MAX_ATTEMPTS = 5

/**
 * Begins or continues the payment of an order with its current method. Never call it inside a transaction.
 * @throws if the provider does not respond; a retry is safe
 */
export async function beginPayment(
  db: Database,
  order: Order,
  now: Date = new Date(),
  load: LoadProvider = loadProvider,
): Promise<BeginPaymentResult> {
  const { id } = order
  if (isPaymentOpen(order.paymentStatus) && order.heldUntil && order.heldUntil <= now) {
    await endHold(db, id, now, load)
    return await beginAgain(db, id, now, load)
  }
  const outcome = findOutcome(order)
  if (outcome) return outcome
  const paymentFlow = findProvider(order.paymentProvider)?.capabilities.paymentFlow
  if (paymentFlow === 'transfer' || paymentFlow === 'delivery') return 'manual'
  const provider = await load(db, order.paymentProvider)
  if (!provider) throw new Error('The payment provider of this order is not set up')
  const page = storeOrigin() + getOrderPath(order.link, await readCurrentPrefix(db, order))
  const opened = await openPayment(db, order)
  const { reference, payment } = await provider.authorize({
    paymentId: opened.id,
    orderId: id,
    orderNumber: order.orderNumber,
    email: order.customerEmail,
    total: order.charged.total,
    method: order.paymentMethod,
    reference: opened.reference,
    address: opened.address,
    expiresAt: new Date(opened.createdAt.getTime() + env.PAYMENT_HOLD_SECONDS * 1000 + MIN_EXTRA_LIFETIME_MS),
    // If the locale is disabled between two attempts, Stripe rejects the second one because of its new URLs; the order
    // then stays unpaid until its hold ends
    successUrl: `${page}?paid`,
    cancelUrl: page,
  })
  const { paymentProvider } = order
  if (payment.state === 'rejected') {
    const rejectedPayment = { provider: paymentProvider, orderId: id, reference: order.paymentReference }
    await settlePayment(db, { ...rejectedPayment, payment: { state: 'gone' } }, now)
    return 'rejected'
  }
  if (opened.reference === '') {
    const address = payment.state === 'open' ? payment.address : ''
    if (!(await storeReference(db, order, opened.id, { reference, address }))) {
      const concurrent = await findOrder(db, id)
      if (concurrent && findOutcome(concurrent) === 'done') return 'done' // the webhook arrived before the response
      await provider.release(reference) // the order was cancelled in the meantime, or is being paid another way
      return 'lapsed'
    }
  }
  const settled = await captureIfApproved(provider, reference, payment)
  if (settled.state === 'open') {
    const address = settled.address || opened.address
    if (address) return { address }
    await endUnreachable(db, order, { ...opened, reference })
    return await beginAgain(db, id, now, load)
  }
  await settlePayment(db, { provider: paymentProvider, orderId: id, reference, payment: settled }, now)
  return settled.state === 'gone' ? 'lapsed' : 'done'
}

async function beginAgain(db: Database, id: Id<'order'>, now: Date, load: LoadProvider): Promise<BeginPaymentResult> {
  const order = await findOrder(db, id)
  return order ? await beginPayment(db, order, now, load) : 'lapsed'
}

/**
 * Ends a payment whose address is unknown, so that another payment can begin. The address is unknown if a response was
 * lost and the provider does not send the address again.
 */
async function endUnreachable(db: Database, order: Order, { id, createdAt, reference }: StoredPayment): Promise<void> {
  const attempts = await db.$count(
    payments,
    and(eq(payments.orderId, order.id), gt(payments.createdAt, new Date(createdAt.getTime() - 60_000))),
  )
  if (attempts > MAX_ATTEMPTS) throw new Error('The provider returns payments without an address')
  await db.update(payments).set({ state: 'gone' }).where(eq(payments.id, id))
  await db
    .update(orders)
    .set({ paymentReference: '' })
    .where(and(eq(orders.id, order.id), eq(orders.paymentReference, reference)))
}

function findOutcome({ paymentStatus, status }: Pick<Order, 'paymentStatus' | 'status'>): 'done' | 'lapsed' | null {
  if (hasPaymentFailed(paymentStatus)) return 'lapsed'
  if (!isPaymentOpen(paymentStatus)) return 'done'
  return isCancelled(status) ? 'lapsed' : null
}
