import { expect, test } from 'vitest'
import { expandGroups } from '#app/base/countries.ts'
import { findLocale, guessCountry, listCountries, listMarketLocales } from '#app/content/locales/locale-choice.ts'
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
  ({ countries }) => expandGroups(countries),
)
const listPrefixes = (found: readonly { prefix: string }[]) => found.map(({ prefix }) => prefix)

test('every country is listed once, with its name in the reader’s language and in the order of that language', () => {
  const names = listCountries(links, 'de').map(({ name }) => name)
  expect(names).toHaveLength(30)
  expect(names.slice(0, 2)).toEqual(['Belgien', 'Bulgarien'])
  expect(names).toContain('Österreich')
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Polen')) // in the language's sort order
})

test('a country has the locales of its market; without a country, the current market applies', () => {
  expect(listPrefixes(listMarketLocales(links, '', 'CH'))).toEqual(['ch-de', 'ch-fr'])
  expect(listPrefixes(listMarketLocales(links, '', 'AT'))).toEqual([''])
  expect(listPrefixes(listMarketLocales(links, 'ch-fr', null))).toEqual(['ch-de', 'ch-fr'])
  expect(listPrefixes(listMarketLocales(links, '', null))).toEqual([''])
})

test.each([
  ['fr-CH', 'ch-fr'],
  ['fr', 'ch-fr'],
  ['de-AT', 'ch-de'],
  ['en', 'ch-de'],
])('readers of %s get /%s in Switzerland', (language, prefix) => {
  expect(findLocale(listMarketLocales(links, '', 'CH'), language)?.prefix).toBe(prefix)
})

test.each([
  { shopper: 'in the time zone of a country', countries: ['US', 'DE'], timeZone: 'Europe/Berlin', guess: 'DE' },
  { shopper: 'whose language names a country', countries: ['US', 'DE'], timeZone: 'UTC', guess: 'US' },
  { shopper: 'of whom nothing is known', countries: ['FR', 'DE'], timeZone: 'UTC', guess: null },
  { shopper: 'in a market of one country', countries: ['NG'], timeZone: 'UTC', guess: 'NG' },
])('for a shopper $shopper, the selected country is $guess', ({ countries, timeZone, guess }) => {
  expect(guessCountry(countries, ['en', 'en-US'], timeZone)).toBe(guess)
})
