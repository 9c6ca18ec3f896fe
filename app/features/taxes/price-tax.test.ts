import { expect, test } from 'vitest'
import { includedTaxName } from '#app/features/taxes/included-tax.ts'

const place = { region: '', taxClass: 'standard', rate: 200_000 } as const
const rates = [
  { ...place, country: 'GB', name: 'VAT' },
  { ...place, country: 'FR', name: 'VAT' },
  { ...place, country: 'AU', name: 'GST' },
  { ...place, country: 'HK', name: 'None', rate: 0 },
]
const settings = { enable_tax: true, tax_rate: 0, taxes: { rates, registrations: rates } }

test.each([
  { countries: ['GB'], name: 'VAT' },
  { countries: ['GB', 'FR', 'US'], name: 'VAT' },
  { countries: ['GB', 'AU'], name: '' },
  { countries: ['US', 'HK'], name: null },
])('the prices of a market with $countries include “$name”', ({ countries, name }) => {
  expect(includedTaxName({ taxIncluded: true, countries }, settings)).toBe(name)
  expect(includedTaxName({ taxIncluded: false, countries }, settings)).toBeNull()
  expect(includedTaxName({ taxIncluded: true, countries }, { ...settings, enable_tax: false })).toBeNull()
})

test('a rate of the settings has no name', () => {
  expect(includedTaxName({ taxIncluded: true, countries: ['US'] }, { ...settings, tax_rate: 75_000 })).toBe('')
})
