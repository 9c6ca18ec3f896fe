import { expect, test } from 'vitest'
import { languageOf } from '#app/lib/language.ts'

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['pt-BR', 'pt'],
  ['en-GB', 'en'],
  ['en-XA', 'en-XA'],
  ['sv', 'en'],
  ['', 'en'],
])('pages in %s have texts in %s', (tag, language) => {
  expect(languageOf(tag)).toBe(language)
})
