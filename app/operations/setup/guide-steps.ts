import { href } from 'react-router'
import { adminText } from '#app/operations/setup/admin-text.ts'
import { type Finding, listFindings, type ReadinessFacts, type Rule } from '#app/operations/setup/readiness.ts'

export type StepState = 'done' | 'begun' | 'todo'

export type GuideStep = {
  readonly name: string
  readonly state: StepState
  /** The missing parts, or the result. */
  readonly text: string
  readonly to: string
  readonly action: string
  /** Findings that keep the store from opening. */
  readonly blocking: readonly Finding[]
  /** The store can open without it. */
  readonly isOptional: boolean
}

/** The data that the states of the steps are computed from. */
export type GuideFacts = ReadinessFacts & {
  readonly hasTaxRates: boolean
  readonly hasZones: boolean
  /** Categories differ from those of a new store. */
  readonly hasOwnCategories: boolean
  readonly hasBrand: boolean
  /** At least one import was saved. */
  readonly hasImported: boolean
}

type Step = {
  readonly name: keyof typeof adminText.steps
  readonly to: string
  readonly action: keyof typeof adminText.actions
  readonly rules: readonly Rule[]
  /** Returns true if part of an open step is done. */
  readonly isBegun?: (facts: GuideFacts) => boolean
  /** Only optional steps have it. Their text names the alternative until the step is done. */
  readonly isDone?: (facts: GuideFacts) => boolean
}

/** `todo`: of optional steps. */
type StepText = { readonly name: string; readonly done: string; readonly todo?: string }

/** In the order in which an owner takes them. */
const STEPS: readonly Step[] = [
  {
    name: 'country',
    to: href('/admin/settings/setup'),
    action: 'country',
    rules: ['country', 'home-market'],
  },
  {
    name: 'moveIn',
    to: href('/admin/import'),
    action: 'importFiles',
    rules: [],
    isDone: ({ hasImported }) => hasImported,
  },
  {
    name: 'markets',
    to: href('/admin/markets'),
    action: 'addMarket',
    rules: ['market-complete'],
    isBegun: () => true,
    isDone: ({ country, markets }) => country !== '' && markets.flatMap(({ countries }) => countries).length > 1,
  },
  {
    name: 'taxes',
    to: href('/admin/taxes'),
    action: 'taxes',
    rules: ['taxes', 'untaxed-countries'],
    isBegun: ({ country, hasTaxRates }) => country !== '' && hasTaxRates,
  },
  {
    name: 'shipping',
    to: href('/admin/shipping'),
    action: 'shippingRates',
    rules: ['delivery', 'undelivered-countries'],
    isBegun: ({ country, hasZones }) => country !== '' && hasZones,
  },
  {
    name: 'categories',
    to: href('/admin/categories'),
    action: 'categories',
    rules: [],
    isDone: ({ hasOwnCategories }) => hasOwnCategories,
  },
  {
    name: 'product',
    to: href('/admin/products/new'),
    action: 'addProduct',
    rules: ['products', 'prices', 'images', 'availability'],
    isBegun: ({ hasProducts }) => hasProducts,
  },
  {
    name: 'brand',
    to: href('/admin/brand'),
    action: 'brand',
    rules: [],
    isDone: ({ hasBrand }) => hasBrand,
  },
  {
    name: 'email',
    to: href('/admin/settings'),
    action: 'email',
    rules: ['email', 'mail-server', 'mail-test', 'failed-mail'],
    isBegun: ({ storeEmail, hasMailServer }) => storeEmail !== '' || hasMailServer,
  },
  {
    name: 'policies',
    to: href('/admin/pages'),
    action: 'pages',
    rules: ['demo-content', 'policies', 'law', 'unfinished-texts', 'translations'],
    isBegun: ({ policies }) => policies.size > 0,
  },
  {
    name: 'payments',
    to: href('/admin/payments'),
    action: 'payments',
    rules: ['payments', 'demo-payments'],
    isBegun: ({ markets }) => markets.some(({ takesMoney }) => takesMoney),
  },
]

/** The steps of the setup guide, in their order. */
export function guideSteps(facts: GuideFacts): readonly GuideStep[] {
  return STEPS.map((step) => {
    const { isDone } = step
    const { name, done, todo = done }: StepText = adminText.steps[step.name]
    const blocking = listFindings(step.rules, facts).filter(({ severity }) => severity === 'blocking')
    const [first] = blocking
    const links = { to: first?.to ?? step.to, action: first?.action ?? adminText.actions[step.action] }
    const base = { name, ...links, blocking, isOptional: isDone !== undefined && !first }
    if (first) return { ...base, state: step.isBegun?.(facts) ? 'begun' : 'todo', text: first.text }
    if (isDone && !isDone(facts)) return { ...base, state: 'todo', text: todo }
    return { ...base, state: 'done', text: done }
  })
}

/** Lists advice that the store can open without. The blocking findings of a step replace its advice. */
export function listAdvice(facts: GuideFacts): readonly Finding[] {
  return STEPS.flatMap(({ rules }) => {
    const findings = listFindings(rules, facts)
    return findings.every(({ severity }) => severity === 'advice') ? findings : []
  })
}

export function isReady(steps: readonly GuideStep[]): boolean {
  return steps.every(({ blocking }) => blocking.length === 0)
}

/** Returns the first step that keeps the store from opening; null if there is none. */
export function currentStep(steps: readonly GuideStep[]): GuideStep | null {
  return steps.find(({ blocking }) => blocking.length > 0) ?? null
}
