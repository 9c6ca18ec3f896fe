import { COUNTRIES } from '#app/base/country-data.ts'

/** A string, because an array would enlarge the script. */
export const EU_MEMBERS = Object.keys(COUNTRIES)
  .filter((code) => COUNTRIES[code]?.isEuMember)
  .join(' ')
