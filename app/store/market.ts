import type { CurrencyCode } from '#app/base/currencies.ts'
import { convert, inverse, type Money, type Rate } from '#app/base/money.ts'
import type { OpenMarket } from '#app/store/locale.ts'

/** A currency that shoppers can look at, with its rate from the charged currency. */
export type DisplayCurrency = { readonly currency: CurrencyCode; readonly rate: Rate }

/** Prices contain the tax, or checkout adds it. */
export type PriceTaxKind = 'included' | 'added'

/** In which currencies a market sells, how it taxes, and how addresses are entered. */
export type Market = {
  /** Of the prices that staff enter, and of the books. */
  readonly storeCurrency: CurrencyCode
  /** Orders are charged in it. */
  readonly currency: CurrencyCode
  /** Lists show store prices instead of charged ones. */
  readonly listsInStoreCurrency: boolean
  /** From the store currency to `currency`. */
  readonly rate: Rate
  /** With `currency` itself, first. */
  readonly shown: readonly [DisplayCurrency, ...DisplayCurrency[]]
  /** Whether prices include tax, and whether shipping is taxed. */
  readonly taxIncluded: boolean
  readonly taxShipping: boolean
  readonly addressForm: OpenMarket['addressForm']
}

export const EQUAL: Rate = { base: 1_000_000, quote: 1_000_000 }

/** From the store currency to that of the market. Null if it was never entered. */
export function findRate(
  { currency, rates }: Pick<OpenMarket, 'currency' | 'rates'>,
  storeCurrency: CurrencyCode,
): Rate | null {
  return currency === storeCurrency ? EQUAL : (rates[currency] ?? null)
}

/** @throws without a rate, because the figures of store prices are not the market's prices */
export function toMarket(open: OpenMarket, storeCurrency: CurrencyCode): Market {
  const { currency, rates, displayCurrencies, listsInStoreCurrency, taxIncluded, taxShipping, addressForm } = open
  const rate = findRate(open, storeCurrency)
  if (!rate) throw new Error(`There is no rate from ${storeCurrency} to ${currency}, the currency of a market`)
  const others = displayCurrencies.flatMap((code) => {
    if (code === storeCurrency && code !== currency) return [{ currency: code, rate: inverse(rate) }]
    const shownRate = code === currency ? undefined : rates[code]
    return shownRate ? [{ currency: code, rate: shownRate }] : []
  })
  return {
    storeCurrency,
    currency,
    listsInStoreCurrency,
    rate,
    shown: [{ currency, rate: EQUAL }, ...others],
    taxIncluded,
    taxShipping,
    addressForm,
  }
}

/** In which prices are listed, filtered and sorted. */
export function listCurrency({ listsInStoreCurrency, storeCurrency, currency }: Market): CurrencyCode {
  return listsInStoreCurrency ? storeCurrency : currency
}

export function chargedPrice(storePrice: Money, { currency, rate }: Market): Money {
  return convert(storePrice, currency, rate)
}

/** The charged currency if the market does not show `currency`. */
export function shownIn({ shown }: Market, currency: string | null): DisplayCurrency {
  return shown.find((entry) => entry.currency === currency) ?? shown[0]
}

/**
 * Of a price in the store or the charged currency. A store price is converted to the charged currency and rounded first,
 * so that everyone pays the same.
 */
export function shownPrice(price: Money, { currency, rate }: DisplayCurrency, market: Market): Money {
  if (price.currency === currency) return price
  const charged = price.currency === market.currency ? price : chargedPrice(price, market)
  return convert(charged, currency, rate)
}
