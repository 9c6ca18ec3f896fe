import { COUNTRIES } from '#app/base/country-data.ts'

/** One text, as an array would take more of a script. */
export const COUNTRY_CODES = Object.keys(COUNTRIES).join(' ')
