import { COUNTRIES } from '#app/base/country-data.ts'

const lengths = Object.entries(COUNTRIES).flatMap(([code, { iban }]) => (iban === null ? [] : [[code, iban] as const]))

/** IBAN lengths by country code. Kosovo has a code for IBANs but no ISO 3166-1 code. */
export const IBAN_LENGTHS: Readonly<Record<string, number>> = Object.fromEntries([['XK', 20], ...lengths])
