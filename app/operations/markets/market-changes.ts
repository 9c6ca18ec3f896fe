import type { CurrencyCode } from '#app/base/currencies.ts'
import type { Rate } from '#app/base/money.ts'
import type { MarketInput } from '#app/operations/markets/market-input.ts'
import { roundingText } from '#app/operations/markets/rounding-rules.ts'
import { isSameRate, parseTypedRate, rateText, toTypedRate } from '#app/operations/markets/typed-rate.ts'
import type { FormMarket } from '#app/pricing/read-markets.server.ts'

export type Rates = Pick<FormMarket, 'currency' | 'rate' | 'displays'>

/** The typed rates that are not the ones in force. */
export function changedRates(
  before: Rates | null,
  after: Rates,
): { readonly currency: CurrencyCode; readonly rate: Rate }[] {
  const old = before ? ratesIn(before) : new Map<CurrencyCode, Rate>()
  // Rates of displayed currencies are from the charged one
  const isOther = before !== null && before.currency !== after.currency
  return [...ratesIn(after)].flatMap(([currency, rate]) => {
    const known = isOther ? undefined : old.get(currency)
    return known && isTypedSame(known, rate) ? [] : [{ currency, rate }]
  })
}

/** A fetched rate has more digits than its field shows. */
function isTypedSame(known: Rate, typed: Rate): boolean {
  const shown = parseTypedRate(toTypedRate(known))
  return isSameRate(known, typed) || (shown !== null && isSameRate(shown, typed))
}

function ratesIn({ currency, rate, displays }: Rates): Map<CurrencyCode, Rate> {
  const all = [{ currency, rate }, ...displays]
  return new Map(all.flatMap((entry) => (entry.rate ? [[entry.currency, entry.rate] as const] : [])))
}

/** Returns the changes as texts for the audit log. */
export function findChanges(before: FormMarket, after: MarketInput): Record<string, unknown> {
  const old = new Map(Object.entries(toTexts(before)))
  const changed = Object.entries(toTexts(after)).filter(([name, to]) => old.get(name) !== to)
  const rates = changedRates(before, after).map(({ currency, rate }) => {
    const known = before.currency === after.currency ? ratesIn(before).get(currency) : undefined
    const from = currency === after.currency ? after.storeCurrency : after.currency
    const text = (exchangeRate: Rate) => rateText(exchangeRate, from, currency)
    return [`rate of ${currency}`, { from: known ? text(known) : null, to: text(rate) }] as const
  })
  return Object.fromEntries([...changed.map(([name, to]) => [name, { from: old.get(name), to }] as const), ...rates])
}

type DescribedMarket = Omit<FormMarket, 'id' | 'status' | 'isPrimary' | 'rate' | 'version'>

function toTexts(market: DescribedMarket): Record<string, string | boolean> {
  const { name, currency, listsInStoreCurrency, taxIncluded, taxShipping, addressForm, orderButton } = market
  return {
    name,
    currency,
    listsInStoreCurrency,
    taxIncluded,
    taxShipping,
    addressForm,
    orderButton,
    countries: market.countries.join(', '),
    displayCurrencies: market.displays.map((shown) => shown.currency).join(', '),
    rounding: roundingText({ step: market.roundingStep, ending: market.roundingEnding }, currency),
    languages: market.locales
      .map(({ language, prefix, isDefault }) => `${language} /${prefix}${isDefault ? ' (default)' : ''}`)
      .join(', '),
  }
}
