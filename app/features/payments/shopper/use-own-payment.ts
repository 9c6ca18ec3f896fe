import { useState } from 'react'
import { checkoutText } from '#app/features/checkout/checkout-text.ts'
import { fetchOwnPayment, type OwnPayment } from '#app/features/payments/shopper/own-payment.ts'

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
