import { expect, test } from 'vitest'
import { memberCountries } from '#app/base/countries.ts'
import type { Locale } from '#app/store/markets/locale.ts'
import { localeLinksOf } from '#app/store/markets/locale-links.ts'
import { testLocale } from '#tests/support/test-store.ts'

const international = testLocale({ countries: ['CA', 'EU', 'US'] })
const nigeria = testLocale({ prefix: 'ng', currency: 'NGN', countries: ['NG'] })
const quebec = testLocale({ prefix: 'qc', language: 'fr-CA', name: 'Québec', countries: ['CA', 'PM', 'FR'] })
const paris = { ...quebec, prefix: 'fr', language: 'fr-FR' }

function linksOf(locales: readonly Locale[], language: string) {
  return localeLinksOf(locales, language, ({ countries }) => memberCountries(countries))
}

test('a single locale is no choice', () => {
  expect(linksOf([international], 'en')).toEqual([])
})

test('a locale is named by its one or two countries or its market, its currency and its language', () => {
  const links = linksOf([international, nigeria, quebec], 'en')
  expect(links.map(({ place, currency, languageName }) => [place, currency, languageName])).toEqual([
    ['International', 'USD', 'English'],
    ['Nigeria', 'NGN', 'English'],
    ['Québec', 'USD', 'Français'],
  ])
  expect(linksOf([quebec, paris], 'en').map(({ languageName }) => languageName)).toEqual([
    'Français canadien',
    'Français (France)',
  ])
  expect(links[0]?.countries).toMatch(/^CA AT BE .* SK US$/)
})

test('countries are named for the reader', () => {
  expect(linksOf([international, nigeria], 'ar')[1]?.place).toBe('نيجيريا')
  const alps = testLocale({ prefix: 'de', language: 'de', name: 'German', countries: ['DE', 'AT'] })
  expect(linksOf([international, alps], 'de')[1]?.place).toBe('Deutschland, Österreich')
  expect(linksOf([international, alps], 'fr')[1]?.place).toBe('Allemagne et Autriche')
})

test('a locale has the countries that its market delivers to', () => {
  const links = localeLinksOf([international, nigeria], 'en', ({ isPrimary }) => (isPrimary ? ['US', 'CA'] : ['NG']))
  expect(links.map(({ countries }) => countries)).toEqual(['US CA', 'NG'])
})
