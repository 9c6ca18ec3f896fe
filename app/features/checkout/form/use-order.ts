import { useEffect, useState } from 'react'
import { useCart } from '#app/features/cart/cart-provider.tsx'
import { TIMEOUT_MS } from '#app/features/checkout/checkout-calls.ts'
import { checkoutText } from '#app/features/checkout/checkout-text.ts'
import { type CheckoutDraft, storeDraft } from '#app/features/checkout/form/checkout-draft.ts'
import { focusObstacle } from '#app/features/checkout/form/obstacle.tsx'
import type { CartQuote } from '#app/features/checkout/form/use-quote.ts'
import type { Submission } from '#app/features/checkout/form/use-submission.ts'
import { findUnconfirmed, forgetKey, keyFor, recordSent } from '#app/features/checkout/order/idempotency-key.ts'
import type { FreshCart, OrderOutcome, PlacedOrder } from '#app/features/checkout/order/order-outcome.ts'
import { agreedTo, linesToSend } from '#app/features/checkout/quote/fresh-cart.ts'
import { useShown } from '#app/features/money/shopper-currency.tsx'
import { orderPath } from '#app/features/orders/order-link.ts'
import { readWaiting, storeWaiting, withoutOrdered } from '#app/features/payments/shopper/waiting-order.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { postJson } from '#app/lib/post-json.ts'

type OrderOptions = {
  readonly choice: Omit<CheckoutDraft, 'isComplete'>
  readonly cart: CartQuote
  readonly hasChanges: boolean
  readonly refusal: string | null
  readonly submission: Submission
  readonly onPlaced: (order: PlacedOrder) => void
  /** An order of this browser waits for its payment: another would be a second one. */
  readonly onWaiting: () => void
  /** Returns whether they are shown at fields. */
  readonly onRefused: (errors: FieldErrors) => boolean
}

export function useOrder(options: OrderOptions) {
  const { choice, cart, hasChanges, refusal, submission, onPlaced, onWaiting, onRefused } = options
  const { items, acceptItems, replaceItems } = useCart()
  const { currency } = useShown()
  const [timesChanged, setTimesChanged] = useState(0)
  const [refused, setRefused] = useState<string | null>(null)
  const { send, leave, fail } = submission
  const obstacle = obstacleOf(cart.status === 'failed', refusal, hasChanges || timesChanged > 0)
  const lines = linesToSend(items)
  useEffect(() => {
    if (timesChanged > 0) focusObstacle()
  }, [timesChanged])
  // Shown once: as an obstacle if the current cart has one, otherwise as a message
  useEffect(() => {
    if (refused === null || cart.status === 'loading') return
    setRefused(null)
    if (obstacle) focusObstacle()
    else fail(refused)
  }, [refused, cart.status, obstacle, fail])

  const settle = (result: OrderOutcome | 'failed') => {
    if (result === 'failed') return fail(`${checkoutText.orderFailed} ${checkoutText.safeToRetry}`)
    if (result.outcome === 'awaiting') {
      storeWaiting({ link: result.order.link, lines })
      leave(result.address)
    } else if (result.outcome === 'placed') {
      storeDraft(null)
      const isTransfer = result.order.paidAt === 'transfer' && result.order.paymentStatus === 'pending'
      if (isTransfer) leave(`${orderPath(result.order.link)}?placed`)
      else onPlaced(result.order)
      replaceItems((now) => withoutOrdered(now, { lines })) // another tab may have added to it
    } else if (result.outcome === 'changed') {
      cart.replace(result)
      setTimesChanged(timesChanged + 1)
    } else if (result.outcome === 'refused') {
      if (!onRefused(result.errors)) setRefused(Object.values(result.errors)[0] ?? checkoutText.orderFailed)
      cart.refresh()
    } else {
      fail(result.outcome === 'lapsed' ? checkoutText.paymentLapsed : checkoutText.orderFailed)
    }
  }
  const wasOrdered = async (contents: object | null): Promise<boolean> => {
    const result = await send(findOrdered(lines, contents))
    if (result) settle(result)
    return result !== null
  }
  return {
    obstacle,
    /** Returns false if an earlier attempt has ordered the cart. */
    accept: async (): Promise<boolean> => {
      if (await wasOrdered(null)) return false
      if (cart.fresh) acceptItems(agreedTo(items, cart.fresh))
      setTimesChanged(0)
      return true
    },
    place: async (): Promise<void> => {
      const quote = cart.fresh?.quote
      if (obstacle || !quote || cart.status !== 'ready') return
      if (readWaiting()) return onWaiting()
      const contents = { lines, ...choice }
      if (await wasOrdered(contents)) return
      const { minor: shownTotal, currency: shownCurrency } = quote.charged.total
      const shownExempt = exemptProducts(cart.fresh)
      const order = { ...contents, currency, shownTotal, shownCurrency, shownExempt, key: keyFor(contents) }
      recordSent(order)
      settle(await send(postOrder(order)))
    },
  }
}

function obstacleOf(hasFailed: boolean, refusal: string | null, hasChanges: boolean) {
  if (hasFailed) return 'no-prices' as const
  if (refusal && refusal !== checkoutText.nothingLeft) return 'refusal' as const
  return hasChanges ? ('changes' as const) : null
}

/** The ids of products that the summary shows as exempt from withdrawal. */
function exemptProducts(fresh: FreshCart | null): readonly string[] {
  const exempt = fresh?.lines.flatMap(({ productId, product }) => (product?.exemption ? [productId] : []))
  return [...new Set(exempt)]
}

const ENDS_KEY: readonly string[] = ['placed', 'lapsed', 'conflict']

/** The result of an attempt whose response was lost, or null. Sends an impossible total, so that nothing is ordered. */
async function findOrdered(lines: readonly object[], contents: object | null): Promise<OrderOutcome | 'failed' | null> {
  const lost = findUnconfirmed(lines)
  if (!lost || (contents && lost.key === keyFor(contents))) return null
  const result = await postOrder({ ...lost, shownTotal: Number.MAX_SAFE_INTEGER })
  return result === 'failed' || ['placed', 'awaiting'].includes(result.outcome) ? result : null
}

/** 'failed': no response about the order; the same key can be sent again. */
async function postOrder(order: object): Promise<OrderOutcome | 'failed'> {
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
