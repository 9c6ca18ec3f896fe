import { type CartLine, lineKey, type OldPrices } from '#app/features/cart/cart.ts'
import { checkoutText } from '#app/features/checkout/checkout-text.ts'
import type { FreshCart, FreshLine } from '#app/features/checkout/order/order-outcome.ts'
import { freshLineOf, unitsAvailable } from '#app/features/checkout/quote/fresh-cart.ts'
import type { CurrencyCode } from '#app/features/money/currencies.ts'
import { fromUnits, type Money } from '#app/features/money/money.ts'

export type CartChange = {
  readonly line: CartLine
  readonly now: FreshLine['product']
  readonly oldPrice: Money | null
  readonly available: number
}

export function changesOf(
  items: readonly CartLine[],
  oldPrices: OldPrices,
  fresh: FreshCart,
  currency: CurrencyCode,
): readonly CartChange[] {
  return items.flatMap((line) => {
    const now = freshLineOf(fresh, line)?.product ?? null
    const agreed = fromUnits(oldPrices[lineKey(line)] ?? line.product.price, currency)
    const oldPrice = now && agreed?.minor !== now.price.minor ? agreed : null
    const units = unitsAvailable(fresh, line)
    return oldPrice || units < line.quantity ? [{ line, now, oldPrice, available: units }] : []
  })
}

export function refusalOf({ lines, quote }: FreshCart): string | null {
  if (quote) return quote.shippingProblem === 'unavailable' ? checkoutText.noDelivery : null
  return lines.some(({ quantity }) => quantity > 0) ? checkoutText.tooLarge : checkoutText.nothingLeft
}
