import { expect, test } from 'vitest'
import { readProductListQuery } from '#app/catalog/admin/products/product-list.ts'
import { getTranslationAdvice } from '#app/content/translation-advice.ts'
import { newId } from '#app/lib/id.ts'
import { listKeys } from '#app/lib/keys.ts'
import { listLawFindings } from '#app/operations/law/law-checks.ts'
import { type GuideFacts, isReady, listAdvice, listGuideSteps } from '#app/operations/setup/guide-steps.ts'
import { listFindings, type MarketFacts, RULES, type Rule } from '#app/operations/setup/readiness.ts'
import type { LawRuleId } from '#app/store/law-rules.ts'
import { NIGERIA, READY } from '#tests/support/readiness-facts.ts'

const GHANA: MarketFacts = { ...NIGERIA, name: 'Ghana', countries: ['GH'] }
const inMarket = (broken: Partial<MarketFacts>): Partial<GuideFacts> => ({
  markets: [{ ...NIGERIA, ...broken }, GHANA],
})
const without = (policy: 'terms' | 'shipping'): Partial<GuideFacts> => {
  return { policies: new Map([...READY.policies].filter(([name]) => name !== policy)) }
}

const LAW = {
  lawRulesOff: [],
  policies: READY.policies,
  noticeLanguages: ['de'],
  products: { withoutSafety: 0, withoutFibers: 0, withoutOrigin: 0, withoutPackaging: 0 },
  registrations: { lucid: true, french: true },
  storeEmail: '',
}
const GERMANY = {
  id: newId(),
  name: 'Germany',
  countries: ['DE'],
  currency: 'EUR' as const,
  orderButton: '',
  translatedButtons: {},
  languages: ['de'],
}
const missingIn = (rule: LawRuleId) => {
  const found = listLawFindings({ ...GERMANY, ratesWithoutDays: 0 }, LAW).find((finding) => finding.rule === rule)
  if (!found) throw new Error(`${rule} is met`)
  return found
}
const LEGAL_NOTICE = missingIn('legal-notice')
const ACCESSIBILITY = missingIn('accessibility')

const UNTRANSLATED = getTranslationAdvice('de', { fields: 9, missing: 8, outdated: 0 }) ?? {
  text: '',
  to: '',
  action: '',
}

/** Facts that break a rule, and a part of the finding that results. Each rule is broken at least once. */
const BROKEN: readonly (readonly [rule: Rule, broken: Partial<GuideFacts>, found: string])[] = [
  ['country', { country: '' }, 'blocking: Choose where your business is based'],
  ['home-market', { country: 'KE' }, 'advice: Your store is in Kenya but does not sell there.'],
  ['market-complete', inMarket({ missing: ['Exchange rate', 'Language'] }), 'Nigeria: To do: Exchange rate, Language.'],
  ['taxes', { areTaxesDecided: false }, 'blocking: Enter where you are registered for tax'],
  [
    'untaxed-countries',
    inMarket({ untaxed: ['NG', 'GH', 'KE', 'ZA', 'EG'] }),
    'charged in Nigeria, Ghana, Kenya and 2 more.',
  ],
  ['delivery', inMarket({ delivers: false }), 'blocking: Nigeria: Enter your shipping prices and delivery times'],
  ['undelivered-countries', inMarket({ undelivered: ['GH'] }), 'advice: Nigeria: You do not ship to Ghana.'],
  ['products', { products: { ...READY.products, active: 0 } }, 'blocking: Your products are drafts'],
  ['products', { products: { ...READY.products, active: 0 }, hasProducts: false }, 'blocking: Add images'],
  [
    'products',
    { products: { ...READY.products, active: 0 }, hasProducts: false, needsMaker: true },
    'the manufacturer',
  ],
  ['prices', { products: { ...READY.products, free: 2 } }, 'blocking: 2 active products have a price of 0.'],
  ['images', { products: { ...READY.products, withoutImage: 1 } }, 'advice: 1 active product has no image.'],
  ['availability', { products: { ...READY.products, available: 0 } }, 'advice: Everything is out of stock.'],
  ['demo-content', { isDemo: true }, 'blocking: Pages still show the demo store’s products'],
  [
    'unfinished-texts',
    { unfinishedTexts: [{ label: 'Brand story', to: '/admin/homepage' }] },
    'blocking: Texts to complete: Brand story.',
  ],
  ['policies', without('terms'), 'blocking: The “Terms of service” page is missing.'],
  [
    'policies',
    { policies: new Map([...READY.policies, ['privacy', { id: newId<'page'>(), status: 'draft' }]]) },
    'blocking: The “Privacy policy” page is a draft.',
  ],
  ['policies', without('shipping'), 'advice: The “Shipping” page is missing.'],
  ['law', inMarket({ law: [LEGAL_NOTICE] }), 'blocking: Nigeria: The “Legal notice” page is missing.'],
  ['law', { markets: [{ ...NIGERIA, law: [LEGAL_NOTICE] }] }, 'blocking: The “Legal notice” page is missing.'],
  [
    'law',
    inMarket({ law: [ACCESSIBILITY] }),
    'advice: Nigeria: The accessibility statement has no email address for reporting barriers.',
  ],
  ['translations', inMarket({ untranslated: [UNTRANSLATED] }), 'advice: Nigeria: 8 of 9 fields are not translated'],
  ['translations', { markets: [{ ...NIGERIA, untranslated: [UNTRANSLATED] }] }, 'advice: 8 of 9 fields are not'],
  ['delivery', { markets: [{ ...NIGERIA, delivers: false }] }, 'blocking: Enter your shipping prices'],
  ['email', { storeEmail: '' }, 'blocking: Enter an email address that customers can write to.'],
  ['mail-server', { hasMailServer: false }, 'blocking: Set up the mail server'],
  ['mail-test', { isMailServerTested: false }, 'blocking: Send a test email'],
  ['failed-mail', { failedMails: 3 }, 'advice: 3 emails could not be sent.'],
  ['payments', inMarket({ takesMoney: false }), 'blocking: Nigeria: You do not offer a payment method yet.'],
  ['demo-payments', inMarket({ takesMoney: false, offersDemo: true }), 'blocking: Nigeria: Payments are a demo'],
]

test('every rule has a case that breaks it', () => {
  expect(new Set(BROKEN.map(([rule]) => rule))).toEqual(new Set(listKeys(RULES)))
})

test('a store that lacks nothing is ready, without advice', () => {
  expect(listFindings(listKeys(RULES), READY)).toEqual([])
  expect(isReady(listGuideSteps(READY))).toBe(true)
  expect(listAdvice(READY)).toEqual([])
})

test.each(BROKEN)('%s: the finding describes the problem and links to where it is fixed', (rule, broken, text) => {
  const facts = { ...READY, ...broken }
  const [found] = listFindings([rule], facts)
  const shown = found && `${found.severity}: ${found.market ? `${found.market}: ` : ''}${found.text}`
  expect(shown).toContain(text)
  expect(found?.to).toMatch(/^\/admin\//)
  expect(shown).not.toMatch(/[A-Z]_[A-Z]|npm /) // no fix requires environment variables or commands on the server
  expect(found?.action).not.toBe('')
  const steps = listGuideSteps(facts)
  expect(isReady(steps)).toBe(found?.severity !== 'blocking')
  // A blocking finding belongs to a step, and advice is listed below the steps
  const listed = found?.severity === 'blocking' ? steps.flatMap(({ blocking }) => blocking) : listAdvice(facts)
  expect(listed).toContainEqual(found)
})

test('a legal gap in only some markets is reported with their names', () => {
  const germany = { ...NIGERIA, name: 'Germany', countries: ['DE'], law: [LEGAL_NOTICE, ACCESSIBILITY] }
  const facts = { ...READY, markets: [NIGERIA, germany] }
  expect(listFindings(['law'], facts).map(({ market, severity }) => [market, severity])).toEqual([
    ['Germany', 'blocking'],
    ['Germany', 'advice'],
  ])
})

test('the finding about prices links to the list of products, cheapest first', () => {
  const [found] = listFindings(['prices'], { ...READY, products: { ...READY.products, free: 1 } })
  const { searchParams } = new URL(found?.to ?? '', 'http://localhost')
  expect(readProductListQuery(searchParams)).toMatchObject({ status: 'active', sort: 'price', dir: 'asc' })
})

test('several missing pages, including those that laws require, are reported once in a single finding', () => {
  const policies = new Map([...READY.policies].filter(([policy]) => policy === 'shipping'))
  const germany = { ...NIGERIA, name: 'Germany', law: [LEGAL_NOTICE, ACCESSIBILITY] }
  const facts = { ...READY, policies, markets: [NIGERIA, germany] }
  const found = listFindings(['policies', 'law'], facts).map(({ severity, text }) => `${severity}: ${text}`)
  expect(found).toEqual([
    'blocking: These pages are missing or drafts: Terms of service, Privacy policy, Returns, Legal notice.',
    'advice: The accessibility statement has no email address for reporting barriers.',
  ])
  const [step] = listGuideSteps(facts).filter(({ name }) => name === 'Policies and content')
  expect(step).toMatchObject({ text: found[0]?.replace('blocking: ', ''), to: '/admin/pages' })
})

test('a missing page that every store needs is not reported again if a market’s law also requires it', () => {
  const [terms] = listFindings(['policies'], { ...READY, ...without('terms') })
  if (!terms) throw new Error('No finding reports the missing terms')
  const { text, to, action } = terms
  const law = [{ rule: 'contract-terms', severity: 'blocking', text, to, action } as const]
  const facts = { ...READY, ...without('terms'), markets: [{ ...NIGERIA, law }, GHANA] }
  expect(listFindings(['policies', 'law'], facts)).toEqual([terms])
})
