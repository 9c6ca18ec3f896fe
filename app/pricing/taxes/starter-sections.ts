import { expandGroups, listCountryChoices } from '#app/base/countries.ts'
import { STARTER_COUNTRIES, STARTER_GROUPS } from '#app/pricing/starter-rates.data.ts'

export type StarterSection = ReturnType<typeof listStarterSections>[number]

/** Lists the countries with suggested rates in sections: first the markets' countries, then the others in groups. */
export function listStarterSections(marketCountries: readonly string[]) {
  const soldCountries = expandGroups(marketCountries)
  const groups = STARTER_GROUPS.map(({ id, countries }) => ({
    id,
    countries: countries.filter((country) => !soldCountries.includes(country)),
  }))
  const sections = [
    { id: 'sold', countries: STARTER_COUNTRIES.filter((code) => soldCountries.includes(code)) } as const,
    ...groups,
  ]
  return sections
    .filter(({ countries }) => countries.length > 0)
    .map(({ id, countries }) => ({ id, countries: listCountryChoices(countries) }))
}
