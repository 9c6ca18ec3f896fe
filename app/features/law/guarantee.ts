import { EU_MEMBERS } from '#app/features/addresses/countries.ts'
import { appliesIn } from '#app/features/law/law-rules.ts'
import { memberCountries } from '#app/features/markets/countries.ts'
import type { OpenMarket } from '#app/features/markets/locale.ts'

/** Directive (EU) 2019/771, Art. 10(1): the minimum in the EU. */
const MINIMUM_YEARS = 2

/**
 * Where the seller is liable for a longer fixed time: Art. 120 Real Decreto Legislativo 1/2007 and Art. 12 Decreto-Lei
 * 84/2021 (both since 2022-01-01), and 4 kap. 14 § konsumentköplagen (2022:260). Others have no fixed time, or a longer
 * one for some goods: the notice says ‘at least’.
 */
const LONGER: Readonly<Record<string, number>> = { ES: 3, PT: 3, SE: 3 }

/** The years of the legal guarantee that a market's notice names, the shortest of its countries; null without the rule. */
export function guaranteeYears(market: Pick<OpenMarket, 'countries' | 'lawRulesOff'>): number | null {
  if (!appliesIn('guarantee-notice', market)) return null
  const members = memberCountries(market.countries).filter((country) => EU_MEMBERS.includes(country))
  return Math.min(...members.map((country) => LONGER[country] ?? MINIMUM_YEARS))
}
