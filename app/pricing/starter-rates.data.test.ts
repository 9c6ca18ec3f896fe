import { expect, test } from 'vitest'
import { EU_MEMBERS } from '#app/base/countries.ts'
import { listRegions } from '#app/base/regions.ts'
import { STARTER_COUNTRIES, STARTER_RATES } from '#app/pricing/starter-rates.data.ts'
import { getRateKey } from '#app/pricing/tax-table.ts'

test('each country that staff can choose has rates, and no two rates are for the same place and class', () => {
  expect([...new Set(STARTER_RATES.map(({ country }) => country))].toSorted()).toEqual(STARTER_COUNTRIES.toSorted())
  expect(new Set(STARTER_RATES.map(getRateKey)).size).toBe(STARTER_RATES.length)
})

test('every member of the EU has a standard rate from 15% to 27%', () => {
  for (const member of EU_MEMBERS) {
    const standard = STARTER_RATES.find(({ country, taxClass }) => country === member && taxClass === 'standard')
    expect(standard?.rate).toBeGreaterThanOrEqual(150_000)
    expect(standard?.rate).toBeLessThanOrEqual(270_000)
  }
})

test.each([
  { country: 'US', count: 51 },
  { country: 'CA', count: 9 }, // provinces with HST or their own tax
])('$count regions of $country have a standard rate', ({ country, count }) => {
  const regions = STARTER_RATES.filter(
    (rate) => rate.country === country && rate.taxClass === 'standard' && rate.region !== '',
  )
  const knownCodes = new Set(listRegions(country).map(({ code }) => code))
  expect(regions).toHaveLength(count)
  expect(regions.filter(({ region }) => !knownCodes.has(region))).toEqual([])
})

test.each([
  { place: 'NG', rate: 75_000 },
  { place: 'CH', rate: 81_000 },
  { place: 'FI', rate: 255_000 },
  { place: 'KW', rate: 0 },
  { place: 'AE', rate: 50_000 },
  { place: 'CA', rate: 50_000 },
  { place: 'CA-ON', rate: 130_000 },
  { place: 'CA-QC', rate: 99_750 },
  { place: 'US-MN', rate: 68_750 },
])('the standard rate of $place is $rate parts per million', ({ place, rate }) => {
  const [country, region = ''] = place.split('-')
  const found = STARTER_RATES.find((row) => row.country === country && row.region === region)
  expect(found?.rate).toBe(rate)
})
