import { useState } from 'react'
import { checkoutText } from '#app/features/checkout/checkout-text.ts'
import { fetchOwnPayment, type OwnPayment } from '#app/features/payments/shopper/own-payment.ts'

/**
 * The two things that can be done about an order that waits for its payment. Both answer how it stands then; nothing where
 * the shopper is on the way to the payment, or where it failed, which `failure` says.
 */
export function useOwnPayment(link: string) {
  const [busy, setBusy] = useState<'pay' | 'give-up' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const command = (what: 'pay' | 'give-up') => async (): Promise<OwnPayment | null> => {
    setBusy(what)
    setFailure(null)
    const result = await fetchOwnPayment(link, what)
    if (result !== 'failed' && result.state === 'waiting' && result.address) {
      window.addEventListener('pageshow', () => setBusy(null), { once: true }) // back again, from the browser's cache
      window.location.assign(result.address)
      return null
    }
    setBusy(null)
    if (result !== 'failed') return result
    setFailure(checkoutText.paymentAway)
    return null
  }
  return { busy, failure, pay: command('pay'), giveUp: command('give-up') }
}
