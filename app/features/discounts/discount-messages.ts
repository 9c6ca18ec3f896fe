import type { DiscountRefusal, DiscountTerms } from '#app/features/discounts/discount.ts'
import { discountText } from '#app/features/discounts/discount-text.ts'
import { formatMoney, money, type ShopperCurrency, type StoreCurrency } from '#app/features/money/money.ts'
import { shopperPrice } from '#app/features/money/shopper-price.ts'

type Shown = { readonly storeCurrency: StoreCurrency; readonly usdRate: number; readonly currency: ShopperCurrency }

/** Why a code gives nothing, as its shopper reads it: amounts in the currency that is looked at. */
export function refusalMessage(refusal: DiscountRefusal, minimum: DiscountTerms['minimum'], shown: Shown): string {
  if (refusal !== 'minimum') return discountText.refusals[refusal]
  const least = shopperPrice(money(minimum, shown.storeCurrency), shown.currency, shown.usdRate)
  return discountText.minimum(formatMoney(least))
}

/** Whether a code that gives nothing now may give something once the cart or the time of day is another. */
export function mayYetCount(refusal: DiscountRefusal): boolean {
  return refusal !== 'unknown' && refusal !== 'yours' && refusal !== 'too-many'
}
