import { COUNTRIES, type Territory } from '#app/base/country-data.ts'

/** `country`: as an address names it. */
type TaxTerritory = { readonly country: string } & Pick<Territory, 'regions' | 'postalCodes' | 'tax'>

/** Islands with a country code of their own are listed only where an address can name their country. */
export const TERRITORIES: readonly TaxTerritory[] = Object.entries(COUNTRIES).flatMap(
  ([country, { territories = [] }]) =>
    territories.map(({ name: _, source: __, ...territory }) => ({ country, ...territory })),
)

/** Countries within the customs territory of another one. */
export const CUSTOMS_AREAS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(COUNTRIES).flatMap(([country, { customsArea }]) => (customsArea ? [[country, customsArea]] : [])),
)
