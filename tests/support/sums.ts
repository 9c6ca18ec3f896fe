import { type Money, money } from '#app/base/money.ts'
import { computeSums, type Sums } from '#app/orders/order-sums.ts'

/** Returns sums with one tax that is added to the prices (by default 8%), or with none if `tax` is 0. */
export function createSumsWithAddedTax(
  subtotal: Money,
  shipping: Money,
  tax: Money,
  discount: Money = money(0, subtotal.currency),
  rate: number | null = 80_000,
): Sums {
  const taxes = tax.minor > 0 ? [{ name: 'Sales tax', rate, net: subtotal, tax }] : []
  const none = money(0, subtotal.currency)
  const plain = { taxIncluded: false, isReverseCharge: false, paymentFee: none, rounding: none }
  return computeSums({ ...plain, subtotal, shipping, taxes, discount })
}
