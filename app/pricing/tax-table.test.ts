import { describe, expect, test } from 'vitest'
import {
  findPriceTax,
  getShippingTaxAt,
  getTaxesOn,
  isTaxedSomewhere,
  listRatesFor,
  type TaxTable,
} from '#app/pricing/tax-table.ts'

const always = '2000-01-01'
const rate = (place: string, taxClass: 'standard' | 'reduced' | 'zero', ppm: number, validFrom = always) => {
  const [country = '', region = ''] = place.split('-')
  return { country, region, taxClass, name: `${place} ${taxClass}`, rate: ppm, validFrom }
}
const createRegistration = (place: string, validFrom = always) => {
  const [country = '', region = ''] = place.split('-')
  return { country, region, validFrom }
}

const table: TaxTable = {
  rates: [
    rate('DE', 'standard', 160_000, '2020-07-01'),
    rate('DE', 'standard', 190_000),
    rate('DE', 'standard', 190_000, '2021-01-01'),
    rate('DE', 'zero', 0),
    rate('EU', 'standard', 210_000),
    rate('HU', 'reduced', 50_000),
    rate('US', 'standard', 0),
    rate('US-NY', 'standard', 40_000),
    rate('US-NJ', 'reduced', 0),
    rate('GB', 'standard', 200_000),
  ],
  registrations: [
    createRegistration('EU'),
    createRegistration('US-NY'),
    createRegistration('US-NJ'),
    createRegistration('GB', '2021-01-01'),
  ],
}

const find = (place: string, taxClass: 'standard' | 'reduced' | 'zero' = 'standard', day = '2026-11-23') => {
  const [country = '', region = ''] = place.split('-')
  const settings = { enable_tax: true, tax_rate: 0, taxes: getTaxesOn(table, day) }
  return listRatesFor(taxClass, { country, region }, settings)[0] ?? null
}

test.each([
  { day: '2020-06-30', ppm: 190_000 },
  { day: '2020-07-01', ppm: 160_000 },
  { day: '2020-12-31', ppm: 160_000 },
  { day: '2021-01-01', ppm: 190_000 },
])('on $day, the rate that applies is the latest one that has begun', ({ day, ppm }) => {
  expect(find('DE', 'standard', day)?.rate).toBe(ppm)
})

test.each([
  { place: 'DE', taxClass: 'standard', name: 'DE standard' },
  { place: 'DE', taxClass: 'reduced', name: 'DE standard' }, // a class without its own rate has the standard rate
  { place: 'DE', taxClass: 'zero', name: 'DE zero' },
  { place: 'FR', taxClass: 'standard', name: 'EU standard' },
  { place: 'FR', taxClass: 'zero', name: 'EU standard' },
  { place: 'EU', taxClass: 'standard', name: 'EU standard' },
  { place: 'HU', taxClass: 'reduced', name: 'HU reduced' },
  { place: 'HU', taxClass: 'standard', name: 'EU standard' },
  { place: 'US-NY', taxClass: 'standard', name: 'US-NY standard' },
  { place: 'US-NJ', taxClass: 'reduced', name: 'US-NJ reduced' },
  { place: 'US-NJ', taxClass: 'standard', name: 'US standard' },
] as const)('in $place, the tax of the class “$taxClass” is the one named “$name”', ({ place, taxClass, name }) => {
  expect(find(place, taxClass)?.name).toBe(name)
})

test('the zero class is not taxed, whatever the standard rate is', () => {
  expect(find('FR', 'zero')?.rate).toBe(0)
})

test.each([
  { place: 'US-CA', day: '2026-11-23' }, // only registered in other states
  { place: 'US', day: '2026-11-23' },
  { place: 'CH', day: '2026-11-23' },
  { place: 'GB', day: '2020-12-31' }, // not yet
  { place: 'toString', day: '2026-11-23' }, // a property of every object
])('no tax is charged in $place on $day, because the store is not registered there', ({ place, day }) => {
  expect(find(place, 'standard', day)).toBeNull()
})

test('a registration in a country covers its regions', () => {
  const canadianTaxes = { rates: [rate('CA-ON', 'standard', 130_000)], registrations: [createRegistration('CA')] }
  const settings = { enable_tax: true, tax_rate: 0, taxes: canadianTaxes }
  expect(listRatesFor('standard', { country: 'CA', region: 'ON' }, settings)[0]?.rate).toBe(130_000)
  expect(listRatesFor('standard', { country: 'CA', region: 'BC' }, settings)).toEqual([]) // no rate for BC
})

test.each([
  { taxClass: 'standard', ppm: 75_000 },
  { taxClass: 'reduced', ppm: 75_000 },
  { taxClass: 'zero', ppm: 0 },
] as const)(
  'the rate in the settings replaces the table: the class “$taxClass” is taxed at $ppm parts per million',
  ({ taxClass, ppm }) => {
    const settings = { enable_tax: true, tax_rate: 75_000, taxes: getTaxesOn(table, '2026-11-23') }
    expect(listRatesFor(taxClass, { country: 'CH', region: '' }, settings)[0]?.rate).toBe(ppm)
  },
)

describe('if a regional tax is added to the country’s tax,', () => {
  const canada = [
    { ...rate('CA', 'standard', 50_000), name: 'GST', shipping: 'goods' as const },
    { ...rate('CA-ON', 'standard', 130_000), name: 'HST', shipping: 'none' as const },
    { ...rate('CA-QC', 'standard', 99_750), name: 'QST', isAdded: true },
    { ...rate('CA-BC', 'standard', 70_000), name: 'PST', isAdded: true },
    { ...rate('CA-BC', 'reduced', 0), name: 'PST', isAdded: true },
    { ...rate('CA-SK', 'standard', 110_000), name: 'GST + PST' },
  ]
  const listTaxesAt = (
    region: string,
    registrations: readonly string[],
    taxClass: 'standard' | 'reduced' | 'zero' = 'standard',
  ) => {
    const taxes = getTaxesOn(
      { rates: canada, registrations: registrations.map((place) => createRegistration(place)) },
      '2026-11-27',
    )
    const found = listRatesFor(taxClass, { country: 'CA', region }, { enable_tax: true, tax_rate: 0, taxes })
    return found.map(({ name, rate: ppm }) => `${name} ${ppm}`)
  }

  test.each([
    { region: 'QC', registrations: ['CA'], taxes: ['GST 50000'] },
    { region: 'QC', registrations: ['CA', 'CA-QC'], taxes: ['GST 50000', 'QST 99750'] },
    { region: 'QC', registrations: ['CA-QC'], taxes: ['QST 99750'] },
    { region: 'QC', registrations: ['CA-BC'], taxes: [] },
    { region: 'BC', registrations: ['CA', 'CA-QC'], taxes: ['GST 50000'] },
    { region: 'ON', registrations: ['CA', 'CA-BC'], taxes: ['HST 130000'] }, // replaces GST
    { region: 'ON', registrations: ['CA-ON'], taxes: ['HST 130000'] },
    { region: 'AB', registrations: ['CA'], taxes: ['GST 50000'] },
    { region: 'SK', registrations: ['CA'], taxes: ['GST + PST 110000'] }, // how owners entered it before added rates existed
    { region: '', registrations: ['CA', 'CA-QC'], taxes: ['GST 50000'] },
  ])('a store registered in $registrations charges $taxes in “$region”', ({ region, registrations, taxes }) => {
    expect(listTaxesAt(region, registrations)).toEqual(taxes)
  })

  test('each of the two taxes can have its own rate for a class', () => {
    expect(listTaxesAt('BC', ['CA', 'CA-BC'], 'reduced')).toEqual(['GST 50000', 'PST 0'])
    expect(listTaxesAt('QC', ['CA', 'CA-QC'], 'reduced')).toEqual(['GST 50000', 'QST 99750'])
    expect(listTaxesAt('QC', ['CA', 'CA-QC'], 'zero')).toEqual(['GST 0', 'QST 0'])
  })

  test.each([
    { region: 'QC', shippingTax: 'goods' },
    { region: 'ON', shippingTax: 'none' },
    { region: 'SK', shippingTax: 'market' },
  ])('in $region, the setting for tax on shipping is “$shippingTax”, from the base rate', ({ region, shippingTax }) => {
    const settings = { enable_tax: true, tax_rate: 0, taxes: { rates: canada, registrations: [] } }
    expect(getShippingTaxAt({ country: 'CA', region }, settings)).toBe(shippingTax)
    expect(getShippingTaxAt({ country: 'CA', region }, { ...settings, tax_rate: 1 })).toBe('market')
  })
})

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
  { countries: ['GB', 'AU'], name: '' }, // VAT and GST
])('the name of the tax on prices in a market with $countries is “$name”', ({ countries, name }) => {
  const market = { countries, addressForm, taxIncluded: false }
  expect(findPriceTax('standard', market, settings)).toEqual({ kind: 'added', name })
  expect(findPriceTax('standard', { ...market, taxIncluded: true }, settings)).toEqual({ kind: 'included', name })
  expect(findPriceTax('zero', market, settings)).toBeNull()
  expect(findPriceTax('standard', market, { ...settings, enable_tax: false })).toBeNull()
})

test.each([{ countries: ['CH', 'HK'] }, { countries: ['JP'] }])(
  'prices in a market with $countries contain no tax, and none is added',
  ({ countries }) => {
    const market = { countries, addressForm, taxIncluded: false }
    expect(findPriceTax('standard', market, settings)).toBeNull()
    expect(findPriceTax('standard', { ...market, taxIncluded: true }, settings)).toBeNull()
  },
)

test('a market with one address format for all countries sells to the EU as a whole, so the rates of members do not apply', () => {
  expect(
    findPriceTax('standard', { countries: ['EU'], addressForm: 'international', taxIncluded: false }, settings),
  ).toBeNull()
})

test('the rate in the settings has no name', () => {
  const market = { countries: ['CH'], addressForm, taxIncluded: true }
  expect(findPriceTax('standard', market, { ...settings, tax_rate: 75_000 })).toEqual({ kind: 'included', name: '' })
})

test('a country is taxed if it or one of its regions is, even at 0%', () => {
  const taxedCountries = ['GB', 'US', 'HK', 'CH', 'JP'].filter((country) => isTaxedSomewhere(country, settings))
  expect(taxedCountries).toEqual(['GB', 'US', 'HK'])
})
