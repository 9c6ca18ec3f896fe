import { ADDRESS_FORMS } from '#app/base/address.ts'
import { countryName } from '#app/base/countries.ts'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { languageName } from '#app/base/language-names.ts'
import type { Rate } from '#app/base/money.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import type { MarketInput } from '#app/operations/markets/market-input.ts'
import { describeRounding } from '#app/operations/markets/rounding-rules.ts'
import { isSameRate, parseTypedRate, toAuditRate, toTypedRate } from '#app/operations/markets/typed-rate.ts'
import type { FormMarket } from '#app/pricing/read-markets.server.ts'

export type Rates = Pick<FormMarket, 'currency' | 'rate' | 'displays'>

/** Returns the typed rates that differ from the current ones. */
export function findChangedRates(
  before: Rates | null,
  after: Rates,
): { readonly currency: CurrencyCode; readonly rate: Rate }[] {
  const old = before ? getRates(before) : new Map<CurrencyCode, Rate>()
  // If the charged currency changes, so do all rates, because the other currencies are converted from it
  const isCurrencyChanged = before !== null && before.currency !== after.currency
  return [...getRates(after)].flatMap(([currency, rate]) => {
    const known = isCurrencyChanged ? undefined : old.get(currency)
    return known && isSameAsTyped(known, rate) ? [] : [{ currency, rate }]
  })
}

/** Returns true if staff left the rate as the field showed it. A fetched rate has more digits than the field shows. */
function isSameAsTyped(known: Rate, typed: Rate): boolean {
  const shown = parseTypedRate(toTypedRate(known))
  return isSameRate(known, typed) || (shown !== null && isSameRate(shown, typed))
}

function getRates({ currency, rate, displays }: Rates): Map<CurrencyCode, Rate> {
  const all = [{ currency, rate }, ...displays]
  return new Map(all.flatMap((entry) => (entry.rate ? [[entry.currency, entry.rate] as const] : [])))
}

/** Returns the changes as values for the audit log. */
export function findChanges(before: FormMarket, after: MarketInput): Record<string, unknown> {
  const old = new Map(Object.entries(toAuditValues(before)))
  const changed = Object.entries(toAuditValues(after)).filter(([name, to]) => old.get(name) !== to)
  const rates = findChangedRates(before, after).map(({ currency, rate }) => {
    const known = before.currency === after.currency ? getRates(before).get(currency) : undefined
    const from = currency === after.currency ? after.storeCurrency : after.currency
    const text = (exchangeRate: Rate) => toAuditRate(exchangeRate, from, currency)
    return [`rate of ${currency}`, { from: known ? text(known) : null, to: text(rate) }] as const
  })
  return Object.fromEntries([...changed.map(([name, to]) => [name, { from: old.get(name), to }] as const), ...rates])
}

type DescribedMarket = Omit<FormMarket, 'id' | 'status' | 'isPrimary' | 'rate' | 'version'>

function toAuditValues(market: DescribedMarket): Record<string, string | boolean> {
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
    rounding: describeRounding({ step: market.roundingStep, ending: market.roundingEnding }, currency),
    languages: market.locales
      .map(({ language, prefix, isDefault }) => `${language} /${prefix}${isDefault ? ' (default)' : ''}`)
      .join(', '),
  }
}

/** Shows names instead of the codes in a logged value. Returns null for values without codes. */
export function formatAuditValue(field: string, value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null
  if (field === 'countries')
    return value
      .split(', ')
      .map((code) => countryName(code))
      .join(', ')
  if (field === 'languages') return value.replace(/(?<=^|, )[\w-]+/g, (tag) => languageName(tag) || tag)
  const addressForm = field === 'addressForm' && ADDRESS_FORMS.find((known) => known === value)
  return addressForm ? adminText.addressForms[addressForm] : null
}
