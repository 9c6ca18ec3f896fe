import { countryName, sortByName } from '#app/lib/format/country.ts'

export type CountryChoice = { readonly code: string; readonly name: string }

/** Sorted by name. For loaders: a browser may know other names than the server, which React could not hydrate. */
export function countryChoices(codes: readonly string[]): readonly CountryChoice[] {
  return sortByName(codes).map((code) => ({ code, name: countryName(code) }))
}
