import { COUNTRIES, type Territory } from '#app/base/country-data.ts'

/** `country` is the country in the address. */
type TaxTerritory = { readonly country: string } & Pick<Territory, 'regions' | 'postalCodes' | 'tax'>

/**
 * Islands with their own country code are listed only if addresses there may instead use the code of the country that
 * the island belongs to.
 */
export const TERRITORIES: readonly TaxTerritory[] = Object.entries(COUNTRIES).flatMap(
  ([country, { territories = [] }]) =>
    territories.map(({ name: _, source: __, ...territory }) => ({ country, ...territory })),
)

/** Countries within the customs territory of another country. */
export const CUSTOMS_AREAS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(COUNTRIES).flatMap(([country, { customsArea }]) => (customsArea ? [[country, customsArea]] : [])),
)
