import { COUNTRY_CODES, isCountryCode } from '#app/features/addresses/country-codes.ts'
import { formatPpm } from '#app/features/money/rates.ts'
import { listCurrencyChoices } from '#app/features/settings/currency-choices.ts'
import { timeZoneChoices } from '#app/features/settings/time-zone-choices.ts'
import { readSetupState } from '#app/features/setup/as-it-began.server.ts'
import { countryDefaults } from '#app/features/setup/country-defaults.ts'
import { STARTER_COUNTRIES } from '#app/features/taxes/starter-rates.ts'
import { countryChoices } from '#app/features/taxes/tax-place.ts'
import { countryName } from '#app/lib/format/country.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export type SetupPage = Awaited<ReturnType<typeof readSetupPage>>
export type SetupProposal = NonNullable<SetupPage['proposal']>

/** `chosen`: the country in the query, for which the form is filled. */
export async function readSetupPage(db: Database, chosen: string) {
  const state = await readSetupState(db)
  const country = isCountryCode(chosen) ? chosen : state.settings.store_country
  return {
    country,
    countries: countryChoices(COUNTRY_CODES),
    currencies: listCurrencyChoices(),
    timeZones: timeZoneChoices(new Date()),
    proposal: country ? proposalFor(country, state) : null,
  }
}

function proposalFor(
  country: string,
  { settings, market, asItBegan, version }: Awaited<ReturnType<typeof readSetupState>>,
) {
  const { standardRate, ...defaults } = countryDefaults(country)
  return {
    ...defaults,
    country,
    version,
    countryName: countryName(country),
    storeName: settings.store_name,
    storeEmail: settings.store_email,
    marketName: market.name,
    asItBegan,
    /** 'VAT 7.5%', '' for rates by region, null if the starter table has none. */
    taxes: STARTER_COUNTRIES.includes(country)
      ? standardRate
        ? `${standardRate.name} ${formatPpm(standardRate.rate, 10_000)}%`
        : ''
      : null,
  }
}
