import { type Money, money } from '#app/features/money/money.ts'
import { type Sums, sumsOf } from '#app/features/orders/order-sums.ts'

/** With one tax of 8% that is added to the prices, or none. */
export function addedSums(
  subtotal: Money,
  shipping: Money,
  tax: Money,
  discount: Money = money(0, subtotal.currency),
  rate: number | null = 80_000,
): Sums {
  const taxes = tax.minor > 0 ? [{ name: 'Sales tax', rate, net: subtotal, tax }] : []
  return sumsOf({ subtotal, shipping, taxes, taxIncluded: false, isReverseCharge: false, discount })
}
