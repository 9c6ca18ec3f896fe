import { describe, expect, test } from 'vitest'
import { newId } from '#app/lib/id.ts'
import { isBlocking, type LawFacts, type LawMarket, lawFindings } from '#app/operations/law/law-checks.ts'
import { ofSeverity } from '#app/operations/markets/missing.ts'
import { appliesIn, LAW_RULE_IDS, LAW_RULES, type LawRuleId } from '#app/store/law-rules.ts'
import { POLICIES, type Policy } from '#app/store/policies.ts'

/** Markets of an owner, with the language of each. */
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
  const facts = { orderButton: '', translatedButtons: {}, languages: [language], ratesWithoutDays: 0 }
  return { ...facts, id: newId(), name: country, countries: [country] }
}

const pagesWithout = (missing: Policy | null) =>
  new Map(
    POLICIES.filter((policy) => policy !== missing).map((policy) => {
      return [policy, { id: newId<'page'>(), status: 'published' as const }]
    }),
  )

/** A store that lacks nothing. */
const MET: LawFacts = {
  lawRulesOff: [],
  policies: pagesWithout(null),
  products: { withoutSafety: 0, withoutFibers: 0, withoutOrigin: 0, withoutPackaging: 0 },
  registrations: { lucid: true, french: true },
  noticeLanguages: ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt'],
  storeEmail: 'ada@example.com',
}

type BrokenCase = { readonly market?: Partial<LawMarket>; readonly facts?: Partial<LawFacts>; readonly named: string }

const without = (policy: Policy, named: string): BrokenCase => ({ facts: { policies: pagesWithout(policy) }, named })

/** For each rule that is checked, a store that violates it, and the expected text. */
const BROKEN: Readonly<Partial<Record<LawRuleId, BrokenCase>>> = {
  'product-safety': {
    facts: { products: { ...MET.products, withoutSafety: 2 } },
    named: '2 active products have incomplete manufacturer or responsible person details.',
  },
  'textile-labelling': {
    facts: { products: { ...MET.products, withoutFibers: 2 } },
    named: '2 active products have no fiber content.',
  },
  'textile-origin': {
    facts: { products: { ...MET.products, withoutOrigin: 1 } },
    named: '1 active product has no country under “Made in”.',
  },
  'delivery-and-total': {
    market: { ratesWithoutDays: 3 },
    named: '3 shipping rates have no delivery time.',
  },
  'order-button': {
    market: { orderButton: 'OK · {total}' },
    named:
      'The order button says “OK · {total}”. It must say that ordering means paying, and nothing else, for example “Buy now” or “Order and pay”.',
  },
  'guarantee-notice': {
    market: { languages: ['sv', 'sv-FI', 'ar'] },
    named: 'The image of the official EU guarantee notice is missing in Swedish.',
  },
  withdrawal: without('returns', 'The “Returns” page is missing.'),
  cancellation: without('returns', 'The “Returns” page is missing.'),
  'contract-terms': without('terms', 'The “Terms of service” page is missing.'),
  'legal-notice': without('legal-notice', 'The “Legal notice” page is missing.'),
  privacy: without('privacy', 'The “Privacy policy” page is missing.'),
  'packaging-weights': {
    facts: { products: { ...MET.products, withoutPackaging: 3 } },
    named: '3 active products have no packaging materials or weights.',
  },
  packaging: {
    facts: { registrations: { ...MET.registrations, lucid: false } },
    named: 'Your LUCID number, which you need to sell to customers in Germany, is missing.',
  },
  'producer-number': {
    facts: { registrations: { ...MET.registrations, french: false } },
    named: 'Your unique identifier (IDU), which you need to sell to customers in France, is missing.',
  },
  accessibility: {
    facts: { storeEmail: '' },
    named: 'The accessibility statement has no email for reporting barriers.',
  },
}

test('every rule that is checked has a store that violates it', () => {
  const checked = LAW_RULE_IDS.filter((id) => LAW_RULES[id].metBy === 'data')
  expect(Object.keys(BROKEN).toSorted()).toEqual(checked.toSorted())
})

describe.each(MARKETS)('in %s', (country, language) => {
  const market = createMarket(country, language)

  test('a store that meets all rules has no findings', () => {
    expect(lawFindings(market, MET)).toEqual([])
  })

  test.each(LAW_RULE_IDS)('a violation of the rule %s is reported, blocks or advises, and can be fixed', (id) => {
    const broken = BROKEN[id]
    const found = lawFindings({ ...market, ...broken?.market }, { ...MET, ...broken?.facts })
    const own = found.filter(({ rule }) => rule === id)
    if (!broken || !appliesIn(id, market)) {
      expect(own).toEqual([])
      return
    }
    const severity = isBlocking(id) ? 'blocking' : 'advice'
    expect(own).toMatchObject([{ severity, text: broken.named }])
    expect(own[0]?.to).toMatch(/^\/admin\//)
    expect(own[0]?.action).not.toBe('')
    expect(ofSeverity('blocking', found).length > 0).toBe(severity === 'blocking')
    // Cured, or switched off
    expect(lawFindings(market, MET)).toEqual([])
    const off = { ...MET, ...broken.facts, lawRulesOff: [id] }
    expect(lawFindings({ ...market, ...broken.market }, off).filter(({ rule }) => rule === id)).toEqual([])
  })
})

test('the blocking rules are those of the law page', () => {
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
  expect(lawFindings(market, MET).length === 0).toBe(isMet)
})

test('a page that two rules require is reported once', () => {
  const market = { ...createMarket('DE', 'de'), countries: ['DE', 'GB'] }
  const found = lawFindings(market, { ...MET, policies: pagesWithout('returns') })
  expect(found.map(({ rule }) => rule)).toEqual(['withdrawal', 'cancellation'])
  expect(ofSeverity('blocking', found)).toHaveLength(1)
})
