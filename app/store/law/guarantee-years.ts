import { countriesIn, EU_MEMBERS } from '#app/base/countries.ts'

/** Directive (EU) 2019/771, Art. 10(1): the minimum in the EU. */
const MINIMUM_YEARS = 2

/**
 * Where the seller is liable for a longer fixed time: Art. 120 Real Decreto Legislativo 1/2007 and Art. 12 Decreto-Lei
 * 84/2021 (both since 2022-01-01), and 4 kap. 14 § konsumentköplagen (2022:260). Others have no fixed time, or a longer
 * one for some goods: the notice says ‘at least’.
 */
const LONGER: Readonly<Record<string, number>> = { ES: 3, PT: 3, SE: 3 }

/** The years of the legal guarantee that a notice to consumers in a country, or in a group such as 'EU', names; null outside of the EU. */
export function yearsIn(country: string): number | null {
  const members = countriesIn(country).filter((member) => EU_MEMBERS.includes(member))
  return members.length === 0 ? null : Math.min(...members.map((member) => LONGER[member] ?? MINIMUM_YEARS))
}
