import { getOrderPath } from '#app/orders/order.ts'
import { checkAndPlaceOrder, type OrderOutcome, type OrderRequest } from '#app/orders/order-placement.server.ts'
import { isCharged } from '#app/orders/order-status.ts'
import { beginPayment } from '#app/payments/payment/begin-payment.server.ts'
import { loadProvider } from '#app/payments/providers/providers.server.ts'
import { paymentText } from '#app/payments/shopper/payment-text.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { log } from '#app/platform/log.server.ts'

/**
 * Places an order and begins its payment. 'payment-away': the provider does not respond; repeating the request
 * continues the order. 'busy': nothing was done.
 */
export async function orderAndPay(
  db: Database,
  input: OrderRequest,
  now: Date = new Date(),
  load = loadProvider,
  confirm?: Parameters<typeof checkAndPlaceOrder>[3],
): Promise<OrderOutcome | 'payment-away' | 'busy'> {
  const outcome = await checkAndPlaceOrder(db, input, now, confirm)
  if (outcome === 'busy') return outcome
  if (outcome.outcome !== 'placed') return outcome
  const { order, stored } = outcome
  if (isCharged(order.paymentStatus) || order.paymentFlow !== 'hosted-page') {
    return { outcome: 'placed', order }
  }
  try {
    const begun = await beginPayment(db, stored, now, load)
    if (begun === 'rejected') return { outcome: 'rejected', errors: { lines: paymentText.amountRejected } }
    if (begun === 'lapsed') return { outcome: 'lapsed' }
    return { outcome: 'awaiting', order, address: typeof begun === 'object' ? begun.address : getOrderPath(order.link) }
  } catch (error) {
    log.warn({ event: 'payment-not-begun', order: order.id, err: error })
    return 'payment-away'
  }
}
