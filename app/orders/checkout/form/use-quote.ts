import { useEffect, useState } from 'react'
import { useCart } from '#app/orders/cart/cart-provider.tsx'
import { fetchFreshCart } from '#app/orders/checkout/checkout-calls.ts'
import { useDebounced } from '#app/orders/checkout/form/debounced.ts'
import type { FreshCart } from '#app/orders/checkout/order/order-outcome.ts'
import type { QuoteChoice } from '#app/orders/checkout/quote/quote.ts'

export type CartQuote = {
  readonly fresh: FreshCart | null
  readonly status: 'loading' | 'ready' | 'failed'
  readonly refresh: () => void
  readonly replace: (fresh: FreshCart) => void
}

const DEBOUNCE_MS = 400

type Choice = Required<QuoteChoice> & { readonly discountCode: string }

export function useQuote(choice: Choice): CartQuote {
  const { country, method, currency, discountCode } = choice
  const { items } = useCart()
  const [fresh, setFresh] = useState<FreshCart | null>(null)
  const region = useDebounced(choice.region, DEBOUNCE_MS)
  const postalCode = useDebounced(choice.postalCode, DEBOUNCE_MS)
  const vatNumber = useDebounced(choice.vatNumber, DEBOUNCE_MS)
  const [status, setStatus] = useState<CartQuote['status']>('loading')
  // While an address is being typed, the cart is priced again only if the address can change the sums
  const [typed, setTyped] = useState({ region, postalCode, vatNumber })
  const { needsAddress, takesVatNumber } = fresh?.quote ?? {}
  const canChangeSums = (texts: typeof typed) =>
    (needsAddress && (texts.region !== typed.region || texts.postalCode !== typed.postalCode)) ||
    (takesVatNumber && texts.vatNumber !== typed.vatNumber)
  if (canChangeSums({ region, postalCode, vatNumber })) {
    setTyped({ region, postalCode, vatNumber })
    setStatus('loading')
  }
  // Without fees, the sums are the same for each payment method
  const hasFees = fresh?.quote?.payments.some(({ fee }) => fee.minor > 0) ?? false
  const paymentMethod = hasFees ? choice.paymentMethod : undefined
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` retries after a failure
  useEffect(() => {
    if (items.length === 0) return
    const controller = new AbortController()
    setStatus('loading')
    fetchFreshCart(
      { lines: items, country, ...typed, method, currency, discountCode, ...(paymentMethod && { paymentMethod }) },
      controller.signal,
    )
      .then((cart) => {
        setFresh(cart)
        setStatus('ready')
      })
      .catch(() => {
        if (!controller.signal.aborted) setStatus('failed')
      })
    return () => controller.abort()
  }, [items, country, typed, method, paymentMethod, currency, discountCode, attempt])

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
  const isOutdated = status === 'ready' && canChangeSums(choice) // the shopper is still typing
  return { fresh, status: isOutdated ? 'loading' : status, refresh, replace: setFresh }
}
