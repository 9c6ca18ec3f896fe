import { COUNTRIES } from '#app/base/country-data.ts'

/** A string, because an array would make the script larger. */
export const EU_MEMBERS = Object.keys(COUNTRIES)
  .filter((code) => COUNTRIES[code]?.isEuMember)
  .join(' ')
