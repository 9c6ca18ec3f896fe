import type { CurrencyCode } from '#app/base/currencies.ts'
import type { Rate } from '#app/base/money.ts'
import type { EuroRates } from '#app/operations/markets/rates/ecb-file.ts'
import { computePercentChange, isSameRate } from '#app/operations/markets/typed-rate.ts'
import type { FormMarket } from '#app/pricing/read-markets.server.ts'

/** A change this large is more likely a mistake or a crisis than a normal movement. */
const LARGE_PERCENT = 10

/** A rate of a market, with the fetched rate that would replace it. */
export type RateLine = {
  /** Identifies the market and the currency. */
  readonly key: string
  readonly marketId: string
  readonly market: string
  readonly from: CurrencyCode
  readonly currency: CurrencyCode
  readonly before: Rate | null
  readonly after: Rate
  /** Null if there was no rate before; 0 if the rate would not change. */
  readonly percent: number | null
  readonly isSame: boolean
  readonly isLarge: boolean
}

export type RatesPreview = {
  readonly day: string
  readonly lines: readonly RateLine[]
  /** Currencies that markets use but that are not in the file. */
  readonly unknown: readonly CurrencyCode[]
}

type MarketRates = Pick<FormMarket, 'id' | 'name' | 'currency' | 'rate' | 'displays'>

/**
 * Lists all rates that a market needs: from the store's currency to the charged currency, and from there to the
 * displayed currencies. If the store's currency is displayed, its rate is the inverse of the first rate.
 */
export function listRates({ currency, rate, displays }: MarketRates, storeCurrency: CurrencyCode) {
  const charged = currency === storeCurrency ? [] : [{ from: storeCurrency, currency, rate }]
  const others = displays.filter((shown) => shown.currency !== storeCurrency)
  return [...charged, ...others.map((shown) => ({ from: currency, ...shown }))]
}

export function toRateKey(marketId: string, currency: CurrencyCode): string {
  return `${marketId}:${currency}`
}

/** Compares all rates that the markets need with the fetched rates. */
export function previewRates(
  markets: readonly MarketRates[],
  { day, perEuro }: EuroRates,
  storeCurrency: CurrencyCode,
): RatesPreview {
  const needed = markets.flatMap((market) => listRates(market, storeCurrency).map((rate) => ({ market, ...rate })))
  const lines = needed.flatMap(({ market, from, currency, rate: before }): RateLine[] => {
    const after = computeCrossRate(from, currency, perEuro)
    if (!after) return []
    const percent = before && computePercentChange(before, after)
    return [
      {
        key: toRateKey(market.id, currency),
        marketId: market.id,
        market: market.name,
        from,
        currency,
        before,
        after,
        percent,
        isSame: before !== null && isSameRate(before, after),
        isLarge: percent !== null && Math.abs(percent) >= LARGE_PERCENT,
      },
    ]
  })
  const used = needed.flatMap(({ from, currency }) => [from, currency])
  return { day, lines, unknown: [...new Set(used)].filter((code) => !perEuro.has(code)) }
}

/** Converts via the euro, without rounding: amounts in both currencies that are worth 1 euro are equal. */
function computeCrossRate(from: CurrencyCode, to: CurrencyCode, perEuro: EuroRates['perEuro']): Rate | null {
  const [base, quote] = [perEuro.get(from), perEuro.get(to)]
  return base && quote ? { base, quote } : null
}

const DAY_MS = 86_400_000

/** Returns the number of whole days from a day to a moment, in UTC. */
export function countDaysBetween(day: string, now: Date): number {
  return Math.floor(now.getTime() / DAY_MS) - Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS)
}
