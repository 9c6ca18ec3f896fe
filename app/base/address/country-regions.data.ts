import { COUNTRIES } from '#app/base/country-data.ts'

const countries = Object.entries(COUNTRIES)

/** The regions of each country as code:name, or code:name:name in its own script. */
export const COUNTRY_REGIONS: Readonly<Record<string, string>> = Object.fromEntries(
  countries.flatMap(([code, { regions, missingRegions }]) => {
    const parts = [regions, missingRegions].filter((part) => part !== undefined)
    return parts.length === 0 ? [] : [[code, parts.join('|')]]
  }),
)

/** Countries whose addresses name a region by its code. */
export const WRITTEN_BY_CODE: readonly string[] = countries
  .filter(([, { writesRegionCode }]) => writesRegionCode)
  .map(([code]) => code)
