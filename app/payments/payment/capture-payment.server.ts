import type { Id } from '#app/lib/id.ts'
import { isPayable } from '#app/orders/order-status.ts'
import { findOrder } from '#app/orders/orders.server.ts'
import { settlePayment } from '#app/payments/payment/settle-payment.server.ts'
import { type LoadProvider, loadProvider } from '#app/payments/providers/providers.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { PaymentProvider, PaymentState } from '#app/pricing/payment-providers.ts'

type SettledState = Exclude<PaymentState, { readonly state: 'approved' }>

/** Captures an approved payment. @throws if the provider does not respond; a retry is safe */
export async function captureIfApproved(
  provider: PaymentProvider,
  reference: string,
  payment: PaymentState,
): Promise<SettledState> {
  if (payment.state !== 'approved') return payment
  const captured = await provider.capture?.(reference)
  if (!captured || captured.state === 'approved')
    throw new Error('The provider approved a payment that it cannot capture')
  return captured
}

/**
 * Fetches the state of an order's payment from the provider and settles it, for shoppers who return from its page and
 * for lost webhooks. Never call it inside a transaction. @throws if the provider does not respond
 */
export async function checkPayment(
  db: Database,
  id: Id<'order'>,
  now: Date = new Date(),
  load: LoadProvider = loadProvider,
): Promise<void> {
  const order = await findOrder(db, id)
  if (!order?.paymentReference || !isPayable(order)) return
  const provider = await load(db, order.paymentProvider)
  if (!provider) throw new Error('The payment provider of this order is not set up')
  const { paymentProvider, paymentReference: reference } = order
  const payment = await captureIfApproved(provider, reference, await provider.find(reference))
  if (payment.state === 'open') return
  await settlePayment(db, { provider: paymentProvider, orderId: id, reference, payment }, now)
}
