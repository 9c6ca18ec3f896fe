import { href } from 'react-router'
import { memberCountries } from '#app/features/markets/countries.ts'
import { countryName } from '#app/lib/format/country.ts'

export type StepState = 'done' | 'begun' | 'todo'

export type GuideStep = {
  readonly name: string
  readonly state: StepState
  /** What is missing, or what was reached. */
  readonly text: string
  readonly to: string
  readonly action: string
  /** The store can open without it. */
  readonly isOptional?: boolean
}

/** What the states of the steps follow from. */
export type GuideFacts = {
  /** '' until it is chosen. */
  readonly country: string
  /** Of the primary market. */
  readonly marketCountries: readonly string[]
  readonly openMarkets: number
  readonly hasTaxRates: boolean
  /** Somewhere; or taxes are off, or one rate is charged everywhere. */
  readonly areTaxesDecided: boolean
  readonly hasZones: boolean
  /** One at least, or pickup, is offered in the primary market. */
  readonly hasShippingRates: boolean
  /** Their names, in their order. */
  readonly categories: readonly string[]
  readonly products: number
  readonly activeProducts: number
  readonly storeEmail: string
  readonly hasMailServer: boolean
  readonly takesMoney: boolean
}

/** The steps of the setup guide, in their order. */
export function guideSteps(facts: GuideFacts): readonly GuideStep[] {
  return [
    countryStep(facts),
    marketsStep(facts),
    taxesStep(facts),
    shippingStep(facts),
    categoriesStep(facts),
    productStep(facts),
    mailStep(facts),
    paymentStep(facts),
  ]
}

export function isFinished(steps: readonly GuideStep[]): boolean {
  return steps.every(({ state, isOptional }) => isOptional || state === 'done')
}

/** The first step that is left, before those that can wait. */
export function currentStep(steps: readonly GuideStep[]): GuideStep | null {
  return steps.find(({ state, isOptional }) => !isOptional && state !== 'done') ?? null
}

function isSoldAtHome({ country, marketCountries }: GuideFacts): boolean {
  return memberCountries(marketCountries).includes(country)
}

function countryStep(facts: GuideFacts): GuideStep {
  const { country } = facts
  const step = { name: 'Your country', to: href('/admin/settings/setup'), action: 'Choose your country' }
  if (country === '') {
    const text = 'Say where your store is: currency, taxes, market, shipping zone and units follow from it.'
    return { ...step, state: 'todo', text }
  }
  const name = countryName(country)
  if (isSoldAtHome(facts)) return { ...step, state: 'done', text: `Your store is in ${name} and sells there.` }
  return { ...step, state: 'begun', text: `Your store is in ${name}, but does not sell there yet.` }
}

function marketsStep({ country, marketCountries, openMarkets }: GuideFacts): GuideStep {
  const step = { name: 'Where else you sell', to: href('/admin/markets'), action: 'Add a market', isOptional: true }
  const countries = memberCountries(marketCountries).length
  if (country !== '' && (openMarkets > 1 || countries > 1)) {
    return { ...step, state: 'done', text: 'Your store sells to more than one country.' }
  }
  return { ...step, state: 'todo', text: 'You can sell to other countries, now or later.' }
}

function taxesStep({ country, hasTaxRates, areTaxesDecided }: GuideFacts): GuideStep {
  const step = { name: 'Taxes', to: href('/admin/taxes'), action: 'Check your taxes' }
  if (country !== '' && areTaxesDecided) return { ...step, state: 'done', text: 'Taxes are set up.' }
  const text = 'Enter where you are registered for tax, or turn tax off in the settings if you need not charge it.'
  return { ...step, state: country !== '' && hasTaxRates ? 'begun' : 'todo', text }
}

function shippingStep({ country, hasZones, hasShippingRates }: GuideFacts): GuideStep {
  const step = { name: 'Shipping', to: href('/admin/shipping'), action: 'Enter your shipping rates' }
  if (country !== '' && hasShippingRates) return { ...step, state: 'done', text: 'Shoppers can choose a delivery.' }
  const text = 'Enter what delivery costs and how long it takes. Without a rate nothing can be ordered.'
  return { ...step, state: country !== '' && hasZones ? 'begun' : 'todo', text }
}

/** Of a new store (0040_categories.sql). */
const FIRST_CATEGORIES = ['Dresses', 'Tops', 'Bottoms', 'Accessories']

function categoriesStep({ categories }: GuideFacts): GuideStep {
  const step = { name: 'Categories', to: href('/admin/categories'), action: 'Open your categories', isOptional: true }
  const isAsFirst =
    categories.length === FIRST_CATEGORIES.length && FIRST_CATEGORIES.every((name) => categories.includes(name))
  if (!isAsFirst) return { ...step, state: 'done', text: 'The categories are your own.' }
  const text = `The store begins with ${FIRST_CATEGORIES.slice(0, -1).join(', ')} and ${FIRST_CATEGORIES.at(-1)}. Rename, add or delete them.`
  return { ...step, state: 'todo', text }
}

function productStep({ products, activeProducts }: GuideFacts): GuideStep {
  const step = { name: 'Your first product', to: href('/admin/products/new'), action: 'Add product' }
  if (activeProducts > 0) return { ...step, state: 'done', text: 'Shoppers can see your products.' }
  if (products === 0) return { ...step, state: 'todo', text: 'Add images, a price and the stock.' }
  const listed = { ...step, to: href('/admin/products'), action: 'Open your products' }
  return { ...listed, state: 'begun', text: 'Your products are drafts: set one to active so that shoppers see it.' }
}

function mailStep({ storeEmail, hasMailServer }: GuideFacts): GuideStep {
  const step = { name: 'Email', to: href('/admin/settings'), action: 'Enter your email' }
  if (storeEmail === '') {
    return { ...step, state: hasMailServer ? 'begun' : 'todo', text: 'Enter the address that customers can write to.' }
  }
  if (hasMailServer) return { ...step, state: 'done', text: 'Confirmations are sent by email.' }
  const text = 'Set SMTP_URL on the server, so that customers get their confirmations.'
  return { ...step, state: 'begun', text, to: href('/admin/system'), action: 'Open the system status' }
}

function paymentStep({ takesMoney }: GuideFacts): GuideStep {
  const step = { name: 'Payments', to: href('/admin/payments'), action: 'Set up payments' }
  if (takesMoney) return { ...step, state: 'done', text: 'Orders are paid with real money.' }
  const text = 'Payments are a demo: no money moves. Connect a provider, or enter your bank account.'
  return { ...step, state: 'todo', text }
}
