import { useState } from 'react'
import { checkoutText } from '#app/features/checkout/checkout-text.ts'
import { orderPath } from '#app/features/orders/order-link.ts'
import { postJson } from '#app/lib/post-json.ts'

/** The server responds within ten seconds; the rest is for slow networks. */
const TIMEOUT_MS = 30_000

export type OwnPayment = { readonly state: 'waiting'; readonly address?: string } | { readonly state: 'paid' | 'gone' }

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

/** Both return the new state, or null if the shopper is leaving to pay or the request failed (`failure`). */
export function useOwnPayment(link: string) {
  const [busy, setBusy] = useState<'pay' | 'give-up' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const send = (command: 'pay' | 'give-up') => async (): Promise<OwnPayment | null> => {
    setBusy(command)
    setFailure(null)
    const result = await fetchOwnPayment(link, command)
    if (result !== 'failed' && result.state === 'waiting' && result.address) {
      window.addEventListener('pageshow', () => setBusy(null), { once: true }) // after Back, from the browser's cache
      window.location.assign(result.address)
      return null
    }
    setBusy(null)
    if (result !== 'failed') return result
    setFailure(checkoutText.paymentAway)
    return null
  }
  return { busy, failure, pay: send('pay'), giveUp: send('give-up') }
}
