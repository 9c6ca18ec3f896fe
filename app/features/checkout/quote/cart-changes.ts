import { type CartLine, lineKey, type OldPrices } from '#app/features/cart/cart.ts'
import { checkoutText } from '#app/features/checkout/checkout-text.ts'
import type { FreshCart, FreshLine } from '#app/features/checkout/order/order-outcome.ts'
import { freshLineOf, unitsAvailable } from '#app/features/checkout/quote/fresh-cart.ts'
import { fromUnits, type Money, type StoreCurrency } from '#app/features/money/money.ts'

/** A line that is no longer as the shopper last agreed to it. */
export type CartChange = {
  readonly line: CartLine
  readonly now: FreshLine['product']
  /** What one piece cost then, where that is another price than today's. */
  readonly oldPrice: Money<StoreCurrency> | null
  /** How many can be had; less than the line's quantity where stock ran short. */
  readonly available: number
}

/** What the shopper has to be asked about before anything is charged. */
export function changesOf(
  items: readonly CartLine[],
  oldPrices: OldPrices,
  fresh: FreshCart,
  currency: StoreCurrency,
): readonly CartChange[] {
  return items.flatMap((line) => {
    const now = freshLineOf(fresh, line)?.product ?? null
    const agreed = fromUnits(oldPrices[lineKey(line)] ?? line.product.price, currency)
    const oldPrice = now && agreed?.minor !== now.price.minor ? agreed : null
    const units = unitsAvailable(fresh, line)
    return oldPrice || units < line.quantity ? [{ line, now, oldPrice, available: units }] : []
  })
}

/** Why no order can be placed of this cart, anyone who asks; null where one can. */
export function refusalOf({ lines, quote }: FreshCart): string | null {
  if (quote) return quote.options.length === 0 ? checkoutText.noDelivery : null
  return lines.some(({ quantity }) => quantity > 0) ? checkoutText.tooLarge : checkoutText.nothingLeft
}
