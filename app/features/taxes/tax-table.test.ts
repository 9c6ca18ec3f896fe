import { expect, test } from 'vitest'
import { rateFor, type TaxTable, taxesOn } from '#app/features/taxes/tax-table.ts'

const always = '2000-01-01'
const rate = (place: string, taxClass: 'standard' | 'reduced' | 'zero', ppm: number, validFrom = always) => {
  const [country = '', region = ''] = place.split('-')
  return { country, region, taxClass, name: `${place} ${taxClass}`, rate: ppm, validFrom }
}
const registered = (place: string, validFrom = always) => {
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
  registrations: [registered('EU'), registered('US-NY'), registered('US-NJ'), registered('GB', '2021-01-01')],
}

const find = (place: string, taxClass: 'standard' | 'reduced' | 'zero' = 'standard', day = '2026-11-23') => {
  const [country = '', region = ''] = place.split('-')
  const settings = { enable_tax: true, tax_rate: 0, taxes: taxesOn(table, day) }
  return rateFor(taxClass, { country, region }, settings)
}

test.each([
  { day: '2020-06-30', ppm: 190_000 },
  { day: '2020-07-01', ppm: 160_000 },
  { day: '2020-12-31', ppm: 160_000 },
  { day: '2021-01-01', ppm: 190_000 },
])('on $day the latest rate that has begun applies', ({ day, ppm }) => {
  expect(find('DE', 'standard', day)?.rate).toBe(ppm)
})

test.each([
  { place: 'DE', taxClass: 'standard', name: 'DE standard' },
  { place: 'DE', taxClass: 'reduced', name: 'DE standard' }, // without its own rate, a class bears the standard one
  { place: 'DE', taxClass: 'zero', name: 'DE zero' },
  { place: 'FR', taxClass: 'standard', name: 'EU standard' },
  { place: 'FR', taxClass: 'zero', name: 'EU standard' },
  { place: 'EU', taxClass: 'standard', name: 'EU standard' },
  { place: 'HU', taxClass: 'reduced', name: 'HU reduced' },
  { place: 'HU', taxClass: 'standard', name: 'EU standard' },
  { place: 'US-NY', taxClass: 'standard', name: 'US-NY standard' },
  { place: 'US-NJ', taxClass: 'reduced', name: 'US-NJ reduced' },
  { place: 'US-NJ', taxClass: 'standard', name: 'US standard' },
] as const)('$place, $taxClass: "$name"', ({ place, taxClass, name }) => {
  expect(find(place, taxClass)?.name).toBe(name)
})

test('the class zero bears no tax, whatever the standard rate', () => {
  expect(find('FR', 'zero')?.rate).toBe(0)
})

test.each([
  { place: 'US-CA', day: '2026-11-23' }, // registered in other states only
  { place: 'US', day: '2026-11-23' },
  { place: 'CH', day: '2026-11-23' },
  { place: 'GB', day: '2020-12-31' }, // not yet
  { place: 'toString', day: '2026-11-23' },
])('no tax in $place on $day, where the store is not registered', ({ place, day }) => {
  expect(find(place, 'standard', day)).toBeNull()
})

test('a registration in a country covers its regions', () => {
  const own = { rates: [rate('CA-ON', 'standard', 130_000)], registrations: [registered('CA')] }
  const settings = { enable_tax: true, tax_rate: 0, taxes: own }
  expect(rateFor('standard', { country: 'CA', region: 'ON' }, settings)?.rate).toBe(130_000)
  expect(rateFor('standard', { country: 'CA', region: 'BC' }, settings)).toBeNull() // no rate
})

test.each([
  { taxClass: 'standard', ppm: 75_000 },
  { taxClass: 'reduced', ppm: 75_000 },
  { taxClass: 'zero', ppm: 0 },
] as const)('a rate of the settings replaces the table everywhere: $taxClass', ({ taxClass, ppm }) => {
  const settings = { enable_tax: true, tax_rate: 75_000, taxes: taxesOn(table, '2026-11-23') }
  expect(rateFor(taxClass, { country: 'CH', region: '' }, settings)?.rate).toBe(ppm)
})
