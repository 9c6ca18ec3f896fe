import { href } from 'react-router'
import { listKeys } from '#app/lib/keys.ts'
import { adminText } from '#app/operations/setup/admin-text.ts'
import { type Finding, listFindings, type ReadinessFacts, type Rule } from '#app/operations/setup/readiness.ts'

export type StepState = 'done' | 'begun' | 'todo'

/** The stages of the setup, in order, with the minutes that an owner needs for each. */
export const STAGES = { identity: 3, products: 10, opening: 20 } as const

export type StageName = keyof typeof STAGES

export type GuideStep = {
  readonly key: StepKey
  readonly name: string
  /** Null for imports, the alternative to adding products one by one. */
  readonly stage: StageName | null
  readonly state: StepState
  /** The missing part or, once the step is done, the result. */
  readonly text: string
  readonly to: string
  readonly action: string
  /** Findings that keep the store from opening. */
  readonly blocking: readonly Finding[]
  /** True if the store can open without this step. */
  readonly isOptional: boolean
}

/** The data that the states of the steps are computed from. */
export type GuideFacts = ReadinessFacts & {
  readonly hasTaxRates: boolean
  readonly hasZones: boolean
  /** True if the categories differ from those of a new store. */
  readonly hasOwnCategories: boolean
  readonly hasBrand: boolean
  /** True if at least one import was saved. */
  readonly hasImported: boolean
}

type StepKey = keyof typeof adminText.steps

type Step = {
  readonly name: StepKey
  readonly stage: StageName | null
  readonly to: string
  readonly action: keyof typeof adminText.actions
  readonly rules: readonly Rule[]
  /** Returns true if part of an unfinished step is done. */
  readonly isBegun?: (facts: GuideFacts) => boolean
  /**
   * Returns true if an optional step is done; required steps lack this function. Until an optional step is done, its
   * text is `todo`.
   */
  readonly isDone?: (facts: GuideFacts) => boolean
}

/** `todo` is the text of an optional step that is not done. */
type StepText = { readonly name: string; readonly done: string; readonly todo?: string }

/** The steps in the order in which an owner takes them. In each stage, the optional steps come last. */
const STEPS: readonly Step[] = [
  {
    name: 'moveIn',
    stage: null,
    to: href('/admin/import'),
    action: 'importFiles',
    rules: [],
    isDone: ({ hasImported }) => hasImported,
  },
  {
    name: 'country',
    stage: 'identity',
    to: href('/admin/settings/setup'),
    action: 'country',
    rules: ['country', 'home-market'],
  },
  {
    name: 'brand',
    stage: 'identity',
    to: href('/admin/brand'),
    action: 'brand',
    rules: [],
    isDone: ({ hasBrand }) => hasBrand,
  },
  {
    name: 'product',
    stage: 'products',
    to: href('/admin/products/new'),
    action: 'addProduct',
    rules: ['products', 'prices', 'images', 'availability'],
    isBegun: ({ hasProducts }) => hasProducts,
  },
  {
    name: 'categories',
    stage: 'products',
    to: href('/admin/categories'),
    action: 'categories',
    rules: [],
    isDone: ({ hasOwnCategories }) => hasOwnCategories,
  },
  {
    name: 'taxes',
    stage: 'opening',
    to: href('/admin/taxes'),
    action: 'taxes',
    rules: ['taxes', 'untaxed-countries'],
    isBegun: ({ country, hasTaxRates }) => country !== '' && hasTaxRates,
  },
  {
    name: 'shipping',
    stage: 'opening',
    to: href('/admin/shipping'),
    action: 'shippingRates',
    rules: ['delivery', 'undelivered-countries'],
    isBegun: ({ country, hasZones }) => country !== '' && hasZones,
  },
  {
    name: 'payments',
    stage: 'opening',
    to: href('/admin/payments'),
    action: 'payments',
    rules: ['payments', 'demo-payments'],
    isBegun: ({ markets }) => markets.some(({ takesMoney }) => takesMoney),
  },
  {
    name: 'email',
    stage: 'opening',
    to: href('/admin/settings'),
    action: 'email',
    rules: ['email', 'mail-server', 'mail-test', 'failed-mail'],
    isBegun: ({ storeEmail, hasMailServer }) => storeEmail !== '' || hasMailServer,
  },
  {
    name: 'policies',
    stage: 'opening',
    to: href('/admin/pages'),
    action: 'pages',
    rules: ['demo-content', 'policies', 'law', 'unfinished-texts', 'translations'],
    isBegun: ({ policies }) => policies.size > 0,
  },
  {
    name: 'markets',
    stage: 'opening',
    to: href('/admin/markets'),
    action: 'addMarket',
    rules: ['market-complete'],
    isBegun: () => true,
    isDone: ({ country, markets }) => country !== '' && markets.flatMap(({ countries }) => countries).length > 1,
  },
]

/** Returns the steps of the setup guide, in order. */
export function listGuideSteps(facts: GuideFacts): readonly GuideStep[] {
  return STEPS.map((step) => {
    const { isDone } = step
    const { name, done, todo = done }: StepText = adminText.steps[step.name]
    const blocking = listFindings(step.rules, facts).filter(({ severity }) => severity === 'blocking')
    const [first] = blocking
    const links = { to: first?.to ?? step.to, action: first?.action ?? adminText.actions[step.action] }
    const { name: key, stage } = step
    const base = { key, name, stage, ...links, blocking, isOptional: isDone !== undefined && !first }
    if (first) return { ...base, state: step.isBegun?.(facts) ? 'begun' : 'todo', text: first.text }
    if (isDone && !isDone(facts)) return { ...base, state: 'todo', text: todo }
    return { ...base, state: 'done', text: done }
  })
}

/** Lists findings that do not keep the store from opening. Omits the advice of steps that have blocking findings. */
export function listAdvice(facts: GuideFacts): readonly Finding[] {
  return STEPS.flatMap(({ rules }) => {
    const findings = listFindings(rules, facts)
    return findings.every(({ severity }) => severity === 'advice') ? findings : []
  })
}

export type GuideStage = {
  readonly name: StageName
  readonly minutes: number
  readonly state: StepState
  readonly steps: readonly GuideStep[]
}

/** Groups the steps by stage. A stage is done once none of its steps keeps the store from opening. */
export function listGuideStages(steps: readonly GuideStep[]): readonly GuideStage[] {
  return listKeys(STAGES).map((name) => {
    const stageSteps = steps.filter(({ stage }) => stage === name)
    const required = stageSteps.filter(({ isOptional }) => !isOptional)
    const isBegun = required.some(({ state }) => state !== 'todo')
    const state = isReady(stageSteps) ? 'done' : isBegun ? 'begun' : 'todo'
    return { name, minutes: STAGES[name], state, steps: stageSteps }
  })
}

/** Returns the first stage that is not done, or the last stage if all are done, because the store opens there. */
export function findCurrentStage(stages: readonly GuideStage[]): GuideStage | undefined {
  return stages.find(({ state }) => state !== 'done') ?? stages.at(-1)
}

export function isReady(steps: readonly GuideStep[]): boolean {
  return steps.every(({ blocking }) => blocking.length === 0)
}

/** Returns the first step that keeps the store from opening; null if there is none. */
export function findCurrentStep(steps: readonly GuideStep[]): GuideStep | null {
  return steps.find(({ blocking }) => blocking.length > 0) ?? null
}
