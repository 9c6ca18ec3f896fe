import { describe, expect, test } from 'vitest'
import { newId } from '#app/lib/id.ts'
import { isBlocking, type LawFacts, type LawMarket, listLawFindings } from '#app/operations/law/law-checks.ts'
import { filterBySeverity } from '#app/operations/markets/missing.ts'
import { appliesIn, LAW_RULE_IDS, LAW_RULES, type LawRuleId } from '#app/store/law-rules.ts'
import { POLICIES, type Policy } from '#app/store/policies.ts'

/** The country and the language of each market that is tested. */
const MARKETS: readonly (readonly [country: string, language: string])[] = [
  ['DE', 'de'],
  ['FR', 'fr'],
  ['ES', 'es'],
  ['IT', 'it'],
  ['PT', 'pt'],
  ['NL', 'nl'],
  ['PL', 'pl'],
  ['EU', 'en'],
  ['GB', 'en'],
  ['US', 'en'],
  ['NG', 'en'],
  ['AE', 'ar'],
  ['JP', 'en'],
]

const createMarket = (country: string, language: string): LawMarket => {
  const facts = {
    currency: 'EUR' as const,
    orderButton: '',
    translatedButtons: {},
    languages: [language],
    ratesWithoutDays: 0,
  }
  return { ...facts, id: newId(), name: country, countries: [country] }
}

const listPagesWithout = (missing: Policy | null) =>
  new Map(
    POLICIES.filter((policy) => policy !== missing).map((policy) => {
      return [policy, { id: newId<'page'>(), status: 'published' as const }]
    }),
  )

/** A store that meets every rule. */
const COMPLIANT_STORE: LawFacts = {
  lawRulesOff: [],
  policies: listPagesWithout(null),
  products: { withoutSafety: 0, withoutFibers: 0, withoutOrigin: 0, withoutPackaging: 0 },
  registrations: { lucid: true, french: true },
  noticeLanguages: ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt'],
  storeEmail: 'ada@example.com',
}

type BrokenCase = {
  readonly market?: Partial<LawMarket>
  readonly facts?: Partial<LawFacts>
  readonly expectedText: string
}

const withoutPolicy = (policy: Policy, expectedText: string): BrokenCase => ({
  facts: { policies: listPagesWithout(policy) },
  expectedText,
})

/** For each rule that is checked, a store that violates it, and the expected text. */
const BROKEN: Readonly<Partial<Record<LawRuleId, BrokenCase>>> = {
  'product-safety': {
    facts: { products: { ...COMPLIANT_STORE.products, withoutSafety: 2 } },
    expectedText: '2 active products have incomplete manufacturer or responsible person details.',
  },
  'textile-labelling': {
    facts: { products: { ...COMPLIANT_STORE.products, withoutFibers: 2 } },
    expectedText: '2 active products have no fiber content.',
  },
  'textile-origin': {
    facts: { products: { ...COMPLIANT_STORE.products, withoutOrigin: 1 } },
    expectedText: '1 active product has no country under “Made in”.',
  },
  'delivery-and-total': {
    market: { ratesWithoutDays: 3 },
    expectedText: '3 shipping rates have no delivery time.',
  },
  'order-button': {
    market: { orderButton: 'OK · {total}' },
    expectedText:
      'The order button says “OK · €120.00”. It must say only that ordering means paying, for example “Buy now” or “Order and pay”.',
  },
  'guarantee-notice': {
    market: { languages: ['sv', 'sv-FI', 'ar'] },
    expectedText: 'The official EU guarantee notice has no image for: Swedish.',
  },
  withdrawal: withoutPolicy('returns', 'The “Returns” page is missing.'),
  cancellation: withoutPolicy('returns', 'The “Returns” page is missing.'),
  'contract-terms': withoutPolicy('terms', 'The “Terms of service” page is missing.'),
  'legal-notice': withoutPolicy('legal-notice', 'The “Legal notice” page is missing.'),
  privacy: withoutPolicy('privacy', 'The “Privacy policy” page is missing.'),
  'packaging-weights': {
    facts: { products: { ...COMPLIANT_STORE.products, withoutPackaging: 3 } },
    expectedText: '3 active products have no packaging materials or weights.',
  },
  packaging: {
    facts: { registrations: { ...COMPLIANT_STORE.registrations, lucid: false } },
    expectedText: 'Your LUCID number, which you need to sell to customers in Germany, is missing.',
  },
  'producer-number': {
    facts: { registrations: { ...COMPLIANT_STORE.registrations, french: false } },
    expectedText: 'Your unique identifier (IDU), which you need to sell to customers in France, is missing.',
  },
  accessibility: {
    facts: { storeEmail: '' },
    expectedText: 'The accessibility statement has no email address for reporting barriers.',
  },
}

test('there is a violation to test for every rule that is checked', () => {
  const checked = LAW_RULE_IDS.filter((id) => LAW_RULES[id].metBy === 'data')
  expect(Object.keys(BROKEN).toSorted()).toEqual(checked.toSorted())
})

describe.each(MARKETS)('in %s', (country, language) => {
  const market = createMarket(country, language)

  test('a store that meets all rules has no findings', () => {
    expect(listLawFindings(market, COMPLIANT_STORE)).toEqual([])
  })

  test.each(LAW_RULE_IDS)(
    'a violation of the rule %s is reported with its severity and a link, unless the rule does not apply or is switched off',
    (id) => {
      const broken = BROKEN[id]
      const found = listLawFindings({ ...market, ...broken?.market }, { ...COMPLIANT_STORE, ...broken?.facts })
      const ruleFindings = found.filter(({ rule }) => rule === id)
      if (!broken || !appliesIn(id, market)) {
        expect(ruleFindings).toEqual([])
        return
      }
      const severity = isBlocking(id) ? 'blocking' : 'advice'
      expect(ruleFindings).toMatchObject([{ severity, text: broken.expectedText }])
      expect(ruleFindings[0]?.to).toMatch(/^\/admin\//)
      expect(ruleFindings[0]?.action).not.toBe('')
      expect(filterBySeverity('blocking', found).length > 0).toBe(severity === 'blocking')
      // Nothing is reported if the rule is met or switched off
      expect(listLawFindings(market, COMPLIANT_STORE)).toEqual([])
      const off = { ...COMPLIANT_STORE, ...broken.facts, lawRulesOff: [id] }
      expect(listLawFindings({ ...market, ...broken.market }, off).filter(({ rule }) => rule === id)).toEqual([])
    },
  )
})

test('only rules about product safety, the order button and required pages keep a market from opening', () => {
  expect(LAW_RULE_IDS.filter(isBlocking)).toEqual([
    'product-safety',
    'order-button',
    'withdrawal',
    'cancellation',
    'contract-terms',
    'legal-notice',
    'privacy',
  ])
})

test.each([
  ['DE', 'Jetzt kaufen', true],
  ['DE', 'Bestellung abschließen', false],
  ['US', 'Place order', true],
  ['GB', 'Place order', false],
] as const)('an order button in %s that says "%s" meets the rule: %s', (country, orderButton, isMet) => {
  const market = { ...createMarket(country, country === 'DE' ? 'de' : 'en'), orderButton }
  expect(listLawFindings(market, COMPLIANT_STORE).length === 0).toBe(isMet)
})

test('a missing page that two rules require counts as one finding, as on the legal screen', () => {
  const market = { ...createMarket('DE', 'de'), countries: ['DE', 'GB'] }
  const found = listLawFindings(market, { ...COMPLIANT_STORE, policies: listPagesWithout('returns') })
  expect(found.map(({ rule }) => rule)).toEqual(['withdrawal', 'cancellation'])
  expect(filterBySeverity('blocking', found)).toHaveLength(1)
})
