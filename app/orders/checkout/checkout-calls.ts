import type { FieldErrors } from '#app/lib/form.ts'
import type { CartLine } from '#app/orders/cart/cart.ts'
import type { FreshCart } from '#app/orders/checkout/order/order-outcome.ts'
import { toRequestLines } from '#app/orders/checkout/quote/fresh-cart.ts'
import type { QuoteChoice } from '#app/orders/checkout/quote/quote.ts'
import { postJson } from '#app/platform/http/post-json.ts'

/** The server responds within ten seconds; the remaining time is for slow networks. */
export const TIMEOUT_MS = 30_000

type QuoteRequest = QuoteChoice & { readonly lines: readonly CartLine[]; readonly discountCode?: string }

/** @throws Error if the request fails */
export async function fetchFreshCart(request: QuoteRequest, signal: AbortSignal): Promise<FreshCart> {
  const { lines, ...choice } = request
  // Safari has supported `any` since 17.4. In older versions, the browser's own timeout still ends the request.
  const timeout = 'any' in AbortSignal ? AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) : signal
  const response = await postJson('/checkout/quote', { ...choice, lines: toRequestLines(lines) }, timeout)
  const result = await response.json()
  if ('lines' in result) return result // also if the status is 429 after too many discount codes
  throw new Error(`/checkout/quote responded with ${response.status}`)
}

/** Returns error messages by field. After too many requests, the message is under ''. */
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
