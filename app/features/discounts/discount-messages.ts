import type { CartPricing } from '#app/features/cart/cart.ts'
import type { DiscountRefusal } from '#app/features/discounts/discount.ts'
import { discountText } from '#app/features/discounts/discount-text.ts'
import { shownPrice } from '#app/features/markets/market.ts'
import { formatMoney, money } from '#app/features/money/money.ts'

export function refusalMessage(refusal: DiscountRefusal, minimum: number, { market, shown }: CartPricing): string {
  if (refusal !== 'minimum') return discountText.refusals[refusal]
  return discountText.minimum(formatMoney(shownPrice(money(minimum, market.storeCurrency), shown, market)))
}

export function mayYetCount(refusal: DiscountRefusal): boolean {
  return refusal !== 'unknown' && refusal !== 'yours' && refusal !== 'too-many'
}
