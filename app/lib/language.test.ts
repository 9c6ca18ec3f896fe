import { expect, test } from 'vitest'
import { findDirAttribute, toLanguage } from '#app/lib/language.ts'

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['pt-BR', 'pt'],
  ['en-GB', 'en'],
  ['en-XA', 'en-XA'],
  ['sv', 'en'],
  ['', 'en'],
])('pages in %s have text in %s', (tag, language) => {
  expect(toLanguage(tag)).toBe(language)
})

test.each(['ar', 'ar-EG', 'he', 'fa-IR', 'ur-PK', 'ps', 'yi', 'uz-Arab'])(
  '%s is written from right to left',
  (language) => {
    expect(findDirAttribute(language)).toBe('rtl')
  },
)

test.each(['en', 'de-AT', 'fr-CA', 'ha', 'ku', 'ar-Latn', 'zh-Hant-TW'])(
  '%s is not written from right to left',
  (language) => {
    expect(findDirAttribute(language)).toBeUndefined()
  },
)
