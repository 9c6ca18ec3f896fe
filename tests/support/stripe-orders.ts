import type { CheckoutInput } from '#app/features/checkout/checkout-input.ts'
import { orderAndPay } from '#app/features/checkout/order/order-and-pay.server.ts'
import type { OrderRequest } from '#app/features/checkout/order/place-order.server.ts'
import type { loadProvider } from '#app/features/payments/providers.server.ts'
import { findEntry } from '#app/features/payments/registry.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { checkoutLine, withQuotedTotal } from '#tests/support/checkout.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'

/** A checkout request for one unit of a product, with the current total. */
export async function singleUnitRequest(db: Database, product: string, change: Partial<CheckoutInput> = {}) {
  return await withQuotedTotal(db, checkoutRequest([checkoutLine(product)], change))
}

/** Orders with Stripe as the payment provider; `named` looks providers up. */
export function orderAtStripe(db: Database, request: OrderRequest, named: typeof loadProvider, now?: Date) {
  return orderAndPay(db, request, now, { current: stripeEntry, named })
}

function stripeEntry() {
  const entry = findEntry('stripe')
  if (!entry) throw new Error('Stripe is not registered')
  return entry
}
