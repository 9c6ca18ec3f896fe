import { orderPath } from '#app/features/orders/order-link.ts'
import { postJson } from '#app/lib/post-json.ts'

/** The store responds within ten seconds or not at all; the rest is for slow networks. */
const TIMEOUT_MS = 30_000

/** How the payment of a shopper's order stands; `address`: where they pay, in the answer to the wish to. */
export type OwnPayment =
  | { readonly state: 'waiting'; readonly address?: string }
  | { readonly state: 'paid' }
  | { readonly state: 'gone' }

/** Asks the store about the payment of an order, or for something to become of it. 'failed' where no answer came. */
export async function fetchOwnPayment(
  link: string,
  command: 'look' | 'pay' | 'give-up',
): Promise<OwnPayment | 'failed'> {
  try {
    const response = await postJson(`${orderPath(link)}/payment`, { command }, AbortSignal.timeout(TIMEOUT_MS))
    if (response.status === 404) return { state: 'gone' }
    return response.ok ? await response.json() : 'failed'
  } catch {
    return 'failed'
  }
}
