import { randomUUID } from 'node:crypto'
import type { CheckoutInput, CheckoutLine } from '#app/features/checkout/checkout-input.ts'

// What browsers send to order something. Nothing of the store is loaded for it, so it serves tests over HTTP too.

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

/** What a browser in the United States sends; `shownTotal` has to be the right one, see `pricedRequest`. */
export function checkoutRequest(lines: readonly CheckoutLine[], changes: Partial<CheckoutInput> = {}): CheckoutInput {
  return {
    key: randomUUID(),
    lines: [...lines],
    email: 'ada@example.com',
    address,
    shippingMethod: 'standard',
    paymentMethod: 'credit_card',
    currency: 'USD',
    discountCode: '',
    shownTotal: 0,
    ...changes,
  }
}

/** The question for the sums of a request, as the cart and the checkout ask it. */
export function quoteRequest({ lines, address: { country }, shippingMethod, currency, discountCode }: CheckoutInput) {
  return { lines, country, method: shippingMethod, currency, discountCode }
}

/** The answer to it, as far as tests over HTTP look at it. */
type Quoted = { readonly quote: { readonly usd: { readonly total: { readonly minor: number } } } }

/** What an honest browser sends: at the total that the store shows. `ask` posts JSON and answers what came back. */
export async function pricedRequest(
  send: (path: string, body: object) => Promise<Quoted>,
  lines: readonly CheckoutLine[],
  changes: Partial<CheckoutInput> = {},
): Promise<CheckoutInput> {
  const request = checkoutRequest(lines, changes)
  const { quote } = await send('/checkout/quote', quoteRequest(request))
  return { ...request, shownTotal: quote.usd.total.minor }
}
