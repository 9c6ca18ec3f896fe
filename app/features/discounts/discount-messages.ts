import type { CartPricing } from '#app/features/cart/cart.ts'
import type { DiscountRefusal } from '#app/features/discounts/discount.ts'
import { discountText } from '#app/features/discounts/discount-text.ts'
import { formatMoney, money, shopperPrice } from '#app/features/money/money.ts'

export function refusalMessage(refusal: DiscountRefusal, minimum: number, shown: CartPricing): string {
  if (refusal !== 'minimum') return discountText.refusals[refusal]
  return discountText.minimum(
    formatMoney(shopperPrice(money(minimum, shown.storeCurrency), shown.currency, shown.usdRate)),
  )
}

export function mayYetCount(refusal: DiscountRefusal): boolean {
  return refusal !== 'unknown' && refusal !== 'yours' && refusal !== 'too-many'
}
