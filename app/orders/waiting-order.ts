import { useEffect, useState } from 'react'
import { parseJson, readFields } from '#app/lib/json.ts'
import { type CartLine, isSameLine } from '#app/orders/cart/cart.ts'
import { discardCartKey } from '#app/orders/cart/cart-key.ts'
import { useCart } from '#app/orders/cart/cart-provider.tsx'
import type { CheckoutLine } from '#app/orders/checkout/checkout-input.ts'
import { storeDraft } from '#app/orders/checkout/form/checkout-draft.ts'
import { WAITING_ORDER_KEY } from '#app/orders/order.ts'
import { readStored, useStored, writeStored } from '#app/ui/local-storage.ts'

/** `key` is the key of the cart that was ordered. */
type WaitingOrder = { readonly link: string; readonly key: string; readonly lines: readonly CheckoutLine[] }

export function storeWaitingOrder(order: WaitingOrder): void {
  writeStored(WAITING_ORDER_KEY, JSON.stringify(order))
}

/**
 * Clears the waiting order. Call this once the order is paid or cancelled, after updating the cart, so that the cart
 * can be ordered again. Does nothing for a different order.
 */
export function endWaitingOrder(link: string): void {
  const waiting = readWaitingOrder()
  if (waiting?.link !== link) return
  writeStored(WAITING_ORDER_KEY, null)
  discardCartKey(waiting.key)
}

export function readWaitingOrder(): WaitingOrder | null {
  return parseWaitingOrder(readStored(WAITING_ORDER_KEY))
}

/** Returns the link of the waiting order, kept in sync across tabs. */
export function useWaitingLink(): string | null {
  return parseWaitingOrder(useStored(WAITING_ORDER_KEY))?.link ?? null
}

export function parseWaitingOrder(json: string | null): WaitingOrder | null {
  const { link, key, lines } = readFields(parseJson(json))
  if (typeof link !== 'string' || !Array.isArray(lines)) return null
  const parsedLines = lines.map(readFields).flatMap(({ productId, size, color, quantity }) => {
    const isLine = typeof productId === 'string' && typeof size === 'string' && typeof color === 'string'
    return isLine && typeof quantity === 'number' ? [{ productId, size, color, quantity }] : []
  })
  return { link, key: typeof key === 'string' ? key : '', lines: parsedLines }
}

/** Removes ordered units from the cart, but not later additions. */
export function removeOrderedUnits(items: readonly CartLine[], { lines }: Pick<WaitingOrder, 'lines'>) {
  return items.flatMap((item) => {
    const ordered = lines.find(({ productId, size, color }) =>
      isSameLine(item, { product: { id: productId }, size, color: { name: color } }),
    )
    const quantity = item.quantity - (ordered?.quantity ?? 0)
    return quantity > 0 ? [{ ...item, quantity }] : []
  })
}

/**
 * Removes the ordered units from the cart in the browser that placed the order, once the order is paid. Returns true if
 * the order was cancelled; in that case, the cart is kept.
 */
export function useClearCartAfterPayment({
  link,
  isWaiting,
  isPaid,
}: {
  readonly link: string
  readonly isWaiting: boolean
  readonly isPaid: boolean
}): boolean {
  const { replaceItems } = useCart()
  const [wasCancelled, setWasCancelled] = useState(false)
  useEffect(() => {
    const waiting = readWaitingOrder()
    if (isWaiting || waiting?.link !== link) return
    if (isPaid) {
      storeDraft(null)
      replaceItems((items) => removeOrderedUnits(items, waiting))
    } else setWasCancelled(true)
    endWaitingOrder(link)
  }, [link, isWaiting, isPaid, replaceItems])
  return wasCancelled
}
