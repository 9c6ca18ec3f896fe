import { countriesIn } from '#app/features/addresses/countries.ts'
import { keysOf } from '#app/lib/keys-of.ts'

/** Where a rule is written, and from which day it applies there. */
export type LawSource = {
  /** ISO 3166-1 alpha-2, or 'EU'. */
  readonly countries: readonly string[]
  readonly source: { readonly name: string; readonly url: string }
  /** The day from which it applies, such as '2026-06-19'. */
  readonly since: string
}

/** A rule of consumer law. Texts are for staff; they are guidance, no legal advice. */
export type LawRule = LawSource & {
  readonly name: string
  /** What the rule requires of a store, in one sentence. */
  readonly requires: string
  /** Who meets it: the store as it is built, what staff enter (law-checks.ts), or the owner, outside of the store. */
  readonly metBy: 'store' | 'data' | 'owner'
  /** Laws of other countries that require the same. */
  readonly equivalents?: readonly LawSource[]
  /** Who need not meet it, and the reason that is recorded when the owner says so. */
  readonly exemption?: { readonly text: string; readonly reason: string }
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

/** The rules, in the order in which a shopper meets them. Dates are the days of application, not of publication. */
export const LAW_RULES = {
  'lowest-price': {
    name: 'Lowest price of 30 days',
    requires: 'An announced reduction shows the lowest price of the last 30 days before it.',
    metBy: 'store',
    countries: ['EU', ...EEA_ONLY],
    source: {
      name: 'Directive 98/6/EC, Art. 6a',
      url: 'https://eur-lex.europa.eu/eli/dir/1998/6/2022-05-28',
    },
    since: '2022-05-28',
  },
  'unit-price': {
    name: 'Unit price',
    requires:
      'What is sold by volume, weight, length or area shows the price of its unit beside its price. Pages, cards and carts do for products with a measure.',
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
    name: 'Product safety',
    requires:
      'Each offer names the manufacturer with postal and electronic address, a responsible person in the EU if the manufacturer is outside, the product, and its warnings.',
    metBy: 'data',
    countries: ['EU'],
    source: { name: 'Regulation (EU) 2023/988, Art. 19', url: 'https://eur-lex.europa.eu/eli/reg/2023/988/oj' },
    since: '2024-12-13',
  },
  'textile-labelling': {
    name: 'Fiber content',
    requires: 'Each textile product shows its fibers, in percent of the weight, before it is bought.',
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
    name: 'Origin of textiles',
    requires: 'The description of each textile product says where it was made.',
    metBy: 'data',
    countries: ['US'],
    source: { name: '16 CFR 303.34', url: 'https://www.ecfr.gov/current/title-16/section-303.34' },
    since: '1985-04-17',
  },
  'delivery-and-total': {
    name: 'Delivery time and total',
    requires: 'Directly before the order are the total with tax and shipping, and when the goods are delivered.',
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
    name: 'Order button',
    requires: 'The button that orders says nothing but that the order obliges to pay.',
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
    name: 'Guarantee notice',
    requires:
      'Before the order and in its confirmation, the official notice of the EU reminds of the legal guarantee, in color, in the language of the page and unchanged. The store shows its content as text, which cannot replace it: add the image that the Commission publishes to a page.',
    metBy: 'owner',
    countries: ['EU'],
    source: {
      name: 'Directive 2011/83/EU, Art. 6(1)(l) and 22a, with Implementing Regulation (EU) 2025/1960',
      url: 'https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj',
    },
    since: '2026-09-27',
  },
  withdrawal: {
    name: 'Withdrawal function',
    requires: 'Every page links to a form by which a consumer withdraws from a contract for 14 days after delivery.',
    metBy: 'data',
    countries: ['EU'],
    source: {
      name: 'Directive 2011/83/EU, Art. 9 to 16, with Art. 11a',
      url: 'https://eur-lex.europa.eu/eli/dir/2023/2673/oj',
    },
    since: '2026-06-19',
  },
  cancellation: {
    name: 'Right to cancel',
    requires: 'Consumers can cancel for 14 days after delivery, and read before the order how.',
    metBy: 'data',
    countries: ['GB'],
    source: GB_CONTRACTS,
    since: '2014-06-13',
  },
  'contract-terms': {
    name: 'Terms of the contract',
    requires: 'Shoppers can read, store and print the terms under which they buy.',
    metBy: 'data',
    countries: ['EU', ...EEA_ONLY],
    source: { name: 'Directive 2000/31/EC, Art. 10(3)', url: 'https://eur-lex.europa.eu/eli/dir/2000/31/oj' },
    since: '2002-01-17',
    equivalents: [{ countries: ['GB'], source: GB_ELECTRONIC_COMMERCE, since: '2002-08-21' }],
  },
  'legal-notice': {
    name: 'Legal notice',
    requires: 'A page that is always at hand names the seller, its address, email, registers and VAT number.',
    metBy: 'data',
    countries: ['EU', ...EEA_ONLY],
    source: { name: 'Directive 2000/31/EC, Art. 5', url: 'https://eur-lex.europa.eu/eli/dir/2000/31/oj' },
    since: '2002-01-17',
    equivalents: [{ countries: ['GB'], source: GB_ELECTRONIC_COMMERCE, since: '2002-08-21' }],
  },
  privacy: {
    name: 'Privacy policy',
    requires: 'A page says which personal data the store collects, why, for how long, and which rights people have.',
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
    name: 'Cookies and storage',
    requires:
      'What a browser stores that shoppers did not request is stored only with consent, and all of it is listed.',
    metBy: 'store',
    countries: ['EU', ...EEA_ONLY],
    source: { name: 'Directive 2002/58/EC, Art. 5(3)', url: 'https://eur-lex.europa.eu/eli/dir/2002/58/2009-12-19' },
    since: '2011-05-25',
    equivalents: [{ countries: ['GB'], source: GB_ELECTRONIC_PRIVACY, since: '2011-05-26' }],
  },
  'newsletter-consent': {
    name: 'Consent to the newsletter',
    requires:
      'Only who agreed beforehand gets a newsletter, the store can prove it, and each one offers to unsubscribe. The store has each email confirmed and records the consent; the newsletters are yours.',
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
    name: 'Accessibility statement',
    requires:
      'A page says how the store meets the accessibility requirements, and where to report barriers. The store has one, with what was measured; you can write your own under Pages.',
    metBy: 'data',
    countries: ['EU'],
    source: {
      name: 'Directive (EU) 2019/882, Art. 13(2) and Annex V',
      url: 'https://eur-lex.europa.eu/eli/dir/2019/882/oj',
    },
    since: '2025-06-28',
    exemption: {
      text: 'Micro-enterprises that provide services need not meet it: fewer than 10 people, and at most €2 million of annual turnover or balance sheet total (Art. 3(23) and 4(5)).',
      reason:
        'Micro-enterprise: fewer than 10 people, and at most €2 million of annual turnover or balance sheet total',
    },
  },
  'packaging-weights': {
    name: 'Packaging by material',
    requires:
      'Who sends packages to consumers registers in their country as a producer of packaging, and reports its weight by material. The report adds up what was shipped.',
    metBy: 'data',
    countries: ['EU'],
    source: {
      name: 'Regulation (EU) 2025/40, Art. 44 and 45, after Directive 94/62/EC',
      url: 'https://eur-lex.europa.eu/eli/reg/2025/40/oj',
    },
    since: '2026-08-12',
  },
  packaging: {
    name: 'Packaging register',
    requires:
      'Who sends packages to consumers in Germany is in the register LUCID, with its number, before the first one, and takes part in a system of disposal.',
    metBy: 'data',
    countries: ['DE'],
    source: { name: 'Verpackungsgesetz, § 9', url: 'https://www.gesetze-im-internet.de/verpackg/__9.html' },
    since: '2019-01-01',
  },
  'producer-number': {
    name: 'Unique identifier of producers',
    requires:
      'Who sells packaged goods and textiles in France is registered for each of them, and names its unique identifiers (IDU) in the terms and on its website.',
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
export const LAW_RULE_IDS = keysOf(LAW_RULES)

/** The law itself, then the equivalents in other countries. */
export function sourcesOf(id: LawRuleId): readonly LawSource[] {
  const rule: LawRule = LAW_RULES[id]
  const { countries, source, since } = rule
  return [{ countries, source, since }, ...(rule.equivalents ?? [])]
}

type SellsTo = {
  readonly countries: readonly string[]
  /** Rules that the owner switched off. A market of `storedMarkets` has them. */
  readonly lawRulesOff?: readonly string[]
}

/**
 * What the market of the demo store does not show although its countries require it: it sells nothing, and its texts are
 * given. Its other markets show it.
 */
const NOT_IN_DEMO: readonly LawRuleId[] = [
  'lowest-price',
  'product-safety',
  'order-button',
  'withdrawal',
  'newsletter-consent',
  'accessibility',
]

/** Whether shoppers of a market see what the rule requires. Pages and the evidence of orders go by it. */
export function showsRule(
  rule: LawRuleId,
  market: SellsTo & { readonly isPrimary: boolean },
  { demo_content: isDemo }: { readonly demo_content: boolean },
): boolean {
  const isGiven = isDemo && market.isPrimary && NOT_IN_DEMO.includes(rule)
  return !isGiven && appliesIn(rule, market)
}

/**
 * Whether the rule applies in a market: it does if one of its countries has it, as a page is the same for all of them,
 * and the owner has not switched it off.
 */
export function appliesIn(rule: LawRuleId, { countries, lawRulesOff = [] }: SellsTo): boolean {
  if (lawRulesOff.includes(rule)) return false
  const own = sourcesOf(rule).flatMap((law) => law.countries.flatMap(countriesIn))
  return countries.flatMap(countriesIn).some((country) => own.includes(country))
}
