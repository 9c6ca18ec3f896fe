import { TIMEOUT_MS } from '#app/features/checkout/checkout-calls.ts'
import { findUnconfirmed, forgetKey, keyFor, recordSent } from '#app/features/checkout/order/idempotency-key.ts'
import type { OrderOutcome } from '#app/features/checkout/order/order-outcome.ts'
import { postJson } from '#app/lib/post-json.ts'

const IS_THERE: readonly string[] = ['placed', 'awaiting']
const ENDS_KEY: readonly string[] = ['placed', 'lapsed', 'conflict']

/** `contents`: what makes it another order. `shown`: the currency and the total in US cents that the shopper agreed to. */
export function sendOrder(
  contents: object,
  shown: { readonly currency: string; readonly shownTotal: number },
): Promise<OrderOutcome | 'failed'> {
  const order = { ...contents, ...shown, key: keyFor(contents) }
  recordSent(order)
  return send(order)
}

/**
 * The answer about an order of this cart that an attempt has placed without getting one, and which may be what took its
 * last piece or the last use of its code; null where there is no such order, or where sending `contents` finds it anyway.
 * Asked at a total that no one pays, so nothing is ordered by asking.
 */
export async function findOrdered(
  lines: readonly object[],
  contents: object | null,
): Promise<OrderOutcome | 'failed' | null> {
  const lost = findUnconfirmed(lines)
  if (!lost || (contents && lost.key === keyFor(contents))) return null
  const result = await send({ ...lost, shownTotal: Number.MAX_SAFE_INTEGER })
  return result === 'failed' || IS_THERE.includes(result.outcome) ? result : null
}

/** 'failed' where no answer came, or one that says nothing about the order: the same key may be sent again. */
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
