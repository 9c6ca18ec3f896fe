import type { CartLine } from '#app/features/cart/cart.ts'
import type { FreshCart } from '#app/features/checkout/order/order-outcome.ts'
import { linesToSend } from '#app/features/checkout/quote/fresh-cart.ts'
import type { ShopperCurrency } from '#app/features/money/money.ts'
import type { ShippingMethod } from '#app/features/orders/order.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { postJson } from '#app/lib/post-json.ts'

// What the browser asks the store during checkout. The answers are our own server's, of the same build.

/** The store answers within ten seconds or not at all; the rest is for slow networks. */
export const TIMEOUT_MS = 30_000

type QuoteRequest = {
  readonly lines: readonly CartLine[]
  readonly country: string
  readonly method: ShippingMethod
  readonly currency: ShopperCurrency
  readonly discountCode?: string
}

/** Today's names, prices and sums. @throws Error where the store cannot be asked. */
export async function fetchFreshCart(request: QuoteRequest, signal: AbortSignal): Promise<FreshCart> {
  const { lines, ...choice } = request
  const patience = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
  const response = await postJson('/checkout/quote', { ...choice, lines: linesToSend(lines) }, patience)
  const result = await response.json()
  if ('lines' in result) return result // also with 429, where the cart says that too many discount codes were tried
  throw new Error(`the cart could not be read afresh: ${response.status}`)
}

/** The server's word on the shipping step: messages by field, none where it is complete; under '' where it was asked too often. */
export async function checkShipping(values: object): Promise<FieldErrors | 'failed'> {
  try {
    const response = await postJson('/checkout/shipping', values, AbortSignal.timeout(TIMEOUT_MS))
    if (!response.ok && response.status !== 429) return 'failed'
    const { errors } = await response.json()
    return errors
  } catch {
    return 'failed'
  }
}
