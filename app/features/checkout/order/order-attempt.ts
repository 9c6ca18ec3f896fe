import { TIMEOUT_MS } from '#app/features/checkout/checkout-calls.ts'
import { findUnconfirmed, forgetKey, keyFor, recordSent } from '#app/features/checkout/order/idempotency-key.ts'
import type { OrderOutcome } from '#app/features/checkout/order/order-outcome.ts'
import { postJson } from '#app/lib/post-json.ts'

const ENDS_KEY: readonly string[] = ['placed', 'lapsed', 'conflict']

/** `contents`: see `keyFor`. `shown`: the currency, and the total in US cents that the shopper accepted. */
export function sendOrder(
  contents: object,
  shown: { readonly currency: string; readonly shownTotal: number },
): Promise<OrderOutcome | 'failed'> {
  const order = { ...contents, ...shown, key: keyFor(contents) }
  recordSent(order)
  return send(order)
}

/** The result of an attempt whose response was lost, or null. Sends an impossible total, so that nothing is ordered. */
export async function findOrdered(
  lines: readonly object[],
  contents: object | null,
): Promise<OrderOutcome | 'failed' | null> {
  const lost = findUnconfirmed(lines)
  if (!lost || (contents && lost.key === keyFor(contents))) return null
  const result = await send({ ...lost, shownTotal: Number.MAX_SAFE_INTEGER })
  return result === 'failed' || ['placed', 'awaiting'].includes(result.outcome) ? result : null
}

/** 'failed': no response about the order; the same key can be sent again. */
async function send(order: object): Promise<OrderOutcome | 'failed'> {
  try {
    const response = await postJson('/checkout/order', order, AbortSignal.timeout(TIMEOUT_MS))
    const result = await response.json()
    if (![200, 400, 409, 429].includes(response.status) || !('outcome' in result)) return 'failed'
    recordSent(null)
    if (ENDS_KEY.includes(result.outcome)) forgetKey()
    return result
  } catch {
    return 'failed'
  }
}
