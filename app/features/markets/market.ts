import type { CurrencyCode } from '#app/features/money/currencies.ts'
import { convert, type Money, type Rate } from '#app/features/money/money.ts'
import type { Settings } from '#app/features/settings/settings.ts'

/** A currency that shoppers can look at, with its rate from the charged currency. */
export type Shown = { readonly currency: CurrencyCode; readonly rate: Rate }

/** In which currencies a market sells. */
export type Market = {
  /** Of the prices that staff enter, and of the books. */
  readonly storeCurrency: CurrencyCode
  /** Orders are charged in it. */
  readonly currency: CurrencyCode
  /** From the store currency to `currency`. */
  readonly rate: Rate
  /** With `currency` itself, first. */
  readonly shown: readonly [Shown, ...Shown[]]
}

/** The specification's rates (§9): units for 1 US dollar, in parts per million. */
const PER_USD = { USD: 1_000_000, GBP: 790_000, EUR: 920_000, CAD: 1_350_000, NGN: 1_500_000_000 } as const

/** Null for other currencies: their rate must be typed. */
export function defaultRate(currency: CurrencyCode): number | null {
  const known: Readonly<Partial<Record<CurrencyCode, number>>> = PER_USD
  return known[currency] ?? null
}

const USD = { currency: 'USD', rate: { base: 1_000_000, quote: 1_000_000 } } as const
const OTHERS = (['GBP', 'EUR', 'CAD'] as const).map((currency) => ({
  currency,
  rate: { base: 1_000_000, quote: PER_USD[currency] },
}))

/** The specification's market: charges US dollars and shows three more currencies (§9). */
export function marketOf({ store_currency, usd_rate }: Pick<Settings, 'store_currency' | 'usd_rate'>): Market {
  return {
    storeCurrency: store_currency,
    currency: 'USD',
    rate: { base: store_currency === 'USD' ? 1_000_000 : usd_rate, quote: 1_000_000 },
    shown: [USD, ...OTHERS],
  }
}

export function chargedPrice(storePrice: Money, { currency, rate }: Market): Money {
  return convert(storePrice, currency, rate)
}

/** The charged currency if the market does not show `currency`. */
export function shownIn({ shown }: Market, currency: string | null): Shown {
  return shown.find((one) => one.currency === currency) ?? shown[0]
}

/** A store price is converted to the charged currency and rounded first, so that everyone pays the same. */
export function shownPrice(storePrice: Money, { currency, rate }: Shown, market: Market): Money {
  return storePrice.currency === currency ? storePrice : convert(chargedPrice(storePrice, market), currency, rate)
}
