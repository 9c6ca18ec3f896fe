import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { FieldErrors } from '#app/lib/form.ts'
import { discardCartKey, findCartKey, getCartKey, markUnconfirmed } from '#app/orders/cart/cart-key.ts'
import { useCart } from '#app/orders/cart/cart-provider.tsx'
import { TIMEOUT_MS } from '#app/orders/checkout/checkout-calls.ts'
import type { CheckoutLine } from '#app/orders/checkout/checkout-input.ts'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import { type CheckoutDraft, storeDraft } from '#app/orders/checkout/form/checkout-draft.ts'
import { focusObstacle } from '#app/orders/checkout/form/obstacle.tsx'
import type { CartQuote } from '#app/orders/checkout/form/use-quote.ts'
import type { Submission } from '#app/orders/checkout/form/use-submission.ts'
import type { EarlierOrder, FreshCart } from '#app/orders/checkout/order/order-outcome.ts'
import { acceptLines, toRequestLines } from '#app/orders/checkout/quote/fresh-cart.ts'
import { getOrderPath } from '#app/orders/order.ts'
import type { OrderOutcome } from '#app/orders/order-placement.server.ts'
import { readWaitingOrder, removeOrderedUnits, storeWaitingOrder } from '#app/orders/waiting-order.ts'
import { postJson } from '#app/platform/http/post-json.ts'
import { useDisplayCurrency } from '#app/store/store.tsx'

type OrderOptions = {
  readonly choice: Omit<CheckoutDraft, 'isComplete'>
  readonly cart: CartQuote
  readonly hasChanges: boolean
  readonly rejection: string | null
  readonly submission: Submission
  /** Called when the order's page is about to open. */
  readonly onPlaced: () => void
  /** Called if an earlier order is still waiting for its payment, so that another order would be a duplicate. */
  readonly onWaiting: () => void
  /** Returns true if the errors are shown next to fields. */
  readonly onRejected: (errors: FieldErrors) => boolean
}

export function useOrder(options: OrderOptions) {
  const { choice, cart, hasChanges, rejection, submission, onPlaced, onWaiting, onRejected } = options
  const { items, isCurrent, acceptItems, replaceItems } = useCart()
  const navigate = useNavigate()
  const { currency } = useDisplayCurrency()
  const [timesChanged, setTimesChanged] = useState(0)
  const [rejectionMessage, setRejectionMessage] = useState<string | null>(null)
  const { send, leave, fail } = submission
  const obstacle = findObstacle(cart.status === 'failed', rejection, hasChanges || timesChanged > 0)
  const lines = toRequestLines(items)
  useEffect(() => {
    if (timesChanged > 0) focusObstacle()
  }, [timesChanged])
  // Shows a rejection once: focuses the current cart's obstacle if there is one, otherwise shows a message
  useEffect(() => {
    if (rejectionMessage === null || cart.status === 'loading') return
    setRejectionMessage(null)
    if (obstacle) focusObstacle()
    else fail(rejectionMessage)
  }, [rejectionMessage, cart.status, obstacle, fail])

  /** `view` determines the greeting on the order's page. */
  const openOrder = (key: string, link: string, ordered: readonly CheckoutLine[], view: 'placed' | 'earlier') => {
    storeDraft(null)
    onPlaced() // called before the cart is emptied
    if (findCartKey()?.key === key) {
      replaceItems((now) => removeOrderedUnits(now, { lines: ordered })) // another tab may have added to the cart
      discardCartKey(key)
    }
    void navigate(`${getOrderPath(link)}?placed${view === 'earlier' ? '=earlier' : ''}`, { replace: true })
  }
  const openEarlier = (key: string, { link, isAwaitingPayment, lines: ordered }: EarlierOrder) => {
    if (!isAwaitingPayment) return openOrder(key, link, ordered, 'earlier')
    storeWaitingOrder({ link, key, lines: ordered })
    onWaiting()
  }
  const handleOutcome = (key: string, result: OrderOutcome | 'failed') => {
    if (result === 'failed') return fail(`${checkoutText.orderFailed} ${checkoutText.safeToRetry}`)
    if (result.outcome === 'awaiting') {
      storeWaitingOrder({ link: result.order.link, key, lines })
      leave(result.address)
    } else if (result.outcome === 'placed') {
      openOrder(key, result.order.link, lines, 'placed')
    } else if (result.outcome === 'conflict') {
      openEarlier(key, result.earlier)
    } else if (result.outcome === 'changed') {
      cart.replace(result)
      setTimesChanged(timesChanged + 1)
    } else if (result.outcome === 'rejected') {
      if (!onRejected(result.errors)) setRejectionMessage(Object.values(result.errors)[0] ?? checkoutText.orderFailed)
      cart.refresh()
    } else {
      discardCartKey(key)
      fail(result.outcome === 'lapsed' ? checkoutText.paymentLapsed : checkoutText.orderFailed)
    }
  }
  /**
   * Looks up the outcome of an earlier attempt without a response. Returns true if the attempt has placed an order or
   * may have placed one. The caller must then do nothing else.
   */
  const handleEarlier = async (): Promise<boolean> => {
    const unconfirmed = findCartKey()
    if (!unconfirmed?.isUnconfirmed) return false
    const { key } = unconfirmed
    const earlier = await send(fetchEarlier(key))
    if (earlier === 'failed') handleOutcome(key, 'failed')
    else if (earlier) openEarlier(key, earlier)
    else markUnconfirmed(key, false)
    return earlier !== null
  }
  const checkEarlier = useEffectEvent(handleEarlier)
  useEffect(() => {
    getCartKey() // created now, before any tab with this cart can send an order
    void checkEarlier()
  }, [])
  return {
    obstacle,
    /** Returns false if an earlier attempt has ordered the cart or may have ordered it. */
    accept: async (): Promise<boolean> => {
      if (await handleEarlier()) return false
      if (cart.fresh) acceptItems(acceptLines(items, cart.fresh))
      setTimesChanged(0)
      return true
    },
    place: async (): Promise<void> => {
      const quote = cart.fresh?.quote
      if (obstacle || !quote || cart.status !== 'ready') return
      if (readWaitingOrder()) return onWaiting()
      const { minor: shownTotal, currency: shownCurrency } = quote.charged.total
      const shownExempt = listExemptProducts(cart.fresh)
      const order = { lines, ...choice, currency, shownTotal, shownCurrency, shownExempt }
      const { key } = getCartKey()
      if (!isCurrent(items)) return // another tab has just ordered or changed the cart
      const result = await send(postOrder({ ...order, key }))
      if (result === 'failed' || result.outcome !== 'cancelled') return handleOutcome(key, result)
      discardCartKey(key)
      const next = getCartKey()
      handleOutcome(next.key, await send(postOrder({ ...order, key: next.key })))
    },
  }
}

function findObstacle(hasFailed: boolean, rejection: string | null, hasChanges: boolean) {
  if (hasFailed) return 'no-prices' as const
  if (rejection && rejection !== checkoutText.nothingLeft) return 'rejection' as const
  return hasChanges ? ('changes' as const) : null
}

/** The ids of products that the summary shows as exempt from withdrawal. */
function listExemptProducts(fresh: FreshCart | null): readonly string[] {
  const exempt = fresh?.lines.flatMap(({ productId, product }) => (product?.exemption ? [productId] : []))
  return [...new Set(exempt)]
}

/** Fetches the order placed with this key, if there is one. 'failed': no response. */
async function fetchEarlier(key: string): Promise<EarlierOrder | 'failed' | null> {
  try {
    const response = await postJson('/checkout/earlier', { key }, AbortSignal.timeout(TIMEOUT_MS))
    return response.ok ? (await response.json()).earlier : 'failed'
  } catch {
    return 'failed'
  }
}

/** 'failed': no response about the order; the same key can be sent again. */
async function postOrder(order: { readonly key: string }): Promise<OrderOutcome | 'failed'> {
  markUnconfirmed(order.key, true)
  try {
    const response = await postJson('/checkout/order', order, AbortSignal.timeout(TIMEOUT_MS))
    const result = await response.json()
    if (![200, 400, 409, 429].includes(response.status) || !('outcome' in result)) return 'failed'
    markUnconfirmed(order.key, false)
    return result
  } catch {
    return 'failed'
  }
}
