import { href } from 'react-router'
import { type Finding, findingsOf, type ReadinessFacts, type Rule } from '#app/features/setup/readiness.ts'

export type StepState = 'done' | 'begun' | 'todo'

export type GuideStep = {
  readonly name: string
  readonly state: StepState
  /** What is missing, or what was reached. */
  readonly text: string
  readonly to: string
  readonly action: string
  /** What keeps the store from opening. */
  readonly blocking: readonly Finding[]
  /** The store can open without it. */
  readonly isOptional: boolean
}

/** What the states of the steps follow from. */
export type GuideFacts = ReadinessFacts & {
  readonly hasTaxRates: boolean
  readonly hasZones: boolean
  /** Their names, in their order. */
  readonly categories: readonly string[]
  readonly hasBrand: boolean
  /** Whether an import of any kind was saved. */
  readonly hasImported: boolean
}

type Step = Pick<GuideStep, 'name' | 'to' | 'action'> & {
  readonly done: string
  readonly rules: readonly Rule[]
  /** Of an open step: whether something of it is there. */
  readonly isBegun?: (facts: GuideFacts) => boolean
  /** Makes it optional: what can be done, until it is. */
  readonly optional?: { readonly todo: string; readonly isDone: (facts: GuideFacts) => boolean }
}

/** Of a new store (0040_categories.sql). */
const FIRST_CATEGORIES = ['Dresses', 'Tops', 'Bottoms', 'Accessories']
const FIRST_NAMES = `${FIRST_CATEGORIES.slice(0, -1).join(', ')} and ${FIRST_CATEGORIES.at(-1)}`

/** In the order in which an owner takes them. */
const STEPS: readonly Step[] = [
  {
    name: 'Your country',
    to: href('/admin/settings/setup'),
    action: 'Choose your country',
    done: 'Currency, taxes, market and units follow from it.',
    rules: ['country', 'home-market'],
  },
  {
    name: 'Move in from another store',
    to: href('/admin/import'),
    action: 'Import your files',
    done: 'Your files are imported.',
    rules: [],
    optional: {
      todo: 'Products and redirects of Shopify and WooCommerce come over, with their images.',
      isDone: ({ hasImported }) => hasImported,
    },
  },
  {
    name: 'Where else you sell',
    to: href('/admin/markets'),
    action: 'Add a market',
    done: 'Your store sells to more than one country.',
    rules: ['market-complete'],
    isBegun: () => true,
    optional: {
      todo: 'You can sell to other countries, now or later.',
      isDone: ({ country, markets }) => country !== '' && markets.flatMap(({ countries }) => countries).length > 1,
    },
  },
  {
    name: 'Taxes',
    to: href('/admin/taxes'),
    action: 'Check your taxes',
    done: 'Taxes are set up.',
    rules: ['taxes', 'untaxed-countries'],
    isBegun: ({ country, hasTaxRates }) => country !== '' && hasTaxRates,
  },
  {
    name: 'Shipping',
    to: href('/admin/shipping'),
    action: 'Enter your shipping rates',
    done: 'Shoppers can choose a delivery.',
    rules: ['delivery', 'undelivered-countries'],
    isBegun: ({ country, hasZones }) => country !== '' && hasZones,
  },
  {
    name: 'Categories',
    to: href('/admin/categories'),
    action: 'Open your categories',
    done: 'The categories are your own.',
    rules: [],
    optional: {
      todo: `The store begins with ${FIRST_NAMES}. Rename, add or delete them.`,
      isDone: ({ categories }) =>
        categories.length !== FIRST_CATEGORIES.length || !FIRST_CATEGORIES.every((name) => categories.includes(name)),
    },
  },
  {
    name: 'Your first product',
    to: href('/admin/products/new'),
    action: 'Add product',
    done: 'Shoppers can see your products.',
    rules: ['products', 'prices', 'images', 'availability'],
    isBegun: ({ hasProducts }) => hasProducts,
  },
  {
    name: 'Your brand',
    to: href('/admin/brand'),
    action: 'Choose colors and type',
    done: 'The store has a look of its own.',
    rules: [],
    optional: {
      todo: 'Logo, colors, type and shapes of your own, or one of the examples.',
      isDone: ({ hasBrand }) => hasBrand,
    },
  },
  {
    name: 'Email',
    to: href('/admin/settings'),
    action: 'Enter your email',
    done: 'Confirmations are sent by email.',
    rules: ['email', 'mail-server', 'failed-mail'],
    isBegun: ({ storeEmail, hasMailServer }) => storeEmail !== '' || hasMailServer,
  },
  {
    name: 'Policies and texts',
    to: href('/admin/pages'),
    action: 'Open your pages',
    done: 'The pages that the law requires are there.',
    rules: ['demo-content', 'policies', 'law', 'unfinished-texts', 'translations'],
    isBegun: ({ policies }) => policies.size > 0,
  },
  {
    name: 'Payments',
    to: href('/admin/payments'),
    action: 'Set up payments',
    done: 'Orders are paid with real money.',
    rules: ['payments', 'demo-payments'],
    isBegun: ({ markets }) => markets.some(({ takesMoney }) => takesMoney),
  },
]

/** The steps of the setup guide, in their order. */
export function guideSteps(facts: GuideFacts): readonly GuideStep[] {
  return STEPS.map((step) => {
    const { name, optional } = step
    const blocking = findingsOf(step.rules, facts).filter(({ severity }) => severity === 'blocking')
    const [first] = blocking
    const links = { to: first?.to ?? step.to, action: first?.action ?? step.action }
    const base = { name, ...links, blocking, isOptional: optional !== undefined && !first }
    if (first) return { ...base, state: step.isBegun?.(facts) ? 'begun' : 'todo', text: first.text }
    if (optional && !optional.isDone(facts)) return { ...base, state: 'todo', text: optional.todo }
    return { ...base, state: 'done', text: step.done }
  })
}

/** What would be better, but need not be done before the store opens. Of a step that blocks, that comes first. */
export function adviceOf(facts: GuideFacts): readonly Finding[] {
  return STEPS.flatMap(({ rules }) => {
    const findings = findingsOf(rules, facts)
    return findings.every(({ severity }) => severity === 'advice') ? findings : []
  })
}

/** Whether nothing keeps the store from opening. */
export function isReady(steps: readonly GuideStep[]): boolean {
  return steps.every(({ blocking }) => blocking.length === 0)
}

/** The first step that is left, before those that can wait. */
export function currentStep(steps: readonly GuideStep[]): GuideStep | null {
  return steps.find(({ blocking }) => blocking.length > 0) ?? null
}
