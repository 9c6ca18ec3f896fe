import { type CartLine, isSameLine } from '#app/features/cart/cart.ts'
import type { FreshCart, FreshLine } from '#app/features/checkout/order/order-outcome.ts'
import { type Money, toUnits } from '#app/features/money/money.ts'

/** The lines as the server wants them: what, never what it costs. */
export function linesToSend(lines: readonly CartLine[]) {
  return lines.map(({ product, size, color, quantity }) => ({
    productId: product.id,
    size,
    color: color.name,
    quantity,
  }))
}

/** The fresh counterpart of a line of the cart, if it was asked for. */
export function freshLineOf(fresh: FreshCart | null, line: CartLine): FreshLine | undefined {
  return fresh?.lines.find(({ productId, size, color }) =>
    isSameLine(line, { product: { id: productId }, size, color: { name: color } }),
  )
}

/** What the lines come to that can be had, as the store adds them up: their sum is the quote's, whatever we know of rates. */
export function totalsOf({ lines, quote }: FreshCart): ReadonlyMap<FreshLine, Money> {
  const orderable = lines.filter(({ product, quantity }) => product && quantity > 0)
  return new Map(quote?.lines.flatMap(({ shopperTotal }, at) => (orderable[at] ? [[orderable[at], shopperTotal]] : [])))
}

/** How many units of a line can be had, as far as the store has been asked about them. */
export function unitsAvailable(fresh: FreshCart | null, line: CartLine): number {
  const now = freshLineOf(fresh, line)
  return now && now.quantity < now.requested ? Math.min(now.quantity, line.quantity) : line.quantity
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
    const quantity = unitsAvailable(fresh, line)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}
