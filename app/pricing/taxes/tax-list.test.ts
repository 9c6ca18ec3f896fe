import { expect, test } from 'vitest'
import { newId } from '#app/lib/id.ts'
import type { TaxClass } from '#app/pricing/tax-class.ts'
import { formatCurrentRate, groupRatesByCountry } from '#app/pricing/taxes/tax-list.ts'

const rate = (country: string, region: string, ppm: number, validFrom: string, taxClass: TaxClass = 'standard') => ({
  id: newId<'tax-rate'>(),
  country,
  region,
  taxClass,
  name: 'VAT',
  rate: ppm,
  isAdded: false,
  shipping: 'market' as const,
  validFrom,
})
const ppms = (rates: readonly { readonly rate: number }[]) => rates.map((row) => row.rate)

test('rates are grouped by country, including past and future rates', () => {
  const rates = [
    rate('GB', '', 150_000, '2000-01-01'),
    rate('GB', '', 175_000, '2010-01-01'),
    rate('GB', '', 200_000, '2026-11-23'),
    rate('GB', '', 210_000, '2026-11-24'),
    rate('US', '', 0, '2000-01-01'),
    rate('US', 'NY', 40_000, '2027-01-01'),
  ]
  const registrations = [
    { country: 'US', region: 'NY', validFrom: '2020-01-01' },
    { country: 'GB', region: '', validFrom: '2027-01-01' },
  ]
  const [gb, us] = groupRatesByCountry(rates, registrations, '2026-11-23')
  expect(gb?.rows).toHaveLength(1)
  expect(gb?.rows[0]?.current?.rate).toBe(200_000)
  expect(ppms(gb?.rows[0]?.upcoming ?? [])).toEqual([210_000])
  expect(ppms(gb?.rows[0]?.earlier ?? [])).toEqual([175_000, 150_000])
  expect(gb?.rows[0]?.isCharged, 'registered only from 2027').toBe(false)
  expect(us?.rows.map(({ region, current, isCharged }) => [region, current?.rate ?? null, isCharged])).toEqual([
    ['', 0, false],
    ['NY', null, true],
  ])
})

test('a place’s current rate is its latest standard rate that is in force', () => {
  const rates = [
    rate('GB', '', 175_000, '2010-01-01'),
    rate('GB', '', 200_000, '2026-11-23'),
    rate('GB', '', 210_000, '2026-11-24'),
    rate('GB', '', 50_000, '2026-11-23', 'reduced'),
  ]
  const place = { country: 'GB', region: '' }
  expect(formatCurrentRate(rates, place, '2026-11-23')).toBe('VAT 20%')
  expect(formatCurrentRate(rates, place, '2009-12-31')).toBe('')
})

test('a place’s standard rate comes first, and a country comes before its regions', () => {
  const rates = [
    rate('IE', 'D', 1, '2000-01-01'),
    rate('IE', '', 0, '2000-01-01', 'zero'),
    rate('IE', '', 0, '2000-01-01', 'reduced'),
    rate('IE', '', 230_000, '2000-01-01'),
  ]
  const [ie] = groupRatesByCountry(rates, [], '2026-11-23')
  expect(ie?.rows.map(({ region, taxClass }) => `${region} ${taxClass}`)).toEqual([
    ' standard',
    ' reduced',
    ' zero',
    'D standard',
  ])
})
