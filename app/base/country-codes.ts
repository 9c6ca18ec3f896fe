import { COUNTRY_CODES as CODES } from '#app/base/countries/country-codes.data.ts'
import { countryName } from '#app/base/countries.ts'

/** Every ISO 3166-1 country, as alpha-2 codes. */
export const COUNTRY_CODES: readonly string[] = CODES.split(' ')

export function isCountryCode(code: string): boolean {
  return COUNTRY_CODES.includes(code)
}

/** Finds a country by code or English name, ignoring case, and returns its code; null if unknown. */
export function findCountry(text: string): string | null {
  const typed = text.trim().toLowerCase()
  const code = typed.toUpperCase()
  if (isCountryCode(code)) return code
  return COUNTRY_CODES.find((known) => countryName(known, 'en').toLowerCase() === typed) ?? null
}
