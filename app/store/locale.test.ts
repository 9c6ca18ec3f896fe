import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expandGroups } from '#app/base/countries.ts'
import { findReplacement, type Locale, listLocaleLinks, RESERVED_PREFIXES } from '#app/store/locale.ts'
import { configuredRoutes } from '#tests/support/configured-routes.ts'
import { OPEN_MARKET } from '#tests/support/markets.ts'
import { testLocale } from '#tests/support/test-store.ts'

const alps = { ...OPEN_MARKET, name: 'Alps', isPrimary: false }
const inAlps = (language: string, isDefault = false): Locale => {
  return { ...testLocale({ language, prefix: language.toLowerCase() }), market: alps, isDefault }
}
const open = [testLocale({ language: 'de' }), inAlps('de-CH'), inAlps('it-CH'), inAlps('fr-CH', true)]

test.each([
  ['its own locale', 'it-CH', 'it-ch'],
  ['the same language from another region', 'de-AT', 'de-ch'],
  ['the market’s default locale', 'en', 'fr-ch'],
])('a past locale is replaced with %s', (_, language, prefix) => {
  expect(findReplacement({ marketId: alps.id, language }, open)?.prefix).toBe(prefix)
})

test('nothing replaces the locale of a closed or deleted market', () => {
  expect(findReplacement({ marketId: alps.id, language: 'de' }, open.slice(0, 1))).toBeNull()
  expect(findReplacement({ marketId: null, language: 'de' }, open)).toBeNull()
})

const international = testLocale({ countries: ['CA', 'EU', 'US'] })
const nigeria = testLocale({ prefix: 'ng', currency: 'NGN', countries: ['NG'] })
const quebec = testLocale({ prefix: 'qc', language: 'fr-CA', name: 'Québec', countries: ['CA', 'PM', 'FR'] })
const paris = { ...quebec, prefix: 'fr', language: 'fr-FR' }

function listLinks(locales: readonly Locale[], language: string) {
  return listLocaleLinks(locales, language, ({ countries }) => expandGroups(countries))
}

test('with a single locale there is no choice', () => {
  expect(listLinks([international], 'en')).toEqual([])
})

test('a link to a locale names its currency, its language, and its market or the market’s one or two countries', () => {
  const links = listLinks([international, nigeria, quebec], 'en')
  expect(links.map(({ place, currency, languageName }) => [place, currency, languageName])).toEqual([
    ['International', 'USD', 'English'],
    ['Nigeria', 'NGN', 'English'],
    ['Québec', 'USD', 'Français'],
  ])
  expect(listLinks([quebec, paris], 'en').map(({ languageName }) => languageName)).toEqual([
    'Français canadien',
    'Français (France)',
  ])
  expect(links[0]?.countries).toMatch(/^CA AT BE .* SK US$/)
})

test('countries are named in the reader’s language', () => {
  expect(listLinks([international, nigeria], 'ar')[1]?.place).toBe('نيجيريا')
  const alps = testLocale({ prefix: 'de', language: 'de', name: 'German', countries: ['DE', 'AT'] })
  expect(listLinks([international, alps], 'de')[1]?.place).toBe('Deutschland, Österreich')
  expect(listLinks([international, alps], 'fr')[1]?.place).toBe('Allemagne et Autriche')
})

test('a locale has the countries that its market delivers to', () => {
  const links = listLocaleLinks([international, nigeria], 'en', ({ isPrimary }) => (isPrimary ? ['US', 'CA'] : ['NG']))
  expect(links.map(({ countries }) => countries)).toEqual(['US CA', 'NG'])
})

/** The constraint locales_prefix_form has the same pattern. */
const PREFIX_PATTERN = /^[a-z][a-z0-9-]{1,11}$/

test('no prefix can be the first segment of a route or a file name', () => {
  const segments = configuredRoutes.map(({ fullPath }) => fullPath.split('/')[1] ?? '')
  const takenPrefixes = [...segments, ...readdirSync('public')].filter((segment) => PREFIX_PATTERN.test(segment))
  expect(takenPrefixes.filter((segment) => !RESERVED_PREFIXES.has(segment))).toEqual([])
  expect([...RESERVED_PREFIXES].filter((segment) => !PREFIX_PATTERN.test(segment))).toEqual([])
})
