import type { CheckoutInput } from '#app/orders/checkout/checkout-input.ts'
import type { OrderRequest } from '#app/orders/order-placement.server.ts'
import { saveKeys } from '#app/payments/connections/connections.server.ts'
import { orderAndPay } from '#app/payments/payment/order-and-pay.server.ts'
import type { LoadProvider } from '#app/payments/providers/providers.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { createCheckoutLine, withQuotedTotal } from '#tests/support/checkout.ts'
import { createCheckoutRequest } from '#tests/support/checkout-request.ts'
import { STRIPE_KEY, WEBHOOK_SECRET } from '#tests/support/fake-stripe.ts'

/** Returns a checkout request for one unit of a product, with the current total. */
export async function createSingleUnitRequest(db: Database, product: string, change: Partial<CheckoutInput> = {}) {
  return await withQuotedTotal(db, createCheckoutRequest([createCheckoutLine(product)], change))
}

/** Places an order in a store that has connected Stripe. `load` looks up providers. */
export async function orderWithStripe(db: Database, request: OrderRequest, load: LoadProvider, now?: Date) {
  await connectStripe(db)
  return await orderAndPay(db, request, now, load)
}

export async function connectStripe(db: Database): Promise<void> {
  await saveKeys(db, 'stripe', { secretKey: STRIPE_KEY, webhookSecret: WEBHOOK_SECRET })
}
