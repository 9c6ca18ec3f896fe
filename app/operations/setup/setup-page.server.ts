import { countryName, listCountryChoices } from '#app/base/countries.ts'
import { COUNTRY_CODES, isCountryCode } from '#app/base/country-codes.ts'
import { languageName } from '#app/base/language-names.ts'
import { listCurrencyChoices } from '#app/base/money-formats.ts'
import { formatPpm } from '#app/base/rates.ts'
import { LANGUAGES } from '#app/lib/language.ts'
import { listTimeZoneChoices } from '#app/lib/zone-names.ts'
import { getCountryDefaults, requiresMaker } from '#app/operations/setup/country-defaults.ts'
import { getCountryLanguage } from '#app/operations/setup/country-languages.ts'
import { readSetupState } from '#app/operations/setup/setup-state.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { STARTER_COUNTRIES, STARTER_RATES_DATE } from '#app/pricing/starter-rates.data.ts'
import { getBaseLanguage } from '#app/store/locale.ts'
import { initialSettings, type Settings } from '#app/store/settings.ts'

export type SetupPage = Awaited<ReturnType<typeof readSetupPage>>
export type SetupProposal = NonNullable<SetupPage['proposal']>

/**
 * `query` contains the country whose defaults fill the form, and the fields that were typed before the country was
 * chosen.
 */
export async function readSetupPage(db: Database, query: URLSearchParams) {
  const state = await readSetupState(db)
  const { settings, version } = state
  const chosen = query.get('country')
  const country = chosen !== null && isCountryCode(chosen) ? chosen : settings.store_country
  const isNew =
    !settings.demo_content && settings.store_country === '' && settings.store_name === initialSettings.store_name
  return {
    version,
    country,
    isCountryMissing: chosen === '' && country === '',
    isDemo: settings.demo_content,
    isSetUp: settings.store_country !== '',
    /** A new store has no name yet. */
    storeName: query.get('store_name') ?? (isNew ? '' : settings.store_name),
    storeEmail: query.get('store_email') ?? settings.store_email,
    storeAddress: query.get('store_address') ?? settings.store_address,
    countries: listCountryChoices(COUNTRY_CODES),
    currencies: listCurrencyChoices(),
    timeZones: listTimeZoneChoices(new Date()),
    proposal: country ? createProposal(country, state, query.get('is_maker')) : null,
  }
}

function createProposal(
  country: string,
  { settings, market, language, unchangedParts }: Awaited<ReturnType<typeof readSetupState>>,
  typedMaker: string | null,
) {
  const { standardRate, ...defaults } = getCountryDefaults(country)
  return {
    ...defaults,
    country,
    countryName: countryName(country),
    marketName: market.name,
    isDemo: settings.demo_content,
    /** Null if the country's law does not require products to name a manufacturer. */
    isMaker: requiresMaker(country) ? (typedMaker === null ? settings.store_is_maker : typedMaker === 'yes') : null,
    ...listLanguageChoices(country, settings, language),
    unchangedParts,
    /** Text such as 'VAT 7.5%'; '' if rates depend on the region; null if the starter table lacks the country. */
    taxes: STARTER_COUNTRIES.includes(country)
      ? standardRate
        ? `${standardRate.name} ${formatPpm(standardRate.rate, 10_000)}%`
        : ''
      : null,
    /** The day when the starter table was compiled. Browsers do not load the table, because it is large. */
    taxesDay: STARTER_RATES_DATE,
  }
}

/**
 * Returns the languages to choose from and the proposed one. The country's language is proposed. If the store is set up
 * or is the demo store, the current language of its texts is proposed instead.
 */
function listLanguageChoices(country: string, { store_country, demo_content }: Settings, current: string) {
  const spoken = getBaseLanguage(current)
  const keepsLanguage = demo_content || store_country !== ''
  const codes = [...new Set([...LANGUAGES, spoken])]
  return {
    language: keepsLanguage ? spoken : getCountryLanguage(country),
    languages: codes
      .map((code) => ({ code, name: languageName(code) || code }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
  }
}
