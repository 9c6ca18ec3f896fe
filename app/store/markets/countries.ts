import { countriesIn } from '#app/base/addresses/countries.ts'

/** Single countries, with the members of a group in its place. */
export function memberCountries(countries: readonly string[]): readonly string[] {
  return countries.flatMap(countriesIn)
}
