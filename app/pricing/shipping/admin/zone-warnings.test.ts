import { expect, test } from 'vitest'
import { isSoldIn, listZoneWarnings } from '#app/pricing/shipping/admin/zone-warnings.ts'

const place = (country: string, region = '', postalPattern = '') => ({ country, region, postalPattern })
const rates = [{ isActive: true }]
const zone = (name: string, ...places: ReturnType<typeof place>[]) => ({ name, places, rates })

test('the preset has no warnings', () => {
  const all = ['US', 'CA', 'GB', 'EU']
  expect(listZoneWarnings([zone('International', ...all.map((code) => place(code)))], all)).toEqual([])
})

test.each([
  {
    name: 'a zone whose rates are off',
    zones: [{ ...zone('Home', place('NG')), rates: [{ isActive: false }] }],
    warning: '“Home” has no active rate, so nothing ships there.',
  },
  { name: 'a country in no zone', zones: [], warning: 'Nigeria is not in a zone: shoppers there cannot order.' },
  {
    name: 'a country that is only partly in zones',
    zones: [zone('Lagos', place('NG', 'LA'))],
    warning: 'Only parts of Nigeria are in zones: shoppers elsewhere cannot order.',
  },
  {
    name: 'a country that is not in the market',
    zones: [zone('Home', place('NG'), place('GH'))],
    warning: '“Home” includes Ghana, which is not in this market.',
  },
  {
    name: 'a country in two zones',
    zones: [zone('Home', place('NG')), zone('Other', place('NG'))],
    warning: 'Nigeria is in both “Home” and “Other”. If both match an address equally well, “Home” applies.',
  },
  {
    name: 'overlapping postal codes',
    zones: [zone('Home', place('NG')), zone('One', place('NG', '', '100*')), zone('Two', place('NG', '', '1001-1005'))],
    warning: 'Part of 100* (Nigeria) is in both “One” and “Two”. If both match an address equally well, “One” applies.',
  },
])('$name causes a warning', ({ zones, warning }) => {
  expect(listZoneWarnings(zones, ['NG'])).toEqual([warning])
})

test('a market sells in its countries and in groups that contain one of them, but not in other countries', () => {
  expect(['NG', 'DE', 'EU'].filter((country) => isSoldIn(country, ['NG', 'DE']))).toEqual(['NG', 'DE', 'EU'])
  expect(['GH', 'US'].some((country) => isSoldIn(country, ['NG', 'EU']))).toBe(false)
})

test('members of a group can have separate zones', () => {
  const zones = [zone('Europe', place('EU')), zone('Germany', place('DE')), zone('Berlin', place('DE', '', '10*, 12*'))]
  expect(listZoneWarnings(zones, ['EU'])).toEqual([])
  expect(listZoneWarnings([zone('Germany', place('DE'))], ['DE', 'FR'])).toEqual([
    'France is not in a zone: shoppers there cannot order.',
  ])
})
