import { afterEach, expect, test, vi } from 'vitest'
import { countryName, sortByName } from '#app/lib/format/country.ts'

afterEach(() => void vi.restoreAllMocks())

test('countries are sorted by name, accents included', () => {
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
] as const)('in %s a browser that knows “%s” shows the name that the server sent', (locale, known, name) => {
  vi.spyOn(Intl.DisplayNames.prototype, 'of').mockReturnValueOnce(known)
  expect(countryName('FK', locale)).toBe(name)
})
