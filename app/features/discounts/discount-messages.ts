import type { DiscountRefusal } from '#app/features/discounts/discount.ts'
import { discountText } from '#app/features/discounts/discount-text.ts'
import { formatMoney, money, type ShopperCurrency, type StoreCurrency } from '#app/features/money/money.ts'
import { shopperPrice } from '#app/features/money/shopper-price.ts'

type Currencies = {
  readonly storeCurrency: StoreCurrency
  readonly usdRate: number
  readonly currency: ShopperCurrency
}

export function refusalMessage(
  refusal: DiscountRefusal,
  minimum: number,
  { storeCurrency, usdRate, currency }: Currencies,
): string {
  if (refusal !== 'minimum') return discountText.refusals[refusal]
  return discountText.minimum(formatMoney(shopperPrice(money(minimum, storeCurrency), currency, usdRate)))
}

export function mayYetCount(refusal: DiscountRefusal): boolean {
  return refusal !== 'unknown' && refusal !== 'yours' && refusal !== 'too-many'
}
