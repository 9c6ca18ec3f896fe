import { countriesIn } from '#app/features/addresses/countries.ts'
import { sortByName } from '#app/lib/format/country.ts'

/** How addresses are entered, checked and printed. */
export type AddressRules = {
  /** One form for all countries, or the form of each country. */
  readonly form: 'international' | 'country'
  /** Where the store delivers, in the order of the choices. 'EU' stands for its members. */
  readonly countries: readonly string[]
  /** Where the store sends from, if known: labels within it do not name it. */
  readonly from: string | null
}

export const COUNTRIES = ['US', 'CA', 'GB', 'EU'] as const
export type Country = (typeof COUNTRIES)[number]

export const ADDRESS_RULES: AddressRules = { form: 'international', countries: COUNTRIES, from: null }

/** The codes that an address may have as its country. The form of each country needs the members of a group. */
export function countryChoices({ form, countries }: AddressRules): readonly string[] {
  return form === 'international' ? countries : sortByName([...new Set(countries.flatMap(countriesIn))])
}
