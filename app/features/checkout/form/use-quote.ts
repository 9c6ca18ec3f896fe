import { useEffect, useState } from 'react'
import { useCart } from '#app/features/cart/cart-provider.tsx'
import { fetchFreshCart } from '#app/features/checkout/checkout-calls.ts'
import type { FreshCart } from '#app/features/checkout/order/order-outcome.ts'
import type { QuoteChoice } from '#app/features/checkout/quote/quote.ts'
import { useDebounced } from '#app/lib/debounced.ts'

export type CartQuote = {
  readonly fresh: FreshCart | null
  readonly status: 'loading' | 'ready' | 'failed'
  readonly refresh: () => void
  readonly replace: (fresh: FreshCart) => void
}

const TYPING_MS = 400

type Choice = Required<QuoteChoice> & { readonly discountCode: string }

export function useQuote(choice: Choice): CartQuote {
  const { country, method, currency, discountCode } = choice
  const { items } = useCart()
  const [fresh, setFresh] = useState<FreshCart | null>(null)
  const region = useDebounced(choice.region, TYPING_MS)
  const postalCode = useDebounced(choice.postalCode, TYPING_MS)
  // While an address is typed, the cart is priced again only where that can matter
  const [place, setPlace] = useState({ region, postalCode })
  const isMoved = place.region !== region || place.postalCode !== postalCode
  if (isMoved && fresh?.quote?.needsAddress) setPlace({ region, postalCode })
  const [status, setStatus] = useState<CartQuote['status']>('loading')
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` retries after a failure
  useEffect(() => {
    if (items.length === 0) return
    const stop = new AbortController()
    setStatus('loading')
    fetchFreshCart({ lines: items, country, ...place, method, currency, discountCode }, stop.signal)
      .then((cart) => {
        setFresh(cart)
        setStatus('ready')
      })
      .catch(() => {
        if (!stop.signal.aborted) setStatus('failed')
      })
    return () => stop.abort()
  }, [items, country, place, method, currency, discountCode, attempt])

  useEffect(() => {
    if (status !== 'failed') return
    const retry = () => setAttempt((now) => now + 1)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [status])

  const refresh = () => {
    setStatus('loading')
    setAttempt(attempt + 1)
  }
  return { fresh, status, refresh, replace: setFresh }
}
