import {
  add,
  type CurrencyCode,
  compare,
  fromUsd,
  isIn,
  type Money,
  money,
  type ShopperCurrency,
  subtract,
  sum,
  times,
} from '#app/features/money/money.ts'

/** The total is the exact sum of its parts; `discount` is already deducted from the subtotal. */
export type Sums<Currency extends CurrencyCode = CurrencyCode> = {
  readonly discount: Money<Currency>
  readonly subtotal: Money<Currency>
  readonly shipping: Money<Currency>
  readonly tax: Money<Currency>
  readonly total: Money<Currency>
}

/** `price` of a unit is charged, `storePrice` is booked. */
export type SoldLine = { readonly price: Money<'USD'>; readonly storePrice: Money; readonly quantity: number }

export function sumsOf<Currency extends CurrencyCode>(
  subtotal: Money<Currency>,
  shipping: Money<Currency>,
  tax: Money<Currency>,
  discount: Money<Currency> = money(0, subtotal.currency),
): Sums<Currency> {
  return { discount, subtotal, shipping, tax, total: add(add(subtotal, shipping), tax) }
}

/** The store price if it has that currency, otherwise converted dollars. */
export function shopperUnitPrice<Currency extends ShopperCurrency>(
  { price, storePrice }: SoldLine,
  currency: Currency,
) {
  return isIn(storePrice, currency) ? storePrice : fromUsd(price, currency)
}

/** See docs/rules.md, Money. */
export function shopperSums<Currency extends ShopperCurrency>(
  lines: readonly SoldLine[],
  usd: Sums<'USD'>,
  store: Sums,
  currency: Currency,
): Sums<Currency> {
  if (isSumsIn(usd, currency)) return usd
  if (isSumsIn(store, currency)) return store
  const lineTotals = lines.map((line) => times(shopperUnitPrice(line, currency), line.quantity))
  const full = sum(lineTotals, currency)
  const converted = fromUsd(usd.discount, currency)
  const discount = usd.subtotal.minor === 0 || compare(converted, full) > 0 ? full : converted
  return sumsOf(subtract(full, discount), fromUsd(usd.shipping, currency), fromUsd(usd.tax, currency), discount)
}

function isSumsIn<Currency extends CurrencyCode>(sums: Sums, currency: Currency): sums is Sums<Currency> {
  return sums.total.currency === currency
}
