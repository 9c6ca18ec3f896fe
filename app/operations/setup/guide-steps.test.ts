import { expect, test } from 'vitest'
import {
  findCurrentStage,
  findCurrentStep,
  type GuideFacts,
  isReady,
  listGuideStages,
  listGuideSteps,
} from '#app/operations/setup/guide-steps.ts'
import { NIGERIA, READY } from '#tests/support/readiness-facts.ts'

/** A new store with DEMO_DATA=off. */
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
/** The new store after the country was chosen. */
const BEGUN: GuideFacts = {
  ...NEW,
  country: 'NG',
  areTaxesDecided: false,
  markets: [{ ...NIGERIA, delivers: false, takesMoney: false, offersDemo: true }],
}

const SHAPES = { done: '●', begun: '◐', todo: '○' } as const
const shapes = (rows: readonly { readonly state: keyof typeof SHAPES }[]) =>
  rows.map(({ state }) => SHAPES[state]).join('')

/** Describes the import step, then the steps of the three stages. */
const describeSteps = (facts: GuideFacts) => {
  const steps = listGuideSteps(facts)
  const imports = steps.filter(({ stage }) => stage === null)
  return [shapes(imports), ...listGuideStages(steps).map((stage) => shapes(stage.steps))].join(' ')
}

test.each<[what: string, facts: GuideFacts, steps: string, stages: string, current: string | null]>([
  ['a new store', NEW, '○ ○○ ○○ ○○○○○○', '○○○', 'Name and country'],
  ['a chosen country', BEGUN, '○ ●○ ○○ ◐◐○○○○', '●○◐', 'Your first product'],
  ['a country without usual rates', { ...BEGUN, hasTaxRates: false }, '○ ●○ ○○ ○◐○○○○', '●○◐', 'Your first product'],
  ['taxes that are decided', { ...BEGUN, areTaxesDecided: true }, '○ ●○ ○○ ●◐○○○○', '●○◐', 'Your first product'],
  ['a store whose country is outside the market', { ...READY, country: 'GH' }, '○ ●○ ●○ ●●●●●○', '●●●', null],
  [
    'a second market',
    { ...READY, markets: [NIGERIA, { ...NIGERIA, countries: ['GH'] }] },
    '○ ●○ ●○ ●●●●●●',
    '●●●',
    null,
  ],
  [
    'an incomplete market',
    { ...READY, markets: [{ ...NIGERIA, missing: ['Language'] }] },
    '○ ●○ ●○ ●●●●●◐',
    '●●◐',
    'Sell to more countries',
  ],
  ['other categories', { ...READY, hasOwnCategories: true }, '○ ●○ ●● ●●●●●○', '●●●', null],
  ['a brand', { ...READY, hasBrand: true }, '○ ●● ●○ ●●●●●○', '●●●', null],
  ['an import', { ...READY, hasImported: true }, '● ●○ ●○ ●●●●●○', '●●●', null],
  [
    'draft products only',
    { ...READY, products: { ...READY.products, active: 0 } },
    '○ ●○ ◐○ ●●●●●○',
    '●◐●',
    'Your first product',
  ],
  [
    'some policies',
    { ...READY, policies: new Map([...READY.policies].slice(0, 1)) },
    '○ ●○ ●○ ●●●●◐○',
    '●●◐',
    'Policies and content',
  ],
  ['no mail server', { ...READY, hasMailServer: false }, '○ ●○ ●○ ●●●◐●○', '●●◐', 'Email'],
  ['a mail server that was never tried', { ...READY, isMailServerTested: false }, '○ ●○ ●○ ●●●◐●○', '●●◐', 'Email'],
  [
    'demo payments',
    { ...READY, markets: [{ ...NIGERIA, takesMoney: false, offersDemo: true }] },
    '○ ●○ ●○ ●●○●●○',
    '●●◐',
    'Payments',
  ],
  ['all that is needed', READY, '○ ●○ ●○ ●●●●●○', '●●●', null],
])('with %s, the steps and stages have the expected states', (_, facts, expected, stages, current) => {
  const steps = listGuideSteps(facts)
  expect(describeSteps(facts)).toBe(expected)
  expect(shapes(listGuideStages(steps))).toBe(stages)
  expect(findCurrentStep(steps)?.name ?? null).toBe(current)
  expect(isReady(steps)).toBe(current === null)
})

test('the current stage is the first that is not done, or the last stage, in which the store opens', () => {
  const findCurrent = (facts: GuideFacts) => findCurrentStage(listGuideStages(listGuideSteps(facts)))?.name
  expect([NEW, BEGUN, { ...READY, isMailServerTested: false }, READY].map(findCurrent)).toEqual([
    'identity',
    'products',
    'opening',
    'opening',
  ])
})

test('in each stage, the optional steps come last', () => {
  for (const { steps } of listGuideStages(listGuideSteps(NEW))) {
    const isOptional = steps.map((step) => step.isOptional)
    expect(isOptional).toEqual(isOptional.toSorted((a, b) => Number(a) - Number(b)))
  }
})
