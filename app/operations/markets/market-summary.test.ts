import { expect, test } from 'vitest'
import { countryName } from '#app/base/countries.ts'
import { type MarketDraft, toDraft } from '#app/operations/markets/market-draft.ts'
import {
  summarizeCountries,
  summarizeLanguages,
  summarizePayment,
  summarizePrices,
  summarizeShipping,
  summarizeTaxes,
} from '#app/operations/markets/market-summary.ts'
import { PRESET_TAXES } from '#app/pricing/tax-names.ts'

const empty = toDraft(null, 'NGN')
const getName = (code: string) => countryName(code)
const settings = { enable_tax: true, tax_rate: 0, taxes: PRESET_TAXES }

test('the summary of a new market says what is missing', () => {
  expect([
    summarizeCountries(empty, getName),
    summarizePrices({ ...empty, currency: 'EUR' }, 'NGN'),
    summarizeTaxes(empty, settings, getName),
    summarizeShipping([]),
    summarizeLanguages(empty),
  ]).toEqual([
    'No countries yet',
    'EUR · no exchange rate yet',
    'None: not registered in these countries',
    'No zones yet, so this market does not ship anywhere',
    'No language yet',
  ])
})

test('countries after the fourth are only counted', () => {
  const countries = ['DE', 'FR', 'IT', 'ES', 'PT', 'NL']
  expect(summarizeCountries({ ...empty, countries }, getName)).toBe('Germany, France, Italy, Spain + 2')
})

const PRICES: readonly { readonly change: Partial<MarketDraft>; readonly summary: string }[] = [
  { change: {}, summary: 'NGN' },
  { change: { currency: 'EUR', rate: '1600' }, summary: 'EUR · 1 EUR = 1,600 NGN' },
  {
    change: {
      currency: 'EUR',
      rate: '1600',
      rounding: '100-99',
      displays: [{ currency: 'GBP', per: 'base', amount: '0.85' }],
    },
    summary: 'EUR · 1 EUR = 1,600 NGN · ending in .99 · also shown in GBP',
  },
]
test.each(PRICES)('the summary of prices is “$summary”', ({ change, summary }) => {
  expect(summarizePrices({ ...empty, ...change }, 'NGN')).toBe(summary)
})

test('taxes are listed by country, or by group if all of its members are taxed alike', () => {
  const draft = { ...empty, countries: ['GB', 'EU', 'CH'] }
  expect(summarizeTaxes(draft, settings, getName)).toBe(
    'Added at checkout: VAT 20% (United Kingdom), VAT 19% (European Union)',
  )
  const included = { ...draft, countries: ['EU'], taxIncluded: true, taxShipping: true }
  const france = { country: 'FR', region: '', taxClass: 'standard', name: 'TVA', rate: 200_000 } as const
  const taxes = { ...PRESET_TAXES, rates: [...PRESET_TAXES.rates, france] }
  expect(summarizeTaxes(included, { ...settings, taxes }, getName)).toMatch(
    /^Included in prices, also on shipping: VAT 19% \(Austria\), .* \+ 23$/,
  )
  const state = { ...PRESET_TAXES, registrations: [{ country: 'US', region: 'NY' }] }
  expect(summarizeTaxes({ ...draft, countries: ['US'] }, { ...settings, taxes: state }, getName)).toBe(
    'Added at checkout: tax by region (United States)',
  )
  expect(summarizeTaxes(draft, { ...settings, enable_tax: false }, getName)).toBe('None: taxes are off')
})

test('the summary of shipping lists the zones with their rates', () => {
  const zones = [
    { name: 'Lagos', rates: 2 },
    { name: 'Rest of Nigeria', rates: 0 },
  ]
  expect(summarizeShipping(zones)).toBe('Lagos (2 rates), Rest of Nigeria (no rate)')
  expect(summarizeShipping(null)).toBe('Save the market to add zones and rates')
})

test('the summary of payments lists the methods of each provider that accepts the currency', () => {
  const offer = {
    title: 'Stripe',
    methods: ['credit_card', 'paypal'],
    isRealMoney: true,
    unsupported: ['KWD'],
  } as const
  const transfer = { title: 'Bank transfer', methods: ['bank_transfer'], isRealMoney: true, unsupported: [] } as const
  expect(summarizePayment([offer], 'EUR')).toBe('Stripe: Credit card, PayPal')
  expect(summarizePayment([offer], 'KWD')).toBe('Stripe does not accept KWD, so shoppers cannot pay')
  expect(summarizePayment([offer, transfer], 'EUR')).toBe('Stripe: Credit card, PayPal, Bank transfer')
  expect(summarizePayment([offer, transfer], 'KWD')).toBe('Bank transfer')
  expect(summarizePayment([], 'KWD')).toBe('No payment methods, so shoppers cannot pay')
  expect(summarizePayment([{ ...offer, title: 'Demo', isRealMoney: false, unsupported: [] }], 'KWD')).toBe(
    'Demo: orders count as paid, but no one is charged',
  )
})

test('languages are listed with their URLs', () => {
  const locale = { id: '', isDefault: true }
  const locales = [
    { ...locale, language: 'de', prefix: 'de' },
    { ...locale, language: '', prefix: '' },
  ]
  expect(summarizeLanguages({ ...empty, locales })).toBe('German at /de')
})
