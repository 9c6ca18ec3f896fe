import { useState } from 'react'
import { getOrderPath } from '#app/orders/order.ts'
import { paymentText } from '#app/payments/shopper/payment-text.ts'
import { postJson } from '#app/platform/http/post-json.ts'
import type { PaymentMethod } from '#app/pricing/payment-method.ts'

/** The server responds within ten seconds; the additional time is for slow networks. */
const TIMEOUT_MS = 30_000

/** `problem`: why the method was not changed. */
export type OwnPayment =
  | { readonly state: 'waiting'; readonly address?: string; readonly problem?: 'not-offered' | 'ended' }
  | { readonly state: 'paid' | 'gone'; readonly problem?: 'not-offered' | 'ended' }

type OwnCommand =
  | { readonly command: 'look' | 'returned' | 'pay' | 'give-up' }
  | { readonly command: 'change'; readonly method: PaymentMethod }

export async function fetchOwnPayment(link: string, command: OwnCommand): Promise<OwnPayment | 'failed'> {
  try {
    const response = await postJson(`${getOrderPath(link)}/payment`, command, AbortSignal.timeout(TIMEOUT_MS))
    if (response.status === 404) return { state: 'gone' }
    return response.ok ? await response.json() : 'failed'
  } catch {
    return 'failed'
  }
}

type Busy = OwnCommand['command']

/** Each function returns the new state, or null if the shopper is leaving to pay or the request failed (`failure`). */
export function useOwnPayment(link: string) {
  const [busy, setBusy] = useState<Busy | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (command: OwnCommand): Promise<OwnPayment | null> => {
    setBusy(command.command)
    setFailure(null)
    const result = await fetchOwnPayment(link, command)
    if (result !== 'failed' && result.state === 'waiting' && result.address) {
      window.addEventListener('pageshow', () => setBusy(null), { once: true }) // runs if Back restores the page from the browser's cache
      window.location.assign(result.address)
      return null
    }
    setBusy(null)
    if (result === 'failed') setFailure(paymentText.paymentAway)
    else if (result.problem) setFailure(paymentText.methodProblems[result.problem])
    return result === 'failed' ? null : result
  }
  return {
    busy,
    failure,
    pay: () => send({ command: 'pay' }),
    giveUp: () => send({ command: 'give-up' }),
    change: (method: PaymentMethod) => send({ command: 'change', method }),
  }
}
