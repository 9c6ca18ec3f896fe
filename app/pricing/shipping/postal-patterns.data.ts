import { COUNTRIES, type PostalPattern } from '#app/base/country-data.ts'

/** Only countries whose postal codes are normalized before comparison. */
export const POSTAL_PATTERNS: Readonly<Record<string, PostalPattern>> = Object.fromEntries(
  Object.entries(COUNTRIES).flatMap(([code, { postalPattern }]) => (postalPattern ? [[code, postalPattern]] : [])),
)
