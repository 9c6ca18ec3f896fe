import { formatMoney, money } from '#app/base/money.ts'
import type { DiscountRefusal } from '#app/pricing/discounts/discount.ts'
import { discountText } from '#app/pricing/discounts/discount-text.ts'
import { type Market, type Shown, shownPrice } from '#app/store/market.ts'

type Prices = { readonly market: Market; readonly shown: Shown }

export function refusalMessage(refusal: DiscountRefusal, minimum: number, { market, shown }: Prices): string {
  if (refusal !== 'minimum') return discountText.refusals[refusal]
  return discountText.minimum(formatMoney(shownPrice(money(minimum, market.storeCurrency), shown, market)))
}

export function mayYetCount(refusal: DiscountRefusal): boolean {
  return refusal !== 'unknown' && refusal !== 'yours' && refusal !== 'too-many'
}
