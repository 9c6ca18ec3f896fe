import { COUNTRIES, type PostalPattern } from '#app/base/country-data.ts'

/** Only of countries whose codes are not compared as they are. */
export const POSTAL_PATTERNS: Readonly<Record<string, PostalPattern>> = Object.fromEntries(
  Object.entries(COUNTRIES).flatMap(([code, { postalPattern }]) => (postalPattern ? [[code, postalPattern]] : [])),
)
