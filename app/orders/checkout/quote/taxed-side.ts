import { type Money, money, subtract, sum } from '#app/base/money.ts'
import { allocate } from '#app/base/money-arithmetic.ts'
import { type Sums, sumsOf } from '#app/orders/order-sums.ts'
import type { TaxClass } from '#app/pricing/tax-class.ts'
import { type TaxRules, taxLines } from '#app/pricing/tax-lines.ts'

type Taxable = { readonly total: Money; readonly taxClass: TaxClass }

/** A line's shares of discount and tax; the rate in parts per million. */
export type TaxedShares = { readonly discount: Money; readonly tax: Money; readonly taxRate: number }

type Side<Line> = {
  readonly lines: readonly (Line & TaxedShares)[]
  readonly sums: Sums
  /** The part of the tax that is on shipping. */
  readonly shippingTax: Money
}

/**
 * The sums of an order in one currency. The discount is distributed to the lines by largest remainder, and what is left is
 * taxed. `paymentFee` is a part of the shipping.
 */
export function taxedSide<Line extends Taxable>(
  lines: readonly Line[],
  { discount, shipping, paymentFee }: Readonly<Record<'discount' | 'shipping' | 'paymentFee', Money>>,
  rules: TaxRules,
): Side<Line> {
  const { currency } = shipping
  const totals = lines.map(({ total }) => total)
  const discounts = allocate(discount, totals)
  const none = money(0, currency)
  const discounted = lines.map(({ total, taxClass }, at) => {
    return { amount: subtract(total, discounts[at] ?? none), taxClass }
  })
  const taxed = taxLines(discounted, shipping, rules)
  return {
    lines: lines.map((line, at) => {
      const { tax, rate: taxRate } = taxed.lines[at] ?? { tax: none, rate: 0 }
      return { ...line, discount: discounts[at] ?? none, tax, taxRate }
    }),
    shippingTax: taxed.shipping,
    sums: sumsOf({
      subtotal: subtract(sum(totals, currency), discount),
      shipping,
      paymentFee,
      taxes: taxed.rates,
      taxIncluded: rules.taxIncluded,
      isReverseCharge: rules.isReverseCharge,
      rounding: none,
      discount,
    }),
  }
}
