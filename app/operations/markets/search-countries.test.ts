import { expect, test } from 'vitest'
import { countryName, sortByName } from '#app/base/countries.ts'
import { COUNTRY_CODES } from '#app/base/country-codes.ts'
import { searchCountries } from '#app/operations/markets/search-countries.ts'

const OPTIONS = ['EU', ...sortByName(COUNTRY_CODES)].map((code) => ({ code, name: countryName(code), takenBy: null }))

const listNames = (query: string, count = 3) =>
  searchCountries(OPTIONS, query)
    .map(({ name }) => name)
    .slice(0, count)

test('an exact country code comes first, then names that begin with the text, then other names', () => {
  expect(listNames('us', 2)).toEqual(['United States', 'Australia'])
  expect(listNames(' IN')).toEqual(['India', 'Indonesia', 'Argentina'])
  expect(listNames('united', 2)).toEqual(['United Arab Emirates', 'United Kingdom'])
  expect(listNames('no such country')).toEqual([])
  expect(listNames('')).toEqual([])
  const hiddenCodes = COUNTRY_CODES.filter((code) => searchCountries(OPTIONS, code)[0]?.code !== code)
  expect(hiddenCodes).toEqual([])
})
