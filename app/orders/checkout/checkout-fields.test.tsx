import type { ComponentProps, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { readDraft } from '#app/orders/checkout/form/checkout-draft.ts'
import { PaymentStep } from '#app/orders/checkout/form/payment-step.tsx'
import { ShippingStep } from '#app/orders/checkout/form/shipping-step.tsx'
import { computeQuote } from '#app/orders/checkout/quote/quote.ts'
import { Totals } from '#app/orders/checkout/totals.tsx'
import { DEMO, PROVIDERS } from '#app/payments/providers/registry.server.ts'
import { convertPrice } from '#app/pricing/market-price.ts'
import { PRESET_SHIPPING } from '#app/pricing/market-shipping.server.ts'
import type { PaymentMethod } from '#app/pricing/payment-method.ts'
import { NO_TERMS } from '#app/pricing/payment-terms.ts'
import { PRESET_TAXES } from '#app/pricing/tax-names.ts'
import { initialSettings } from '#app/store/settings.ts'
import { StoreProvider } from '#app/store/store.tsx'
import { findElements, readText } from '#tests/support/html-elements.ts'
import { TEST_RULES, testMarket } from '#tests/support/markets.ts'
import { testStore } from '#tests/support/test-store.ts'

const noop = () => {}
const lines = [{ ...convertPrice(money(1_500_000, 'NGN'), testMarket()), quantity: 1 }]
const createQuote = (currency: 'USD' | 'GBP', entry = DEMO) =>
  computeQuote(
    lines,
    {
      ...initialSettings,
      market: testMarket(),
      shipping: PRESET_SHIPPING,
      taxes: PRESET_TAXES,
      payments: [{ entry, terms: NO_TERMS }],
    },
    { country: 'US', method: 'standard', currency },
  )
const quote = createQuote('USD')

const createShippingStep = (given: Pick<ComponentProps<typeof ShippingStep>, 'quote' | 'errors'>) => (
  <ShippingStep
    values={readDraft(TEST_RULES)}
    onValues={noop}
    method="standard"
    onMethod={noop}
    pickupPoint=""
    onPickupPoint={noop}
    hasMethods
    blockedBy={undefined}
    busy={false}
    failure={null}
    onContinue={noop}
    {...given}
  />
)
const renderInStore = (part: ReactNode) =>
  renderToStaticMarkup(<StoreProvider store={testStore()}>{part}</StoreProvider>)

const createPaymentStep = (shown = quote, method: PaymentMethod = 'credit_card') => (
  <PaymentStep
    method={method}
    onMethod={noop}
    quote={shown}
    busy={false}
    blockedBy={undefined}
    isSending={false}
    failure={null}
    country="US"
    onBack={noop}
    onPlace={noop}
  />
)

const html = renderInStore(
  <>
    {createShippingStep({ quote: null, errors: {} })}
    {createPaymentStep()}
  </>,
)
const fields = [...html.matchAll(/<(?:input|select)[^>]*>/g)].map(([tag]) => tag)

function findField(token: string): string {
  const found = fields.filter(
    (tag) => tag.includes(`autoComplete="${token}"`) || tag.includes(`autocomplete="${token}"`),
  )
  expect(found).toHaveLength(1)
  return found[0] ?? ''
}

test.each([
  'email',
  'given-name',
  'family-name',
  'address-line1',
  'address-line2',
  'address-level2',
  'address-level1',
  'postal-code',
  'country',
  'tel',
  'cc-number',
  'cc-exp',
  'cc-csc',
])('a browser can autofill the field for %s', (token) => {
  expect(findField(token)).not.toBe('')
})

test.each([
  ['email', 'type="email"'],
  ['tel', 'type="tel"'],
  ['cc-number', 'inputMode="numeric"'],
  ['cc-exp', 'inputMode="numeric"'],
  ['cc-csc', 'inputMode="numeric"'],
])('a phone shows a suitable keyboard for %s', (token, hint) => {
  expect(findField(token).toLowerCase()).toContain(hint.toLowerCase())
})

test('card fields have no name, so that no form sends them', () => {
  for (const token of ['cc-number', 'cc-exp', 'cc-csc']) expect(findField(token)).not.toContain('name=')
})

test('screen readers read an error about the shipping method with the group of methods', () => {
  const message = 'This shipping method is no longer available. Please choose another.'
  const step = renderInStore(createShippingStep({ quote, errors: { shippingMethod: message } }))
  const id = /<fieldset aria-describedby="([^"]+)">(?:(?!<\/fieldset>).)*value="express"/.exec(step)?.[1]
  expect(step).toMatch(new RegExp(`<p id="${id}"[^>]*>.*${message}`))
  expect(renderInStore(createShippingStep({ quote, errors: {} }))).not.toContain('<fieldset aria-describedby')
})

// § 305 (2) BGB: a reference to the terms that is visible when the contract is made; Art. 246a § 1 (2) EGBGB
test('if the law requires it, terms and the right of withdrawal are linked next to the order button', () => {
  const orderTerms = { terms: '/terms', termsTitle: 'Our terms', withdrawal: '/returns' }
  const shown = renderToStaticMarkup(
    <MemoryRouter>
      <StoreProvider store={testStore(initialSettings, { orderTerms })}>{createPaymentStep()}</StoreProvider>
    </MemoryRouter>,
  )
  expect(shown).toMatch(/<a [^>]*href="\/terms"[^>]*>Our terms<\/a>/)
  expect(shown).toMatch(/<a [^>]*href="\/returns"[^>]*>Right of withdrawal<\/a>/)
  expect(html).not.toContain('Right of withdrawal')
})

test('with prices in pounds, the text next to the order button and the totals show the charge in dollars', () => {
  const inPounds = createQuote('GBP')
  const step = renderInStore(createPaymentStep(inPounds))
  expect(step).toContain('Place order · £16.43')
  expect(step).toContain('You’ll be charged $20.80.')
  const renderTotals = (shown: typeof quote) =>
    renderToStaticMarkup(
      <Totals rows={[]} includedTaxes={[]} total={shown.shown.total} charged={shown.charged.total} />,
    )
  expect(renderTotals(inPounds)).toContain('charged as $20.80')
  for (const inDollars of [renderInStore(createPaymentStep()), renderTotals(quote)])
    expect(inDollars).not.toContain('charged as')
})

test('the payment step lists the methods of Paystack, and says that the shopper pays on Paystack’s page', () => {
  const paystack = PROVIDERS.find(({ name }) => name === 'paystack')
  const step = renderInStore(createPaymentStep(createQuote('USD', paystack), 'bank_or_mobile'))
  expect(findElements(step, 'label').map(readText)).toEqual(['Credit card', 'Bank, USSD or mobile money'])
  expect(findElements(step, 'input').map(({ attribs }) => 'checked' in attribs)).toEqual([false, true])
  expect(step).toContain('Next, you’ll pay on a secure Paystack page and then come back here.')
})
