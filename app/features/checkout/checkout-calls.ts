import type { CartLine } from '#app/features/cart/cart.ts'
import { linesToSend } from '#app/features/checkout/fresh-cart.ts'
import type { FreshCart, OrderOutcome } from '#app/features/checkout/order-outcome.ts'
import type { ShopperCurrency } from '#app/features/money/money.ts'
import type { ShippingMethod } from '#app/features/orders/order.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { postJson } from '#app/lib/post-json.ts'

// What the browser asks the shop during checkout. The answers are our own server's, of the same build.

export type QuoteRequest = {
  readonly lines: readonly CartLine[]
  readonly country: string
  readonly method: ShippingMethod
  readonly currency: ShopperCurrency
}

/** Today's names, prices and sums. @throws Error where the shop cannot be asked. */
export async function fetchFreshCart(request: QuoteRequest, signal: AbortSignal): Promise<FreshCart> {
  const { lines, ...choice } = request
  const response = await postJson('/checkout/quote', { ...choice, lines: linesToSend(lines) }, signal)
  if (!response.ok) throw new Error(`the cart could not be read afresh: ${response.status}`)
  return response.json()
}

/** The server's word on the shipping step: messages by field, none where it is complete. */
export async function checkShipping(values: object): Promise<FieldErrors | 'failed'> {
  try {
    const response = await postJson('/checkout/shipping', values)
    if (!response.ok) return 'failed'
    const { errors } = await response.json()
    return errors
  } catch {
    return 'failed'
  }
}

/** 'failed' where no answer came, or one that says nothing about the order: the same key may be sent again. */
export async function sendOrder(order: object): Promise<OrderOutcome | 'failed'> {
  try {
    const response = await postJson('/checkout/order', order)
    return [200, 400, 409, 429].includes(response.status) ? await response.json() : 'failed'
  } catch {
    return 'failed'
  }
}
