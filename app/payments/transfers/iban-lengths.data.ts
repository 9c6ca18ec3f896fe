import { COUNTRIES } from '#app/base/country-data.ts'

const lengths = Object.entries(COUNTRIES).flatMap(([code, { iban }]) => (iban === null ? [] : [[code, iban] as const]))

/** By the letters of an IBAN. Kosovo has them, but no code of ISO 3166-1. */
export const IBAN_LENGTHS: Readonly<Record<string, number>> = Object.fromEntries([['XK', 20], ...lengths])
