import {
  type CartLine,
  getLineKey,
  getLinePrice,
  isDifferentPrice,
  type LinePrice,
  type OldPrices,
} from '#app/orders/cart/cart.ts'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import type { FreshCart, FreshLine } from '#app/orders/checkout/order/order-outcome.ts'
import { countAvailableUnits, findFreshLine, getFreshPrice } from '#app/orders/checkout/quote/fresh-cart.ts'

export type CartChange = {
  readonly line: CartLine
  readonly now: FreshLine['product']
  readonly oldPrice: LinePrice | null
  readonly available: number
}

export function listCartChanges(
  items: readonly CartLine[],
  oldPrices: OldPrices,
  fresh: FreshCart,
): readonly CartChange[] {
  return items.flatMap((line) => {
    const now = findFreshLine(fresh, line)?.product ?? null
    const acceptedPrice = oldPrices[getLineKey(line)] ?? getLinePrice(line)
    const oldPrice = now && isDifferentPrice(acceptedPrice, getFreshPrice(now)) ? acceptedPrice : null
    const units = countAvailableUnits(fresh, line)
    return oldPrice !== null || units < line.quantity ? [{ line, now, oldPrice, available: units }] : []
  })
}

export function findRejectionText({ lines, quote }: FreshCart): string | null {
  if (quote) return quote.shippingProblem === 'unavailable' ? checkoutText.noDelivery : null
  return lines.some(({ quantity }) => quantity > 0) ? checkoutText.tooLarge : checkoutText.nothingLeft
}
