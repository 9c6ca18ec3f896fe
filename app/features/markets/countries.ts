/** The members of the group 'EU', as in the SQL function `country_span`. */
export const EU_MEMBERS = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU'],
  ...['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
] as const

/** Single countries, with the members of a group in its place. */
export function memberCountries(countries: readonly string[]): readonly string[] {
  return countries.flatMap((country) => (country === 'EU' ? EU_MEMBERS : [country]))
}
