import { countriesIn } from '#app/base/countries.ts'
import { listKeys } from '#app/lib/keys.ts'
import { findNoticeYears } from '#app/store/guarantee.ts'
import type { OpenMarket } from '#app/store/locale.ts'

/** The law that contains a rule, and the day from which it applies. */
export type LawSource = {
  /** ISO 3166-1 alpha-2, or 'EU'. */
  readonly countries: readonly string[]
  readonly source: { readonly name: string; readonly url: string }
  /** The day from which it applies, such as '2026-06-19'. */
  readonly since: string
}

/** A rule of consumer law. Its text for staff is in law/messages/en.admin.ts. */
type LawRule = LawSource & {
  /**
   * How the rule is met: by the store's software, by data that staff enter (law-checks.ts), or by the owner outside the
   * store.
   */
  readonly metBy: 'store' | 'data' | 'owner'
  /** Laws of other countries with the same requirement. */
  readonly equivalents?: readonly LawSource[]
}

const EEA_ONLY = ['IS', 'LI', 'NO'] as const

const GB_CONTRACTS = {
  name: 'Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013',
  url: 'https://www.legislation.gov.uk/uksi/2013/3134/contents',
}
const GB_ELECTRONIC_COMMERCE = {
  name: 'Electronic Commerce (EC Directive) Regulations 2002',
  url: 'https://www.legislation.gov.uk/uksi/2002/2013/contents',
}
const GB_ELECTRONIC_PRIVACY = {
  name: 'Privacy and Electronic Communications (EC Directive) Regulations 2003',
  url: 'https://www.legislation.gov.uk/uksi/2003/2426/contents',
}

/**
 * The rules, in the order in which a shopper encounters them. `since` is the day from which a law applies, not the day
 * on which it was published.
 */
export const LAW_RULES = {
  'lowest-price': {
    metBy: 'store',
    countries: ['EU', ...EEA_ONLY],
    source: {
      name: 'Directive 98/6/EC, Art. 6a',
      url: 'https://eur-lex.europa.eu/eli/dir/1998/6/2022-05-28',
    },
    since: '2022-05-28',
  },
  'unit-price': {
    metBy: 'owner',
    countries: ['EU', ...EEA_ONLY],
    source: { name: 'Directive 98/6/EC, Art. 3', url: 'https://eur-lex.europa.eu/eli/dir/1998/6/2022-05-28' },
    since: '2000-03-18',
    equivalents: [
      {
        countries: ['GB'],
        source: {
          name: 'Price Marking Order 2004, Art. 5',
          url: 'https://www.legislation.gov.uk/uksi/2004/102/contents',
        },
        since: '2004-07-22',
      },
    ],
  },
  'product-safety': {
    metBy: 'data',
    countries: ['EU'],
    source: { name: 'Regulation (EU) 2023/988, Art. 19', url: 'https://eur-lex.europa.eu/eli/reg/2023/988/oj' },
    since: '2024-12-13',
  },
  'textile-labelling': {
    metBy: 'data',
    countries: ['EU', ...EEA_ONLY],
    source: { name: 'Regulation (EU) No 1007/2011, Art. 16', url: 'https://eur-lex.europa.eu/eli/reg/2011/1007/oj' },
    since: '2012-05-08',
    equivalents: [
      {
        countries: ['GB'],
        source: {
          name: 'Textile Products (Labelling and Fibre Composition) Regulations 2012',
          url: 'https://www.legislation.gov.uk/uksi/2012/1102/contents',
        },
        since: '2012-05-08',
      },
    ],
  },
  'textile-origin': {
    metBy: 'data',
    countries: ['US'],
    source: { name: '16 CFR 303.34', url: 'https://www.ecfr.gov/current/title-16/section-303.34' },
    since: '1985-04-17',
  },
  'delivery-and-total': {
    metBy: 'data',
    countries: ['EU', ...EEA_ONLY],
    source: {
      name: 'Directive 2011/83/EU, Art. 6(1)(e), 6(1)(g) and 8(2)',
      url: 'https://eur-lex.europa.eu/eli/dir/2011/83/2022-05-28',
    },
    since: '2014-06-13',
    equivalents: [{ countries: ['GB'], source: GB_CONTRACTS, since: '2014-06-13' }],
  },
  'order-button': {
    metBy: 'data',
    countries: ['EU', ...EEA_ONLY],
    source: {
      name: 'Directive 2011/83/EU, Art. 8(2)',
      url: 'https://eur-lex.europa.eu/eli/dir/2011/83/2022-05-28',
    },
    since: '2014-06-13',
    equivalents: [{ countries: ['GB'], source: GB_CONTRACTS, since: '2014-06-13' }],
  },
  'guarantee-notice': {
    metBy: 'data',
    countries: ['EU'],
    source: {
      name: 'Directive 2011/83/EU, Art. 6(1)(l) and 22a, with Implementing Regulation (EU) 2025/1960',
      url: 'https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj',
    },
    since: '2026-09-27',
  },
  withdrawal: {
    metBy: 'data',
    countries: ['EU'],
    source: {
      name: 'Directive 2011/83/EU, Art. 9 to 16, with Art. 11a',
      url: 'https://eur-lex.europa.eu/eli/dir/2023/2673/oj',
    },
    since: '2026-06-19',
  },
  cancellation: {
    metBy: 'data',
    countries: ['GB'],
    source: GB_CONTRACTS,
    since: '2014-06-13',
  },
  'contract-terms': {
    metBy: 'data',
    countries: ['EU', ...EEA_ONLY],
    source: { name: 'Directive 2000/31/EC, Art. 10(3)', url: 'https://eur-lex.europa.eu/eli/dir/2000/31/oj' },
    since: '2002-01-17',
    equivalents: [{ countries: ['GB'], source: GB_ELECTRONIC_COMMERCE, since: '2002-08-21' }],
  },
  'legal-notice': {
    metBy: 'data',
    countries: ['EU', ...EEA_ONLY],
    source: { name: 'Directive 2000/31/EC, Art. 5', url: 'https://eur-lex.europa.eu/eli/dir/2000/31/oj' },
    since: '2002-01-17',
    equivalents: [
      { countries: ['GB'], source: GB_ELECTRONIC_COMMERCE, since: '2002-08-21' },
      {
        countries: ['JP'],
        source: {
          name: 'Act on Specified Commercial Transactions, Art. 11',
          url: 'https://laws.e-gov.go.jp/law/351AC0000000057',
        },
        since: '1976-12-03',
      },
    ],
  },
  privacy: {
    metBy: 'data',
    countries: ['EU', ...EEA_ONLY],
    source: { name: 'Regulation (EU) 2016/679, Art. 13', url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj' },
    since: '2018-05-25',
    equivalents: [
      {
        countries: ['GB'],
        source: { name: 'UK GDPR, Art. 13', url: 'https://www.legislation.gov.uk/eur/2016/679/article/13' },
        since: '2021-01-01',
      },
      {
        countries: ['NG'],
        source: { name: 'Nigeria Data Protection Act 2023, s. 27', url: 'https://ndpc.gov.ng/' },
        since: '2023-06-12',
      },
    ],
  },
  'storage-list': {
    metBy: 'store',
    countries: ['EU', ...EEA_ONLY],
    source: { name: 'Directive 2002/58/EC, Art. 5(3)', url: 'https://eur-lex.europa.eu/eli/dir/2002/58/2009-12-19' },
    since: '2011-05-25',
    equivalents: [{ countries: ['GB'], source: GB_ELECTRONIC_PRIVACY, since: '2011-05-26' }],
  },
  'newsletter-consent': {
    metBy: 'owner',
    countries: ['EU', ...EEA_ONLY],
    source: {
      name: 'Directive 2002/58/EC, Art. 13, with Regulation (EU) 2016/679, Art. 7(1)',
      url: 'https://eur-lex.europa.eu/eli/dir/2002/58/2009-12-19',
    },
    since: '2003-10-31',
    equivalents: [{ countries: ['GB'], source: GB_ELECTRONIC_PRIVACY, since: '2003-12-11' }],
  },
  accessibility: {
    metBy: 'data',
    countries: ['EU'],
    source: {
      name: 'Directive (EU) 2019/882, Art. 13(2) and Annex V',
      url: 'https://eur-lex.europa.eu/eli/dir/2019/882/oj',
    },
    since: '2025-06-28',
  },
  'packaging-weights': {
    metBy: 'data',
    countries: ['EU'],
    source: {
      name: 'Regulation (EU) 2025/40, Art. 44 and 45 (replaces Directive 94/62/EC)',
      url: 'https://eur-lex.europa.eu/eli/reg/2025/40/oj',
    },
    since: '2026-08-12',
  },
  packaging: {
    metBy: 'data',
    countries: ['DE'],
    source: { name: 'Verpackungsgesetz, § 9', url: 'https://www.gesetze-im-internet.de/verpackg/__9.html' },
    since: '2019-01-01',
  },
  'environmental-qualities': {
    metBy: 'owner',
    countries: ['FR'],
    source: {
      name: 'Code de l’environnement, Art. L541-9-1 and R541-220 to R541-223 (Decree 2022-748)',
      url: 'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000045726094',
    },
    since: '2023-01-01',
  },
  'producer-number': {
    metBy: 'data',
    countries: ['FR'],
    source: {
      name: 'Code de l’environnement, Art. L541-10-13 and R541-173',
      url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000041599072',
    },
    since: '2022-01-01',
  },
} as const satisfies Record<string, LawRule>

export type LawRuleId = keyof typeof LAW_RULES
export const LAW_RULE_IDS = listKeys(LAW_RULES)

/** Lists the law itself, then the equivalents in other countries. */
export function listSources(id: LawRuleId): readonly LawSource[] {
  const rule: LawRule = LAW_RULES[id]
  const { countries, source, since } = rule
  return [{ countries, source, since }, ...(rule.equivalents ?? [])]
}

type SalesArea = {
  readonly countries: readonly string[]
  /** Rules that the owner switched off. `storedMarkets` selects them for each market. */
  readonly lawRulesOff?: readonly string[]
}

/**
 * Rules that the demo store's primary market does not show, although its countries require them. The demo store sells
 * nothing, and the specification prescribes its text. The other markets show them.
 */
const NOT_IN_DEMO: readonly LawRuleId[] = [
  'lowest-price',
  'product-safety',
  'order-button',
  'withdrawal',
  'newsletter-consent',
  'accessibility',
]

/**
 * Returns true if a market's shoppers see what the rule requires. Pages and the evidence stored with orders depend on
 * this.
 */
export function showsRule(
  rule: LawRuleId,
  market: SalesArea & { readonly isPrimary: boolean },
  { demo_content: isDemo }: { readonly demo_content: boolean },
): boolean {
  const isExempt = isDemo && market.isPrimary && NOT_IN_DEMO.includes(rule)
  return !isExempt && appliesIn(rule, market)
}

/**
 * Returns true if the owner has not switched the rule off and at least one of the market's countries has it. One
 * country is enough, because pages are the same for all of them.
 */
export function appliesIn(rule: LawRuleId, { countries, lawRulesOff = [] }: SalesArea): boolean {
  if (lawRulesOff.includes(rule)) return false
  const ruleCountries = listSources(rule).flatMap((law) => law.countries.flatMap(countriesIn))
  return countries.flatMap(countriesIn).some((country) => ruleCountries.includes(country))
}

/**
 * Returns the number of years in the legal guarantee notice for deliveries to a country; null if no notice is required.
 */
export function findGuaranteeYears(
  market: Pick<OpenMarket, 'countries' | 'lawRulesOff'>,
  country: string,
): number | null {
  return appliesIn('guarantee-notice', market) ? findNoticeYears(country) : null
}
