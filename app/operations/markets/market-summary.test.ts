import { expect, test } from 'vitest'
import { countryName } from '#app/base/countries.ts'
import { type MarketDraft, toDraft } from '#app/operations/markets/market-draft.ts'
import {
  countriesSummary,
  languagesSummary,
  paymentSummary,
  pricesSummary,
  shippingSummary,
  taxesSummary,
} from '#app/operations/markets/market-summary.ts'
import { PRESET_TAXES } from '#app/pricing/tax-names.ts'

const empty = toDraft(null, 'NGN')
const getName = (code: string) => countryName(code)
const settings = { enable_tax: true, tax_rate: 0, taxes: PRESET_TAXES }

test('the summary of a new market names the missing parts', () => {
  expect([
    countriesSummary(empty, getName),
    pricesSummary({ ...empty, currency: 'EUR' }, 'NGN'),
    taxesSummary(empty, settings, getName),
    shippingSummary([]),
    languagesSummary(empty),
  ]).toEqual([
    'No countries yet',
    'EUR · no exchange rate yet',
    'None: not registered in these countries',
    'No zones yet, so this market does not ship anywhere',
    'No language yet',
  ])
})

test('many countries are counted after four', () => {
  const countries = ['DE', 'FR', 'IT', 'ES', 'PT', 'NL']
  expect(countriesSummary({ ...empty, countries }, getName)).toBe('Germany, France, Italy, Spain + 2')
})

const PRICES: readonly { readonly change: Partial<MarketDraft>; readonly summary: string }[] = [
  { change: {}, summary: 'NGN' },
  { change: { currency: 'EUR', rate: '1600' }, summary: 'EUR · 1 EUR = 1600 NGN' },
  {
    change: {
      currency: 'EUR',
      rate: '1600',
      rounding: '100-99',
      displays: [{ currency: 'GBP', per: 'base', amount: '0.85' }],
    },
    summary: 'EUR · 1 EUR = 1600 NGN · ending in .99 · also shown in GBP',
  },
]
test.each(PRICES)('prices in short are “$summary”', ({ change, summary }) => {
  expect(pricesSummary({ ...empty, ...change }, 'NGN')).toBe(summary)
})

test('taxes are named by country, and a group whose members are taxed alike by its name', () => {
  const draft = { ...empty, countries: ['GB', 'EU', 'CH'] }
  expect(taxesSummary(draft, settings, getName)).toBe(
    'Added at checkout: VAT 20% (United Kingdom), VAT 19% (European Union)',
  )
  const included = { ...draft, countries: ['EU'], taxIncluded: true, taxShipping: true }
  const france = { country: 'FR', region: '', taxClass: 'standard', name: 'TVA', rate: 200_000 } as const
  const taxes = { ...PRESET_TAXES, rates: [...PRESET_TAXES.rates, france] }
  expect(taxesSummary(included, { ...settings, taxes }, getName)).toMatch(
    /^Included in prices, also on shipping: VAT 19% \(Austria\), .* \+ 23$/,
  )
  const state = { ...PRESET_TAXES, registrations: [{ country: 'US', region: 'NY' }] }
  expect(taxesSummary({ ...draft, countries: ['US'] }, { ...settings, taxes: state }, getName)).toBe(
    'Added at checkout: tax by region (United States)',
  )
  expect(taxesSummary(draft, { ...settings, enable_tax: false }, getName)).toBe('None: taxes are off')
})

test('shipping names the zones with their rates', () => {
  const zones = [
    { name: 'Lagos', rates: 2 },
    { name: 'Rest of Nigeria', rates: 0 },
  ]
  expect(shippingSummary(zones)).toBe('Lagos (2 rates), Rest of Nigeria (no rate)')
  expect(shippingSummary(null)).toBe('Save the market to add zones and rates')
})

test('the summary of payment names the methods of the provider', () => {
  const offer = { title: 'Stripe', methods: ['credit_card', 'paypal'], realMoney: true, unsupported: ['KWD'] } as const
  const transfer = { title: 'Bank transfer', methods: ['bank_transfer'], realMoney: true, unsupported: [] } as const
  expect(paymentSummary([offer], 'EUR')).toBe('Stripe: Credit card, PayPal')
  expect(paymentSummary([offer], 'KWD')).toBe('Stripe does not accept KWD, so shoppers cannot pay')
  expect(paymentSummary([offer, transfer], 'EUR')).toBe('Stripe: Credit card, PayPal, Bank transfer')
  expect(paymentSummary([offer, transfer], 'KWD')).toBe('Bank transfer')
  expect(paymentSummary([], 'KWD')).toBe('No payment methods, so shoppers cannot pay')
  expect(paymentSummary([{ ...offer, title: 'Demo', realMoney: false, unsupported: [] }], 'KWD')).toBe(
    'Demo: orders count as paid, but no one is charged',
  )
})

test('languages are named with their URLs', () => {
  const locale = { id: '', isDefault: true }
  const locales = [
    { ...locale, language: 'de', prefix: 'de' },
    { ...locale, language: '', prefix: '' },
  ]
  expect(languagesSummary({ ...empty, locales })).toBe('German at /de')
})
