import type { CurrencyCode } from '#app/base/currencies.ts'
import { convert, formatMoney, getCurrencySymbol, invert, oneUnit } from '#app/base/money.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import type { Order } from '#app/orders/orders.server.ts'
import { findDisplayCurrency, type Market } from '#app/store/market.ts'

/** Returns the currencies and rates to store with an order. They are not read from the market later. */
export function getOrderCurrencies(market: Market, shopperCurrency: CurrencyCode) {
  const shown = findDisplayCurrency(market, shopperCurrency)
  return {
    currency: market.currency,
    storeCurrency: market.storeCurrency,
    rateBase: market.rate.base,
    rateQuote: market.rate.quote,
    shownCurrency: shown.currency,
    shownBase: shown.rate.base,
    shownQuote: shown.rate.quote,
  }
}

/** Returns the rate between the store currency and the charged currency, such as '₦1,500.00 per $1'. */
export function formatOrderRate({ rate, charged, store }: Pick<Order, 'rate' | 'charged' | 'store'>): string {
  const [storeCurrency, paid] = [store.total.currency, charged.total.currency]
  const [stronger, price] =
    rate.base < rate.quote
      ? [storeCurrency, convert(oneUnit(storeCurrency), paid, rate)]
      : [paid, convert(oneUnit(paid), storeCurrency, invert(rate))]
  return adminText.ratePerUnit(formatMoney(price), `${getCurrencySymbol(stronger)}1`)
}
