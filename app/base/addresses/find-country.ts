import { COUNTRY_CODES, isCountryCode } from '#app/base/addresses/country-codes.ts'
import { countryName } from '#app/lib/format/country.ts'

/** Returns the code of a country given by code or English name, in any case; null for others. */
export function findCountry(text: string): string | null {
  const typed = text.trim().toLowerCase()
  const code = typed.toUpperCase()
  if (isCountryCode(code)) return code
  return COUNTRY_CODES.find((known) => countryName(known, 'en').toLowerCase() === typed) ?? null
}
