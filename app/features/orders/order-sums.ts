import type { Shown } from '#app/features/markets/market.ts'
import { add, compare, convert, type Money, money, subtract, sum, times } from '#app/features/money/money.ts'

/** The total is the exact sum of its parts; `discount` is already deducted from the subtotal. */
export type Sums = {
  readonly discount: Money
  readonly subtotal: Money
  readonly shipping: Money
  readonly tax: Money
  readonly total: Money
}

/** `price` of a unit is charged, `storePrice` is booked. */
export type SoldLine = { readonly price: Money; readonly storePrice: Money; readonly quantity: number }

export function sumsOf(
  subtotal: Money,
  shipping: Money,
  tax: Money,
  discount: Money = money(0, subtotal.currency),
): Sums {
  return { discount, subtotal, shipping, tax, total: add(add(subtotal, shipping), tax) }
}

/** The store price if it has that currency, otherwise the converted charged price. */
export function shownUnitPrice({ price, storePrice }: SoldLine, { currency, rate }: Shown): Money {
  return storePrice.currency === currency ? storePrice : convert(price, currency, rate)
}

/** In the currency that the shopper looked at (docs/rules.md, Money). */
export function shownSums(lines: readonly SoldLine[], charged: Sums, store: Sums, shown: Shown): Sums {
  const { currency, rate } = shown
  const own = [charged, store].find(({ total }) => total.currency === currency)
  if (own) return own
  const lineTotals = lines.map((line) => times(shownUnitPrice(line, shown), line.quantity))
  const full = sum(lineTotals, currency)
  const converted = convert(charged.discount, currency, rate)
  const discount = charged.subtotal.minor === 0 || compare(converted, full) > 0 ? full : converted
  const shownOf = (amount: Money) => convert(amount, currency, rate)
  return sumsOf(subtract(full, discount), shownOf(charged.shipping), shownOf(charged.tax), discount)
}
