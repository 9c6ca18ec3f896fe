import { COUNTRIES } from '#app/base/country-data.ts'
import type { CurrencyCode } from '#app/base/currencies.ts'
import type { WeightUnit } from '#app/base/weight.ts'
import { listZones } from '#app/lib/zone-names.ts'
import { STARTER_RATES, type StarterRate } from '#app/pricing/starter-rates.data.ts'

/** The usual settings of a country, which are proposed to the owner for confirmation. */
type CountryDefaults = {
  readonly currency: CurrencyCode
  readonly timeZone: string
  readonly weightUnit: WeightUnit
  readonly taxIncluded: boolean
  /** The standard rate of the whole country; null if it is not known or depends on the region. */
  readonly standardRate: StarterRate | null
}

/** @throws Error if the code is not a country */
export function getCountryDefaults(country: string): CountryDefaults {
  const known = COUNTRIES[country]
  if (!known) throw new Error(`${country} is not a country`)
  const { currency, timeZone = listZones(country)[0] ?? 'UTC', weightUnit = 'kg', isTaxAdded = false } = known
  const rates = STARTER_RATES.filter((rate) => rate.country === country && rate.taxClass === 'standard')
  return {
    currency,
    timeZone,
    weightUnit,
    taxIncluded: !isTaxAdded,
    standardRate: rates.some(({ region }) => region !== '') ? null : (rates[0] ?? null),
  }
}

/** Returns true in the EU, where Regulation (EU) 2023/988, Art. 19, requires products to name a manufacturer. */
export function requiresMaker(country: string): boolean {
  return COUNTRIES[country]?.isEuMember ?? false
}
