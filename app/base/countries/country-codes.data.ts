import { COUNTRIES } from '#app/base/country-data.ts'

/** A string, because an array would make the script larger. */
export const COUNTRY_CODES = Object.keys(COUNTRIES).join(' ')
