import { expect, test } from 'vitest'
import { memberCountries } from '#app/base/countries.ts'
import { listCountries, localeFor, localesIn } from '#app/content/locales/locale-choice.ts'
import { listLocaleLinks } from '#app/store/locale.ts'
import { testLocale } from '#tests/support/test-store.ts'

const links = listLocaleLinks(
  [
    testLocale({ countries: ['US', 'EU'] }),
    testLocale({ prefix: 'ng', countries: ['NG'] }),
    testLocale({ prefix: 'ch-de', language: 'de-CH', countries: ['CH'] }),
    testLocale({ prefix: 'ch-fr', language: 'fr-CH', countries: ['CH'] }),
  ],
  'en',
  ({ countries }) => memberCountries(countries),
)
const listPrefixes = (found: readonly { prefix: string }[]) => found.map(({ prefix }) => prefix)

test('every country is listed once, by its name for the reader', () => {
  const names = listCountries(links, 'de').map(({ name }) => name)
  expect(names).toHaveLength(30)
  expect(names.slice(0, 2)).toEqual(['Belgien', 'Bulgarien'])
  expect(names).toContain('Österreich')
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Polen')) // in the language's sort order
})

test('a country has the locales of its market; without a country, the current market applies', () => {
  expect(listPrefixes(localesIn(links, '', 'CH'))).toEqual(['ch-de', 'ch-fr'])
  expect(listPrefixes(localesIn(links, '', 'AT'))).toEqual([''])
  expect(listPrefixes(localesIn(links, 'ch-fr', null))).toEqual(['ch-de', 'ch-fr'])
  expect(listPrefixes(localesIn(links, '', null))).toEqual([''])
})

test.each([
  ['fr-CH', 'ch-fr'],
  ['fr', 'ch-fr'],
  ['de-AT', 'ch-de'],
  ['en', 'ch-de'],
])('readers of %s get /%s in Switzerland', (language, prefix) => {
  expect(localeFor(localesIn(links, '', 'CH'), language)?.prefix).toBe(prefix)
})
