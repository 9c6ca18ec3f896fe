import { type Money, money } from '#app/base/money.ts'
import { computeSums, type Sums } from '#app/orders/order-sums.ts'

/** Returns sums with one 8% tax that is added to the prices, or without tax. */
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
