import { randomUUID } from 'node:crypto'
import type { CheckoutInput, CheckoutLine } from '#app/features/checkout/checkout-input.ts'
import { placeOrder } from '#app/features/checkout/place-order.server.ts'
import { quoteCart } from '#app/features/checkout/quote-cart.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export function checkoutLine(productId: string, line: Partial<CheckoutLine> = {}): CheckoutLine {
  return { productId, size: 'One Size', color: 'Default', quantity: 1, ...line }
}

/** What a browser in the United States sends; `shownTotal` has to be the right one, see `orderNow`. */
export function checkoutRequest(lines: readonly CheckoutLine[], changes: Partial<CheckoutInput> = {}): CheckoutInput {
  return {
    key: randomUUID(),
    lines: [...lines],
    email: 'ada@example.com',
    address: {
      first_name: 'Ada',
      last_name: 'Obi',
      address_line1: '1 Palm Street',
      address_line2: '',
      city: 'Springfield',
      state: 'Oregon',
      postal_code: '97477',
      country: 'US',
      phone: '+1 541 555 0100',
    },
    shippingMethod: 'standard',
    paymentMethod: 'credit_card',
    currency: 'USD',
    discountCode: '',
    shownTotal: 0,
    ...changes,
  }
}

/** The total in US cents that the checkout would show for a request now. */
export async function totalOf(db: Database, { address, shippingMethod, ...request }: CheckoutInput) {
  const { lines, currency, discountCode } = request
  const { quote } = await quoteCart(db, {
    lines,
    country: address.country,
    method: shippingMethod,
    currency,
    discountCode,
  })
  return quote?.usd.total.minor ?? 0
}

/** Orders as an honest browser does: at the total that it was shown. */
export async function orderNow(db: Database, lines: readonly CheckoutLine[], changes: Partial<CheckoutInput> = {}) {
  const request = checkoutRequest(lines, changes)
  return await placeOrder(db, { ...request, shownTotal: await totalOf(db, request) })
}

/** The same, and its id. @throws where the order was not placed. */
export async function placedOrder(db: Database, lines: readonly CheckoutLine[], changes: Partial<CheckoutInput> = {}) {
  const answer = await orderNow(db, lines, changes)
  if (answer.outcome !== 'placed') throw new Error(`The order was not placed: ${answer.outcome}`)
  return answer.order
}
