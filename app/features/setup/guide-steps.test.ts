import { expect, test } from 'vitest'
import { currentStep, type GuideFacts, guideSteps, isFinished } from '#app/features/setup/guide-steps.ts'

/** With DEMO_DATA=off. */
const NEW: GuideFacts = {
  country: '',
  marketCountries: ['US', 'CA', 'GB', 'EU'],
  openMarkets: 1,
  hasTaxRates: true,
  areTaxesDecided: true,
  hasZones: true,
  hasShippingRates: true,
  categories: ['Dresses', 'Tops', 'Bottoms', 'Accessories'],
  products: 0,
  activeProducts: 0,
  storeEmail: '',
  hasMailServer: false,
  takesMoney: false,
}
/** After the country was chosen. */
const BEGUN: GuideFacts = {
  ...NEW,
  country: 'NG',
  marketCountries: ['NG'],
  areTaxesDecided: false,
  hasShippingRates: false,
}
const DONE: GuideFacts = {
  ...BEGUN,
  areTaxesDecided: true,
  hasShippingRates: true,
  products: 1,
  activeProducts: 1,
  storeEmail: 'ada@example.com',
  hasMailServer: true,
  takesMoney: true,
}

const shapes = (facts: GuideFacts) =>
  guideSteps(facts)
    .map(({ state }) => ({ done: '●', begun: '◐', todo: '○' })[state])
    .join('')

test.each<[what: string, facts: GuideFacts, shapes: string, current: string | null]>([
  ['a new store', NEW, '○○○○○○○○', 'Your country'],
  ['a country', BEGUN, '●○◐◐○○○○', 'Taxes'],
  ['a country outside the market', { ...NEW, country: 'NG' }, '◐●●●○○○○', 'Your country'],
  ['a country of the European Union', { ...NEW, country: 'DE' }, '●●●●○○○○', 'Your first product'],
  ['a country without usual rates', { ...BEGUN, hasTaxRates: false }, '●○○◐○○○○', 'Taxes'],
  ['taxes that are decided', { ...BEGUN, areTaxesDecided: true }, '●○●◐○○○○', 'Shipping'],
  ['a second market', { ...DONE, openMarkets: 2 }, '●●●●○●●●', null],
  ['other categories', { ...DONE, categories: ['Dresses', 'Hats'] }, '●○●●●●●●', null],
  ['a draft', { ...DONE, activeProducts: 0 }, '●○●●○◐●●', 'Your first product'],
  ['no mail server', { ...DONE, hasMailServer: false }, '●○●●○●◐●', 'Email'],
  ['no email', { ...DONE, storeEmail: '' }, '●○●●○●◐●', 'Email'],
  ['demo payments', { ...DONE, takesMoney: false }, '●○●●○●●○', 'Payments'],
  ['all that is needed', DONE, '●○●●○●●●', null],
])('%s: the steps follow from the data', (_, facts, expected, current) => {
  const steps = guideSteps(facts)
  expect(shapes(facts)).toBe(expected)
  expect(currentStep(steps)?.name ?? null).toBe(current)
  expect(isFinished(steps)).toBe(current === null)
})
