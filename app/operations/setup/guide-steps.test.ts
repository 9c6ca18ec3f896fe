import { expect, test } from 'vitest'
import { currentStep, type GuideFacts, guideSteps, isReady } from '#app/operations/setup/guide-steps.ts'
import { NIGERIA, READY } from '#tests/support/readiness-facts.ts'

/** With DEMO_DATA=off. */
const NEW: GuideFacts = {
  ...READY,
  country: '',
  storeEmail: '',
  hasMailServer: false,
  isMailServerTested: false,
  products: { active: 0, free: 0, withoutImage: 0, available: 0 },
  hasProducts: false,
  policies: new Map(),
  markets: [{ ...NIGERIA, name: 'International', countries: ['US', 'CA', 'GB'], takesMoney: false, offersDemo: true }],
}
/** After the country was chosen. */
const BEGUN: GuideFacts = {
  ...NEW,
  country: 'NG',
  areTaxesDecided: false,
  markets: [{ ...NIGERIA, delivers: false, takesMoney: false, offersDemo: true }],
}

const shapes = (facts: GuideFacts) =>
  guideSteps(facts)
    .map(({ state }) => ({ done: '●', begun: '◐', todo: '○' })[state])
    .join('')

test.each<[what: string, facts: GuideFacts, shapes: string, current: string | null]>([
  ['a new store', NEW, '○○○○○○○○○○○', 'Your country'],
  ['a country', BEGUN, '●○○◐◐○○○○○○', 'Taxes'],
  ['a country without usual rates', { ...BEGUN, hasTaxRates: false }, '●○○○◐○○○○○○', 'Taxes'],
  ['taxes that are decided', { ...BEGUN, areTaxesDecided: true }, '●○○●◐○○○○○○', 'Shipping'],
  ['a country outside the market', { ...READY, country: 'GH' }, '●○○●●○●○●●●', null],
  ['a second market', { ...READY, markets: [NIGERIA, { ...NIGERIA, countries: ['GH'] }] }, '●○●●●○●○●●●', null],
  [
    'an incomplete market',
    { ...READY, markets: [{ ...NIGERIA, missing: ['Language'] }] },
    '●○◐●●○●○●●●',
    'Sell to more countries',
  ],
  ['other categories', { ...READY, hasOwnCategories: true }, '●○○●●●●○●●●', null],
  ['a brand', { ...READY, hasBrand: true }, '●○○●●○●●●●●', null],
  ['an import', { ...READY, hasImported: true }, '●●○●●○●○●●●', null],
  ['a draft', { ...READY, products: { ...READY.products, active: 0 } }, '●○○●●○◐○●●●', 'Your first product'],
  [
    'some policies',
    { ...READY, policies: new Map([...READY.policies].slice(0, 1)) },
    '●○○●●○●○●◐●',
    'Policies and texts',
  ],
  ['no mail server', { ...READY, hasMailServer: false }, '●○○●●○●○◐●●', 'Email'],
  ['a mail server that was never tried', { ...READY, isMailServerTested: false }, '●○○●●○●○◐●●', 'Email'],
  [
    'demo payments',
    { ...READY, markets: [{ ...NIGERIA, takesMoney: false, offersDemo: true }] },
    '●○○●●○●○●●○',
    'Payments',
  ],
  ['all that is needed', READY, '●○○●●○●○●●●', null],
])('%s: the steps follow from the data', (_, facts, expected, current) => {
  const steps = guideSteps(facts)
  expect(shapes(facts)).toBe(expected)
  expect(currentStep(steps)?.name ?? null).toBe(current)
  expect(isReady(steps)).toBe(current === null)
})
