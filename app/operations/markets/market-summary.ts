import { countriesIn } from '#app/base/countries.ts'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { languageName } from '#app/base/language-names.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import { parseTypedTerms } from '#app/operations/markets/draft-prices.ts'
import type { MarketDraft } from '#app/operations/markets/market-draft.ts'
import { describeRounding, NO_ROUNDING } from '#app/operations/markets/rounding-rules.ts'
import { describeRate } from '#app/operations/markets/typed-rate.ts'
import { orderText } from '#app/orders/order-text.ts'
import { formatTaxName } from '#app/orders/sum-rows.ts'
import type { ProviderDescription } from '#app/pricing/stored-payments.server.ts'
import { toTaxDestination } from '#app/pricing/tax-destination.ts'
import { dependsOnRegion, listRatesFor, type TaxSettings } from '#app/pricing/tax-table.ts'

// Summarizes each section of a market's form in one line, based on the typed values.

const MAX_LISTED = 4

type GetName = (country: string) => string

export function summarizeCountries({ countries, addressForm }: MarketDraft, getName: GetName): string {
  if (countries.length === 0) return adminText.nowhereYet
  const names = formatNames(countries.map(getName))
  return addressForm === 'international' ? adminText.oneAddressForm(names) : names
}

export function summarizePrices(draft: MarketDraft, storeCurrency: CurrencyCode): string {
  const { currency, rounding, displays } = draft
  const { rate, rule } = parseTypedTerms(draft)
  const parts = [
    currency,
    ...(currency === storeCurrency
      ? []
      : [rate ? describeRate(rate, storeCurrency, currency) : adminText.noRateInShort]),
    ...(rounding === NO_ROUNDING ? [] : [adminText.roundingInShort(describeRounding(rule, currency))]),
    ...(displays.length > 0 ? [adminText.alsoShownIn(displays.map((shown) => shown.currency).join(', '))] : []),
  ]
  return parts.join(' · ')
}

/** Returns text such as 'Added at checkout: VAT 19% (Germany), VAT 20% (France)'. */
export function summarizeTaxes(
  { countries, addressForm, taxIncluded, taxShipping }: MarketDraft,
  settings: TaxSettings,
  getName: GetName,
): string {
  const taxed = countries.flatMap((choice) => {
    const members = addressForm === 'international' ? [choice] : countriesIn(choice)
    const rates = members.map((country) => formatRate(country, settings))
    const isSame = rates.every((rate) => rate === rates[0])
    const places = isSame ? [choice] : members
    return places.flatMap((country, index) => (rates[index] ? [adminText.taxIn(rates[index], getName(country))] : []))
  })
  if (taxed.length === 0) return settings.enable_tax ? adminText.notRegistered : adminText.taxesOff
  return adminText.taxesInShort(formatNames(taxed), taxIncluded, taxShipping)
}

/** Returns text such as 'VAT 19%', or '' if there is no tax. */
function formatRate(country: string, settings: TaxSettings): string {
  if (dependsOnRegion(country, settings)) return adminText.taxByRegion
  const rates = listRatesFor('standard', toTaxDestination({ country }), settings)
  return rates.flatMap((found) => (found.rate > 0 ? [formatTaxName(found)] : [])).join(' + ')
}

export function summarizeShipping(zones: readonly { readonly name: string; readonly rates: number }[] | null): string {
  if (!zones) return adminText.zonesLater
  if (zones.length === 0) return adminText.noZone
  return formatNames(zones.map(({ name, rates }) => adminText.ratesOfZone(name, rates)))
}

export function summarizePayment(offers: readonly ProviderDescription[], currency: CurrencyCode): string {
  const accepting = offers.filter(({ unsupported }) => !unsupported.includes(currency))
  if (offers.length === 0) return adminText.nothingOffered
  if (accepting.length === 0) {
    return adminText.currencyNotTaken(formatNames(offers.map(({ title }) => title)), offers.length, currency)
  }
  return formatNames(accepting.map(describeOffer))
}

function describeOffer({ title, methods, isRealMoney }: ProviderDescription): string {
  if (!isRealMoney) return adminText.noMoneyMoves(title)
  const names = methods.map((method) => orderText.paymentNames[method]).join(', ')
  return names === title ? title : `${title}: ${names}`
}

export function summarizeLanguages({ locales }: MarketDraft): string {
  const texts = locales.flatMap(({ language, prefix }) => {
    const name = languageName(language)
    return name ? [adminText.languageAt(name, prefix)] : []
  })
  return texts.length === 0 ? adminText.noLanguageYet : formatNames(texts)
}

function formatNames(texts: readonly string[]): string {
  const rest = texts.length - MAX_LISTED
  return rest > 0 ? `${texts.slice(0, MAX_LISTED).join(', ')} + ${rest}` : texts.join(', ')
}
