import { type CartLine, isSameLine } from '#app/features/cart/cart.ts'
import type { FreshCart, FreshLine } from '#app/features/checkout/order-outcome.ts'
import type { ShopperCurrency } from '#app/features/money/money.ts'
import { toUnits } from '#app/features/money/money.ts'
import type { ShippingMethod } from '#app/features/orders/order.ts'

export type QuoteRequest = {
  readonly lines: readonly CartLine[]
  readonly country: string
  readonly method: ShippingMethod
  readonly currency: ShopperCurrency
}

/** The lines as the server wants them: what, never what it costs. */
export function linesToSend(lines: readonly CartLine[]) {
  return lines.map(({ product, size, color, quantity }) => ({
    productId: product.id,
    size,
    color: color.name,
    quantity,
  }))
}

/** Asks the server for today's names, prices and sums. @throws Error where it cannot be asked. */
export async function fetchFreshCart(request: QuoteRequest, signal: AbortSignal): Promise<FreshCart> {
  const { lines, ...choice } = request
  const response = await fetch('/checkout/quote', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...choice, lines: linesToSend(lines) }),
    signal,
  })
  if (!response.ok) throw new Error(`the cart could not be read afresh: ${response.status}`)
  return response.json()
}

/** The fresh counterpart of a line of the cart, if it was asked for. */
export function freshLineOf(fresh: FreshCart | null, line: CartLine): FreshLine | undefined {
  return fresh?.lines.find(({ productId, size, color }) =>
    isSameLine(line, { product: { id: productId }, size, color: { name: color } }),
  )
}

/** The cart with today's names and prices; lines that are gone stay as they are. */
export function refreshed(lines: readonly CartLine[], fresh: FreshCart): readonly CartLine[] {
  return lines.map((line) => {
    const product = freshLineOf(fresh, line)?.product
    return product ? { ...line, product: { ...line.product, name: product.name, price: toUnits(product.price) } } : line
  })
}

/** The cart with what can be had now: quantities cut to it, lines that are gone left out. */
export function agreedTo(lines: readonly CartLine[], fresh: FreshCart): readonly CartLine[] {
  return refreshed(lines, fresh).flatMap((line) => {
    const now = freshLineOf(fresh, line)
    if (!now) return [line]
    return now.quantity > 0 ? [{ ...line, quantity: now.quantity }] : []
  })
}
