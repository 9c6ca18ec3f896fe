import type { FormatRow } from '#app/base/address/address-format.ts'
import { COUNTRIES } from '#app/base/country-data.ts'

const countries = Object.entries(COUNTRIES)

export const COUNTRY_FORMATS: Readonly<Record<string, FormatRow>> = Object.fromEntries(
  countries.map(([code, { address, addressCorrection }]) => [code, { ...address, ...addressCorrection }]),
)

export const POSTCODE_COUNTRIES: readonly string[] = countries
  .filter(([, { usesPostcode }]) => usesPostcode)
  .map(([code]) => code)

export const FAMILY_NAME_FIRST: readonly string[] = countries
  .filter(([, { familyNameFirst }]) => familyNameFirst)
  .map(([code]) => code)
