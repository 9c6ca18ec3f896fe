import { expect, test } from 'vitest'
import { isTaxedSomewhere, priceTax } from '#app/pricing/taxes/price-tax.ts'

const place = { region: '', taxClass: 'standard', rate: 200_000 } as const
const rates = [
  { ...place, country: 'GB', name: 'VAT' },
  { ...place, country: 'FR', name: 'VAT' },
  { ...place, country: 'AU', name: 'GST' },
  { ...place, country: 'HK', name: 'None', rate: 0 },
  { ...place, country: 'US', region: 'NY', name: 'Sales tax' },
  { ...place, country: 'JP', name: 'Consumption tax' },
]
const registrations = rates.filter(({ country }) => country !== 'JP')
const settings = { enable_tax: true, tax_rate: 0, taxes: { rates, registrations } }
const addressForm = 'country' as const

test.each([
  { countries: ['GB'], name: 'VAT' },
  { countries: ['GB', 'FR', 'CH'], name: 'VAT' },
  { countries: ['EU'], name: 'VAT' },
  { countries: ['US'], name: 'Sales tax' },
  { countries: ['GB', 'AU'], name: '' },
  { countries: ['CH', 'HK'], name: null },
  { countries: ['JP'], name: null },
])('the prices of a market with $countries are taxed as “$name”', ({ countries, name }) => {
  const market = { countries, addressForm, taxIncluded: false }
  const added = name === null ? null : { kind: 'added', name }
  expect(priceTax('standard', market, settings)).toEqual(added)
  expect(priceTax('standard', { ...market, taxIncluded: true }, settings)).toEqual(
    added && { ...added, kind: 'included' },
  )
  expect(priceTax('zero', market, settings)).toBeNull()
  expect(priceTax('standard', market, { ...settings, enable_tax: false })).toBeNull()
})

test('a market with one form for all countries sells to the EU as a whole', () => {
  expect(
    priceTax('standard', { countries: ['EU'], addressForm: 'international', taxIncluded: false }, settings),
  ).toBeNull()
})

test('a rate of the settings has no name', () => {
  const market = { countries: ['CH'], addressForm, taxIncluded: true }
  expect(priceTax('standard', market, { ...settings, tax_rate: 75_000 })).toEqual({ kind: 'included', name: '' })
})

test('a country is taxed if it or one of its regions is, if only at 0%', () => {
  const taxed = ['GB', 'US', 'HK', 'CH', 'JP'].filter((country) => isTaxedSomewhere(country, settings))
  expect(taxed).toEqual(['GB', 'US', 'HK'])
})
