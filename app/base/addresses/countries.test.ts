import { expect, test } from 'vitest'
import { countriesIn, EU_MEMBERS } from '#app/base/addresses/countries.ts'
import { COUNTRY_CODES, isCountryCode } from '#app/base/addresses/country-codes.ts'
import { countryName, sortByName } from '#app/lib/format/country.ts'

test('there are 249 countries, each once and with a name', () => {
  expect(new Set(COUNTRY_CODES).size).toBe(249)
  expect(COUNTRY_CODES).toHaveLength(249)
  expect(COUNTRY_CODES.filter((code) => countryName(code) === code)).toEqual([])
})

test('the group EU stands for its 27 members', () => {
  expect(new Set(EU_MEMBERS).size).toBe(27)
  expect(EU_MEMBERS.every(isCountryCode)).toBe(true)
  expect(countriesIn('EU')).toBe(EU_MEMBERS)
  expect(countriesIn('NG')).toEqual(['NG'])
  expect(isCountryCode('EU')).toBe(false)
})

test.each([
  ['US', 'United States'],
  ['CA', 'Canada'],
  ['GB', 'United Kingdom'],
  ['EU', 'European Union'],
  ['NG', 'Nigeria'],
  ['', ''],
  ['Atlantis', 'Atlantis'],
])('%s is called "%s"', (code, name) => {
  expect(countryName(code)).toBe(name)
})

test('countries are sorted by name', () => {
  expect(sortByName(['US', 'AX', 'DE', 'AF'])).toEqual(['AF', 'AX', 'DE', 'US'])
})
