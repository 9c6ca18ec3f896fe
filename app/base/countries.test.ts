import { afterEach, expect, test, vi } from 'vitest'
import { addArticles, countriesIn, countryName, EU_MEMBERS, sortByName } from '#app/base/countries.ts'
import { COUNTRY_CODES, isCountryCode } from '#app/base/country-codes.ts'

test('there are 249 countries, without duplicates and each with a name', () => {
  expect(new Set(COUNTRY_CODES).size).toBe(249)
  expect(COUNTRY_CODES).toHaveLength(249)
  expect(COUNTRY_CODES.filter((code) => countryName(code) === code)).toEqual([])
})

test.each([
  ['Germany', 'Germany'],
  ['United States', 'the United States'],
  ['France, Netherlands and Cayman Islands', 'France, the Netherlands and the Cayman Islands'],
  ['Ontario, Canada', 'Ontario, Canada'],
])('in a sentence, %s is "%s"', (text, sentence) => {
  expect(addArticles(text)).toBe(sentence)
})

test('the EU group has 27 members', () => {
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

afterEach(() => void vi.restoreAllMocks())

test('country groups are sorted among countries by name, ignoring accents', () => {
  expect(sortByName(['ZW', 'AX', 'DE', 'AT', 'EU'])).toEqual(['AX', 'AT', 'EU', 'DE', 'ZW'])
})

test.each([
  ['DE', 'Germany'],
  ['EU', 'European Union'],
  ['HK', 'Hong Kong'],
  ['MO', 'Macao'],
  ['PS', 'Palestine'],
  ['FK', 'Falkland Islands'],
  ['xx', 'xx'],
  ['QQ', 'QQ'],
])('%s is named %s', (code, name) => {
  expect(countryName(code)).toBe(name)
})

test.each([
  ['en-GB', 'Falkland Islands (Islas Malvinas)', 'Falkland Islands'],
  ['ar-AE', 'جزر فوكلاند - جزر مالفيناس', 'جزر فوكلاند'],
] as const)('in %s, a browser’s name for the Falkland Islands, “%s”, is shortened to “%s”', (locale, known, name) => {
  vi.spyOn(Intl.DisplayNames.prototype, 'of').mockReturnValueOnce(known)
  expect(countryName('FK', locale)).toBe(name)
})
