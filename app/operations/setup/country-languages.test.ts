import { describe, expect, test } from 'vitest'
import { getCountryLanguage, getFormatLocale, getLanguageTag } from '#app/operations/setup/country-languages.ts'

// Official languages according to CLDR (languageMatching, territoryInfo), or English if the interface has none of these
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
])(
  'the language of a store in %s is %s by default, with the tag %s and the number format %s',
  (country, language, tag, format) => {
    expect(getCountryLanguage(country)).toBe(language)
    expect(getLanguageTag(language, country)).toBe(tag)
    expect(getFormatLocale(language, country)).toBe(format)
  },
)

describe('a language other than the usual one', () => {
  test.each([
    ['fr', 'CA', 'fr', 'fr-CA'],
    ['de', 'FR', 'de', 'fr-FR'],
    ['en', 'DE', 'en', 'de-DE'],
    ['fr', 'CH', 'fr', 'de-CH'],
  ])('%s in %s has the tag %s and the number format %s', (language, country, tag, format) => {
    expect(getLanguageTag(language, country)).toBe(tag)
    expect(getFormatLocale(language, country)).toBe(format)
  })
})
