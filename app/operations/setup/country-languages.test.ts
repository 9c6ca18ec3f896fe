import { describe, expect, test } from 'vitest'
import { getFormatLocale, languageOfCountry, languageTag } from '#app/operations/setup/country-languages.ts'

// Official languages as CLDR has them (languageMatching, territoryInfo); English where the interface has none of them
test.each([
  ['DE', 'de', 'de', 'de-DE'],
  ['AT', 'de', 'de-AT', 'de-AT'],
  ['CH', 'de', 'de-CH', 'de-CH'],
  ['LI', 'de', 'de-LI', 'de-DE'],
  ['MX', 'es', 'es-MX', 'es-MX'],
  ['BR', 'pt', 'pt-BR', 'pt-BR'],
  ['PT', 'pt', 'pt', 'pt-PT'],
  ['BE', 'nl', 'nl-BE', 'nl-NL'],
  ['AE', 'ar', 'ar-AE', 'en-US'],
  ['JP', 'en', 'en', 'en-US'],
  ['NG', 'en', 'en', 'en-NG'],
  ['GB', 'en', 'en', 'en-GB'],
  ['SE', 'en', 'en', 'sv-SE'],
])('a store in %s is proposed %s, as %s, and numbers as in %s', (country, language, tag, format) => {
  expect(languageOfCountry(country)).toBe(language)
  expect(languageTag(language, country)).toBe(tag)
  expect(getFormatLocale(language, country)).toBe(format)
})

describe('another language than the usual one', () => {
  test.each([
    ['fr', 'CA', 'fr', 'fr-CA'],
    ['de', 'FR', 'de', 'fr-FR'],
    ['en', 'DE', 'en', 'de-DE'],
    ['fr', 'CH', 'fr', 'de-CH'],
  ])('%s in %s is %s, with numbers as in %s', (language, country, tag, format) => {
    expect(languageTag(language, country)).toBe(tag)
    expect(getFormatLocale(language, country)).toBe(format)
  })
})
