import { COUNTRIES } from '#app/base/country-data.ts'

/** One text, as an array would take more of a script. */
export const EU_MEMBERS = Object.keys(COUNTRIES)
  .filter((code) => COUNTRIES[code]?.isEuMember)
  .join(' ')
