import { yearsIn } from '#app/store/law/guarantee-years.ts'
import { appliesIn } from '#app/store/law/law-rules.ts'
import type { OpenMarket } from '#app/store/markets/locale.ts'

/** The years that the notice of the legal guarantee names to who has goods sent to a country; null where none is required. */
export function guaranteeYears(market: Pick<OpenMarket, 'countries' | 'lawRulesOff'>, country: string): number | null {
  return appliesIn('guarantee-notice', market) ? yearsIn(country) : null
}
