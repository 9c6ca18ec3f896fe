import { COUNTRIES } from '#app/base/country-data.ts'

/** A string, because an array would enlarge the script. */
export const COUNTRY_CODES = Object.keys(COUNTRIES).join(' ')
