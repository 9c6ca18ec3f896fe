import { orderPath } from '#app/features/orders/order-link.ts'
import { postJson } from '#app/lib/post-json.ts'

/** The server responds within ten seconds; the rest is for slow networks. */
const TIMEOUT_MS = 30_000

export type OwnPayment =
  | { readonly state: 'waiting'; readonly address?: string }
  | { readonly state: 'paid' }
  | { readonly state: 'gone' }

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
