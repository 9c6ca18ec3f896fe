import type { Id } from '#app/lib/id.ts'
import type { CheckoutInput, CheckoutLine } from '#app/orders/checkout/checkout-input.ts'
import { placeOrder } from '#app/orders/checkout/order/place-order.server.ts'
import { quoteCart } from '#app/orders/checkout/quote/quote-cart.server.ts'
import { findOrder } from '#app/orders/orders.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { createCheckoutRequest, createQuoteRequest } from '#tests/support/checkout-request.ts'

export function createCheckoutLine(productId: string, line: Partial<CheckoutLine> = {}): CheckoutLine {
  return { productId, size: 'One Size', color: 'Default', quantity: 1, ...line }
}

/** Returns the request with the total that checkout would now show for it. */
export async function withQuotedTotal(db: Database, request: CheckoutInput): Promise<CheckoutInput> {
  const { quote } = await quoteCart(db, createQuoteRequest(request))
  const { minor: shownTotal, currency: shownCurrency } = quote?.charged.total ?? { minor: 0, currency: 'USD' }
  return { ...request, shownTotal, shownCurrency }
}

/** Returns only the quoted total, in the currency's smallest unit. */
export async function readQuotedTotal(db: Database, request: CheckoutInput) {
  return (await withQuotedTotal(db, request)).shownTotal
}

/** Submits an order with the total that the store quotes. */
export async function submitOrder(db: Database, lines: readonly CheckoutLine[], changes: Partial<CheckoutInput> = {}) {
  return await placeOrder(db, await withQuotedTotal(db, createCheckoutRequest(lines, changes)))
}

/** Places an order and returns it. @throws if it is not placed. */
export async function addOrder(db: Database, lines: readonly CheckoutLine[], changes: Partial<CheckoutInput> = {}) {
  const response = await submitOrder(db, lines, changes)
  if (response.outcome !== 'placed') throw new Error(`The order was not placed: ${response.outcome}`)
  return response.order
}

/** @throws if there is no such order. */
export async function getOrder(db: Database, id: Id<'order'>) {
  const order = await findOrder(db, id)
  if (!order) throw new Error('The order does not exist')
  return order
}
