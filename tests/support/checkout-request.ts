import { randomUUID } from 'node:crypto'
import type { CheckoutInput, CheckoutLine } from '#app/orders/checkout/checkout-input.ts'

// The requests that browsers send to place an order. This file imports no server code, so that HTTP tests can use it
// too.

export const address: CheckoutInput['address'] = {
  first_name: 'Ada',
  last_name: 'Obi',
  address_line1: '1 Palm Street',
  address_line2: '',
  city: 'Springfield',
  state: 'Oregon',
  postal_code: '97477',
  country: 'US',
  phone: '+1 541 555 0100',
}

/** Returns the request for an order to the US. Its `shownTotal` is 0: see `createPricedRequest`. */
export function createCheckoutRequest(
  lines: readonly CheckoutLine[],
  changes: Partial<CheckoutInput> = {},
): CheckoutInput {
  return {
    key: randomUUID(),
    lines: [...lines],
    email: 'ada@example.com',
    address,
    shippingMethod: 'standard',
    pickupPoint: '',
    paymentMethod: 'credit_card',
    currency: 'USD',
    discountCode: '',
    vatNumber: '',
    shownExempt: [],
    shownTotal: 0,
    shownCurrency: 'USD',
    ...changes,
  }
}

/** Returns the quote request that cart and checkout send for an order. */
export function createQuoteRequest({
  lines,
  address,
  shippingMethod: method,
  paymentMethod,
  currency,
  ...codes
}: CheckoutInput) {
  const { discountCode, vatNumber } = codes
  const { country, state: region, postal_code: postalCode } = address
  return { lines, country, region, postalCode, vatNumber, method, paymentMethod, currency, discountCode }
}

type QuoteResponse = { readonly quote: { readonly charged: { readonly total: { readonly minor: number } } } }

/** Returns a checkout request with the total that the store quotes. `send` posts JSON and returns the response body. */
export async function createPricedRequest(
  send: (path: string, body: object) => Promise<QuoteResponse>,
  lines: readonly CheckoutLine[],
  changes: Partial<CheckoutInput> = {},
): Promise<CheckoutInput> {
  const request = createCheckoutRequest(lines, changes)
  const { quote } = await send('/checkout/quote', createQuoteRequest(request))
  return { ...request, shownTotal: quote.charged.total.minor }
}
