import { countriesIn } from '#app/base/countries.ts'
import type { CurrencyCode } from '#app/base/currencies.ts'
import type { LawFinding } from '#app/operations/law/law-checks.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import type { FormMarket } from '#app/pricing/read-markets.server.ts'
import { getRuleText } from '#app/store/staff-labels.ts'

type Candidate = Pick<FormMarket, 'id' | 'name' | 'status' | 'countries' | 'currency' | 'rate' | 'locales'> & {
  readonly hasShipping: boolean
}

/** A missing requirement that keeps a market from opening. */
export type MissingRequirement =
  | { readonly kind: 'country' | 'rate' | 'language' | 'shipping' }
  | { readonly kind: 'overlap'; readonly country: string; readonly marketId: string; readonly market: string }
  | { readonly kind: 'law'; readonly finding: LawFinding }

/** A missing requirement or a piece of advice, with a link to the screen where it can be fixed. */
export type MissingItem = {
  /** The name of the rule that requires it. */
  readonly rule?: string
  readonly text: string
  readonly to: string
  readonly action: string
}

export function toMissingItem({ rule, text, to, action }: LawFinding): MissingItem {
  return { rule: getRuleText(rule).name, text, to, action }
}

/** Returns a label of one or two words for a missing requirement, for staff. */
export function getMissingLabel(kind: MissingRequirement['kind']): string {
  return adminText.missingKinds[kind]
}

/** Lists the requirements that a market does not meet. `law` contains the findings under the laws of its countries. */
export function listMissing(
  market: Candidate,
  all: readonly Candidate[],
  storeCurrency: CurrencyCode,
  law: readonly LawFinding[],
): readonly MissingRequirement[] {
  const { countries, currency, rate, locales, hasShipping } = market
  return [
    ...(countries.length === 0 ? [{ kind: 'country' } as const] : []),
    ...listOverlaps(market, all),
    ...(currency !== storeCurrency && !rate ? [{ kind: 'rate' } as const] : []),
    ...(hasShipping ? [] : [{ kind: 'shipping' } as const]),
    ...(locales.length === 0 ? [{ kind: 'language' } as const] : []),
    ...filterBySeverity('blocking', law).map((finding) => ({ kind: 'law', finding }) as const),
  ]
}

/** Returns the findings of a severity. A page that several rules require counts once, as on the legal screen. */
export function filterBySeverity(severity: LawFinding['severity'], law: readonly LawFinding[]): readonly LawFinding[] {
  const findings = law.filter((finding) => finding.severity === severity)
  return findings.filter(
    ({ policy }, index) => !policy || findings.findIndex((finding) => finding.policy === policy) === index,
  )
}

/** Lists the individual countries that are also in other open markets. */
export function listOverlaps({ id, countries }: Pick<Candidate, 'id' | 'countries'>, all: readonly Candidate[]) {
  const expanded = countries.flatMap(countriesIn)
  return all
    .filter((other) => other.id !== id && other.status === 'open')
    .flatMap((other) =>
      other.countries
        .flatMap(countriesIn)
        .filter((country) => expanded.includes(country))
        .map((country) => ({ kind: 'overlap', country, marketId: other.id, market: other.name }) as const),
    )
}
