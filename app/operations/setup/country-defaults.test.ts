import { expect, test } from 'vitest'
import { COUNTRY_CODES } from '#app/base/country-codes.ts'
import { isTimeZone, listTimeZones, listZones } from '#app/lib/zone-names.ts'
import { getCountryDefaults } from '#app/operations/setup/country-defaults.ts'

test.each([
  ['NG', 'NGN', 'Africa/Lagos', 'kg', true, 75_000],
  ['US', 'USD', 'America/New_York', 'lb', false, null],
  ['CA', 'CAD', 'America/Toronto', 'kg', false, null],
  ['DE', 'EUR', 'Europe/Berlin', 'kg', true, 190_000],
  ['BG', 'EUR', 'Europe/Sofia', 'kg', true, 200_000],
  ['IN', 'INR', 'Asia/Kolkata', 'kg', true, null],
  ['JP', 'JPY', 'Asia/Tokyo', 'kg', true, 100_000],
  ['KW', 'KWD', 'Asia/Kuwait', 'kg', true, 0],
  ['UA', 'UAH', 'Europe/Kyiv', 'kg', true, null],
])(
  'the defaults of %s include the currency %s, the time zone %s, the weight unit %s and taxes in prices: %s',
  (country, currency, timeZone, weightUnit, taxIncluded, rate) => {
    const { standardRate, ...proposed } = getCountryDefaults(country)
    expect(proposed).toEqual({ currency, timeZone, weightUnit, taxIncluded })
    expect(standardRate?.rate ?? null).toBe(rate)
  },
)

test('every country has a time zone that the settings accept', () => {
  for (const country of COUNTRY_CODES) expect(getCountryDefaults(country).timeZone).toSatisfy(isTimeZone)
})

test('for a country with several time zones, one of them that the settings list is proposed', () => {
  const listed = listTimeZones()
  for (const country of COUNTRY_CODES) {
    const zones = listZones(country)
    if (zones.length < 2) continue
    const { timeZone } = getCountryDefaults(country)
    expect(zones).toContain(timeZone)
    expect(listed, country).toContain(timeZone)
  }
})

test('a code that is not a country is rejected', () => {
  expect(() => getCountryDefaults('EU')).toThrow('EU')
})
