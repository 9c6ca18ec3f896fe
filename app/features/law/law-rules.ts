import { countriesIn } from '#app/features/addresses/countries.ts'
import { keysOf } from '#app/lib/keys-of.ts'

/** A rule of consumer law. Texts are for staff; they are guidance, no legal advice. */
export type LawRule = {
  readonly name: string
  /** What the rule requires of a store, in one sentence. */
  readonly requires: string
  /** ISO 3166-1 alpha-2, or 'EU'. */
  readonly countries: readonly string[]
  readonly source: { readonly name: string; readonly url: string }
  /** The day from which it applies, such as '2026-06-19'. */
  readonly since: string
}

/** The rules, in the order in which a shopper meets them. Dates are the days of application, not of publication. */
export const LAW_RULES = {
  'lowest-price': {
    name: 'Lowest price of 30 days',
    requires: 'An announced reduction shows the lowest price of the last 30 days before it.',
    countries: ['EU', 'IS', 'LI', 'NO'],
    source: {
      name: 'Directive 98/6/EC, Art. 6a',
      url: 'https://eur-lex.europa.eu/eli/dir/1998/6/2022-05-28',
    },
    since: '2022-05-28',
  },
  withdrawal: {
    name: 'Withdrawal function',
    requires: 'Every page links to a form by which a consumer withdraws from a contract for 14 days after delivery.',
    countries: ['EU'],
    source: {
      name: 'Directive 2011/83/EU, Art. 9 to 16, with Art. 11a',
      url: 'https://eur-lex.europa.eu/eli/dir/2023/2673/oj',
    },
    since: '2026-06-19',
  },
} as const satisfies Record<string, LawRule>

export type LawRuleId = keyof typeof LAW_RULES
export const LAW_RULE_IDS = keysOf(LAW_RULES)

type SellsTo = { readonly countries: readonly string[] }

/** Whether the rule applies in a market: it does if one of its countries has it, as a page is the same for all of them. */
export function appliesIn(rule: LawRuleId, { countries }: SellsTo): boolean {
  const own = LAW_RULES[rule].countries.flatMap(countriesIn)
  return countries.flatMap(countriesIn).some((country) => own.includes(country))
}
