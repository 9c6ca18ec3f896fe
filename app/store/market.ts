import type { CurrencyCode } from '#app/base/currencies.ts'
import { convert, invert, type Money, type Rate } from '#app/base/money.ts'
import type { OpenMarket } from '#app/store/locale.ts'

/** A currency that shoppers can choose for display, with its rate from the charged currency. */
export type DisplayCurrency = { readonly currency: CurrencyCode; readonly rate: Rate }

/** Prices include the tax, or checkout adds it. */
export type PriceTaxKind = 'included' | 'added'

/** A market's currencies, taxes and address form. */
export type Market = {
  /** The currency of the prices that staff enter, and of accounting. */
  readonly storeCurrency: CurrencyCode
  /** The currency in which orders are charged. */
  readonly currency: CurrencyCode
  /** True if lists show store prices instead of charged prices. */
  readonly listsInStoreCurrency: boolean
  /** The rate from the store currency to `currency`. */
  readonly rate: Rate
  /** The display currencies. `currency` itself is the first. */
  readonly displayCurrencies: readonly [DisplayCurrency, ...DisplayCurrency[]]
  /** True if prices include tax. */
  readonly taxIncluded: boolean
  readonly taxShipping: boolean
  readonly addressForm: OpenMarket['addressForm']
}

export const EQUAL_RATE: Rate = { base: 1_000_000, quote: 1_000_000 }

/** Finds the rate from the store currency to the market's. Returns null if it was never entered. */
export function findRate(
  { currency, rates }: Pick<OpenMarket, 'currency' | 'rates'>,
  storeCurrency: CurrencyCode,
): Rate | null {
  return currency === storeCurrency ? EQUAL_RATE : (rates[currency] ?? null)
}

/** @throws if there is no rate, because store prices would then be shown as market prices */
export function toMarket(open: OpenMarket, storeCurrency: CurrencyCode): Market {
  const { currency, rates, displayCurrencies, listsInStoreCurrency, taxIncluded, taxShipping, addressForm } = open
  const rate = findRate(open, storeCurrency)
  if (!rate) throw new Error(`There is no rate from ${storeCurrency} to ${currency}, the currency of a market`)
  const others = displayCurrencies.flatMap((code) => {
    if (code === storeCurrency && code !== currency) return [{ currency: code, rate: invert(rate) }]
    const shownRate = code === currency ? undefined : rates[code]
    return shownRate ? [{ currency: code, rate: shownRate }] : []
  })
  return {
    storeCurrency,
    currency,
    listsInStoreCurrency,
    rate,
    displayCurrencies: [{ currency, rate: EQUAL_RATE }, ...others],
    taxIncluded,
    taxShipping,
    addressForm,
  }
}

/** Returns the currency in which prices are listed, filtered and sorted. */
export function getListCurrency({ listsInStoreCurrency, storeCurrency, currency }: Market): CurrencyCode {
  return listsInStoreCurrency ? storeCurrency : currency
}

export function toChargedPrice(storePrice: Money, { currency, rate }: Market): Money {
  return convert(storePrice, currency, rate)
}

/** Returns the charged currency if the market does not show `currency`. */
export function findDisplayCurrency({ displayCurrencies }: Market, currency: string | null): DisplayCurrency {
  return displayCurrencies.find((entry) => entry.currency === currency) ?? displayCurrencies[0]
}

/**
 * Converts a price in the store or the charged currency for display. A store price is first converted to the charged
 * currency and rounded, so that every display currency shows the price that is charged.
 */
export function toDisplayPrice(price: Money, { currency, rate }: DisplayCurrency, market: Market): Money {
  if (price.currency === currency) return price
  const charged = price.currency === market.currency ? price : toChargedPrice(price, market)
  return convert(charged, currency, rate)
}
