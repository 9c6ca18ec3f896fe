import { expect, test } from 'vitest'
import { type Money, money } from '#app/base/money.ts'
import { inLanguage } from '#app/platform/http/current-request.server.ts'
import { STARTER_RATES } from '#app/pricing/starter-rates.data.ts'
import { computeOrderTax } from '#app/pricing/tax-lines.ts'
import { PRESET_TAXES, translateTaxName } from '#app/pricing/tax-names.ts'
import type { TaxSettings } from '#app/pricing/tax-table.ts'
import { taxesText } from '#app/pricing/taxes/taxes-text.ts'

const byTable = { enable_tax: true, tax_rate: 0, taxes: PRESET_TAXES }

function computeTax(amount: Money, country: string, settings: TaxSettings): Money {
  const destination = { country, region: '' }
  const rules = { settings, destination, taxIncluded: false, taxShipping: false, isReverseCharge: false }
  return computeOrderTax([{ amount, taxClass: 'standard' }], money(0, amount.currency), rules).total
}

test.each([
  { country: 'US', minor: 5_006, tax: 400 }, // 400.48
  { country: 'US', minor: 5_007, tax: 401 }, // 400.56
  { country: 'US', minor: 5_000, tax: 400 },
  { country: 'CA', minor: 5_006, tax: 651 }, // 650.78
  { country: 'GB', minor: 5_006, tax: 1_001 }, // 1001.2
  { country: 'EU', minor: 5_006, tax: 951 }, // 951.14
  { country: 'EU', minor: 50, tax: 10 }, // 9.5 is rounded up
  { country: 'NG', minor: 5_006, tax: 0 },
  { country: 'toString', minor: 5_006, tax: 0 },
  { country: 'US', minor: 0, tax: 0 },
  { country: 'US', minor: 6, tax: 0 }, // 0.48
  { country: 'US', minor: 7, tax: 1 }, // 0.56
])('an order of $minor to $country is charged a tax of $tax', ({ country, minor, tax }) => {
  expect(computeTax({ minor, currency: 'USD' }, country, byTable)).toEqual({ minor: tax, currency: 'USD' })
})

test.each(['US', 'EU', 'NG'])('the rate in the settings replaces the table in %s', (country) => {
  expect(computeTax({ minor: 10_000, currency: 'NGN' }, country, { ...byTable, tax_rate: 75_000 }).minor).toBe(750)
})

test.each(['US', 'NG'])('if tax is disabled, no tax is charged in %s, whatever the rate', (country) => {
  expect(
    computeTax({ minor: 10_000, currency: 'USD' }, country, { ...byTable, enable_tax: false, tax_rate: 75_000 }).minor,
  ).toBe(0)
})

const standard = { region: '', taxClass: 'standard', name: 'VAT' } as const
const EU = { country: 'EU', region: '' }
const IT = { country: 'IT', region: '' }

test.each([
  { owner: 'the member', country: 'FI', tax: 255 },
  { owner: 'the group, because the member has none', country: 'FR', tax: 190 },
  { owner: 'the group', country: 'EU', tax: 190 },
  { owner: 'the group, because the member has rates only for a region and a class', country: 'IT', tax: 190 },
])('1000 to $country is charged a tax of $tax, at the standard rate of $owner', ({ country, tax }) => {
  const rates = [
    { ...standard, country: 'EU', rate: 190_000 },
    { ...standard, country: 'FI', rate: 255_000 },
    { ...standard, country: 'IT', region: 'RM', rate: 300_000 },
    { ...standard, country: 'IT', taxClass: 'reduced', rate: 50_000 },
  ] as const
  const settings = { ...byTable, taxes: { rates, registrations: [EU, IT] } }
  expect(computeTax({ minor: 1_000, currency: 'EUR' }, country, settings).minor).toBe(tax)
})

test('a registration in one region does not cover the rest of the country', () => {
  const taxes = { ...PRESET_TAXES, registrations: [{ country: 'US', region: 'CA' }] }
  expect(computeTax({ minor: 1_000, currency: 'USD' }, 'US', { ...byTable, taxes }).minor).toBe(0)
})

test.each([
  ['de', 'VAT', 'MwSt.'],
  ['fr-CA', 'GST + QST', 'TPS + TVQ'],
  ['nl', 'VAT', 'btw'],
  ['de', 'Kurtaxe', 'Kurtaxe'],
  ['de', 'constructor', 'constructor'],
  ['en', 'VAT', 'VAT'],
])('in %s, a tax named %s is shown as %s', (language, name, shown) => {
  expect(inLanguage(language, () => translateTaxName(name))).toBe(shown)
})

test('each name that the store suggests or used to suggest is translated', () => {
  const suggestedNames = new Set(STARTER_RATES.map(({ name }) => name))
  const formerNames = ['GST + PST', 'GST + QST', 'GST + RST']
  expect([...suggestedNames, ...formerNames].toSorted()).toEqual(Object.keys(taxesText.names).toSorted())
})
