import { add, compare, convert, type Money, money, multiply, subtract, sum } from '#app/base/money.ts'
import { allocate, roundForCash } from '#app/base/money-arithmetic.ts'
import type { TaxClass } from '#app/pricing/tax-class.ts'
import { computeOrderTax, type TaxRules } from '#app/pricing/tax-lines.ts'
import type { DisplayCurrency } from '#app/store/market.ts'

/**
 * The sums at one tax rate. `rate` is in parts per million, or null in orders placed before it was stored. `name` is ''
 * if the rate has no name.
 */
export type TaxSum = {
  readonly name: string
  readonly rate: number | null
  readonly net: Money
  readonly tax: Money
  /** True if this tax is computed on the same net amount as the tax before it. */
  readonly isAdded?: true
}

/**
 * The total is exactly the sum of subtotal, shipping and rounding, plus the tax unless they include it. `discount` is
 * already deducted from the subtotal. `taxes` add up to `tax`.
 */
export type Sums = {
  readonly discount: Money
  readonly subtotal: Money
  /** Includes `paymentFee`. */
  readonly shipping: Money
  /** The part of `shipping` that is the payment fee. */
  readonly paymentFee: Money
  readonly tax: Money
  readonly taxIncluded: boolean
  /** True if the buyer owes the tax, so none is charged. */
  readonly isReverseCharge: boolean
  readonly taxes: readonly TaxSum[]
  /** Added so that the total can be paid in cash; negative if it is deducted. It is not taxed. */
  readonly rounding: Money
  readonly total: Money
}

/** `price` is the price of one unit in the charged currency; `storePrice` is the same in the store currency. */
export type SoldLine = { readonly price: Money; readonly storePrice: Money; readonly quantity: number }

type Parts = Omit<Sums, 'tax' | 'total'>

export function computeSums(parts: Parts): Sums {
  const { subtotal, shipping, taxes, taxIncluded, rounding } = parts
  const tax = sum(
    taxes.map((taxSum) => taxSum.tax),
    subtotal.currency,
  )
  const gross = add(add(subtotal, shipping), rounding)
  return { ...parts, tax, total: taxIncluded ? gross : add(gross, tax) }
}

/** Returns the sums with a total that can be paid in cash (docs/rules.md, Payment). */
export function roundSumsForCash(sums: Sums): Sums {
  const total = roundForCash(sums.total)
  return { ...sums, rounding: add(sums.rounding, subtract(total, sums.total)), total }
}

/** Returns the sums with a rounding that was computed in a different currency. */
export function replaceRounding(sums: Sums, rounding: Money): Sums {
  return computeSums({ ...sums, rounding })
}

/** Returns the store price if it is in the shown currency, otherwise the converted charged price. */
export function convertUnitPrice({ price, storePrice }: SoldLine, { currency, rate }: DisplayCurrency): Money {
  return storePrice.currency === currency ? storePrice : convert(price, currency, rate)
}

/** Returns the sums in the currency that the shopper saw (docs/rules.md, Money). */
export function convertSums(lines: readonly SoldLine[], charged: Sums, store: Sums, shown: DisplayCurrency): Sums {
  const { currency, rate } = shown
  const sameCurrencySums = [charged, store].find(({ total }) => total.currency === currency)
  if (sameCurrencySums) return sameCurrencySums
  const lineTotals = lines.map((line) => multiply(convertUnitPrice(line, shown), line.quantity))
  const fullTotal = sum(lineTotals, currency)
  const converted = convert(charged.discount, currency, rate)
  const discount = charged.subtotal.minor === 0 || compare(converted, fullTotal) > 0 ? fullTotal : converted
  const toShown = (amount: Money) => convert(amount, currency, rate)
  const shares = allocate(
    toShown(charged.tax),
    charged.taxes.map(({ tax }) => tax),
  )
  return computeSums({
    subtotal: subtract(fullTotal, discount),
    shipping: toShown(charged.shipping),
    paymentFee: toShown(charged.paymentFee),
    taxes: charged.taxes.map((taxSum, index) => ({
      ...taxSum,
      net: toShown(taxSum.net),
      tax: shares[index] ?? money(0, currency),
    })),
    taxIncluded: charged.taxIncluded,
    isReverseCharge: charged.isReverseCharge,
    rounding: toShown(charged.rounding),
    discount,
  })
}

type Taxable = { readonly total: Money; readonly taxClass: TaxClass }

/** A line's shares of the discount and the tax. The rate is in parts per million. */
export type TaxedShares = { readonly discount: Money; readonly tax: Money; readonly taxRate: number }

type TaxedSide<Line> = {
  readonly lines: readonly (Line & TaxedShares)[]
  readonly sums: Sums
  /** The part of the tax that is on shipping. */
  readonly shippingTax: Money
}

/**
 * Computes the sums of an order in one currency. Distributes the discount over the lines by largest remainder, and
 * taxes the remaining amounts. `paymentFee` is part of the shipping.
 */
export function computeTaxedSide<Line extends Taxable>(
  lines: readonly Line[],
  { discount, shipping, paymentFee }: Readonly<Record<'discount' | 'shipping' | 'paymentFee', Money>>,
  rules: TaxRules,
): TaxedSide<Line> {
  const { currency } = shipping
  const totals = lines.map(({ total }) => total)
  const discounts = allocate(discount, totals)
  const zero = money(0, currency)
  const discounted = lines.map(({ total, taxClass }, index) => {
    return { amount: subtract(total, discounts[index] ?? zero), taxClass }
  })
  const taxed = computeOrderTax(discounted, shipping, rules)
  return {
    lines: lines.map((line, index) => {
      const { tax, rate: taxRate } = taxed.lines[index] ?? { tax: zero, rate: 0 }
      return { ...line, discount: discounts[index] ?? zero, tax, taxRate }
    }),
    shippingTax: taxed.shipping,
    sums: computeSums({
      subtotal: subtract(sum(totals, currency), discount),
      shipping,
      paymentFee,
      taxes: taxed.rates,
      taxIncluded: rules.taxIncluded,
      isReverseCharge: rules.isReverseCharge,
      rounding: zero,
      discount,
    }),
  }
}
