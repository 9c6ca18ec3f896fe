import { expect, test } from 'vitest'
import { countryName, sortByName } from '#app/lib/format/country.ts'

test('countries are sorted by name, accents included', () => {
  expect(sortByName(['ZW', 'AX', 'DE', 'AT', 'EU'])).toEqual(['AX', 'AT', 'EU', 'DE', 'ZW'])
})

test.each([
  ['DE', 'Germany'],
  ['EU', 'European Union'],
  ['xx', 'xx'],
  ['QQ', 'QQ'],
])('%s is named %s', (code, name) => {
  expect(countryName(code)).toBe(name)
})
