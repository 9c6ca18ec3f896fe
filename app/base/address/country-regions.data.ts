import { COUNTRIES } from '#app/base/country-data.ts'

const countries = Object.entries(COUNTRIES)

/** The regions of each country as code:name, or as code:name:localName if there is a name in the local script. */
export const COUNTRY_REGIONS: Readonly<Record<string, string>> = Object.fromEntries(
  countries.flatMap(([code, { regions, missingRegions }]) => {
    const parts = [regions, missingRegions].filter((part) => part !== undefined)
    return parts.length === 0 ? [] : [[code, parts.join('|')]]
  }),
)

/** Countries whose addresses contain the code of a region, not its name. */
export const REGION_CODE_COUNTRIES: readonly string[] = countries
  .filter(([, { writesRegionCode }]) => writesRegionCode)
  .map(([code]) => code)
