import { type CurrencyCode, fromUsd, type Money, type ShopperCurrency, toUsd } from '#app/features/money/money.ts'

/** Converts to US dollars and rounds first, so that everyone pays the same dollars (docs/rules.md, Money). */
export function shopperPrice<Currency extends ShopperCurrency>(
  price: Money,
  currency: Currency,
  usdRate: number,
): Money<Currency> {
  return isIn(price, currency) ? price : fromUsd(toUsd(price, usdRate), currency)
}

function isIn<Currency extends CurrencyCode>(amount: Money, currency: Currency): amount is Money<Currency> {
  return amount.currency === currency
}
