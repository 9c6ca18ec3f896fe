import { useEffect, useState } from 'react'
import { useCart } from '#app/features/cart/cart-provider.tsx'
import { fetchFreshCart } from '#app/features/checkout/checkout-calls.ts'
import type { FreshCart } from '#app/features/checkout/order/order-outcome.ts'
import type { ShopperCurrency } from '#app/features/money/money.ts'
import type { ShippingMethod } from '#app/features/orders/order.ts'

type Asked = {
  readonly country: string
  readonly method: ShippingMethod
  readonly currency: ShopperCurrency
  readonly discountCode: string
}

/**
 * The server's prices and sums for the cart, asked again whenever cart, country, method, currency or discount code
 * change. `fresh` stays the last answer while a newer one is awaited, which `isStale` tells.
 */
export function useQuote({ country, method, currency, discountCode }: Asked) {
  const { items } = useCart()
  const [fresh, setFresh] = useState<FreshCart | null>(null)
  const [isStale, setStale] = useState(true)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again after a failure
  useEffect(() => {
    if (items.length === 0) return
    const stop = new AbortController()
    setStale(true)
    setFailed(false)
    fetchFreshCart({ lines: items, country, method, currency, discountCode }, stop.signal)
      .then((answer) => {
        setFresh(answer)
        setStale(false)
      })
      .catch(() => {
        if (!stop.signal.aborted) setFailed(true)
      })
    return () => stop.abort()
  }, [items, country, method, currency, discountCode, attempt])

  useEffect(() => {
    if (!hasFailed) return
    const confirmAgain = () => setAttempt((now) => now + 1)
    window.addEventListener('online', confirmAgain)
    return () => window.removeEventListener('online', confirmAgain)
  }, [hasFailed])

  const confirmAgain = () => {
    setStale(true)
    setAttempt(attempt + 1)
  }
  return { fresh, isStale, hasFailed, confirmAgain, take: setFresh }
}
