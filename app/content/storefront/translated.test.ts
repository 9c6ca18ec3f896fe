import { existsSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#app/lib/language.ts'
import { findByFile } from '#tests/support/by-file.ts'
import { MESSAGES, readStringLiterals, toTranslationPath } from '#tests/support/message-files.ts'

/** Shorter strings can be the same in both languages: 'Lookbook', 'Sport'. */
const MIN_LETTERS = 12
/** The allowed share of longer strings that are the same as in English, such as brand names and codes. */
const MAX_ENGLISH = 1 / 5

const translations = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)

test('no translation is a copy of English', () => {
  const found = findByFile(globSync(MESSAGES), (english) =>
    translations.flatMap((language) => {
      const file = toTranslationPath(english, language)
      const texts = existsSync(file) ? listLongTexts(file) : []
      const same = filterSameTexts(texts, listLongTexts(english))
      return same.length > texts.length * MAX_ENGLISH ? same.map((text) => `${language}: ${text}`) : []
    }),
  )
  expect(found).toEqual([])
})

test('a copy of English is found, ignoring keys and imports', () => {
  const texts = listLongTexts('app/store/settings/messages/en.server.ts')
  expect(filterSameTexts(texts, texts)).toEqual(texts)
  expect(texts).toContain('Is shipping free?')
  expect(texts).not.toContain('free-shipping')
  expect(listLongTexts('app/orders/mails/messages/en.server.ts').filter((text) => text.includes('#app'))).toEqual([])
})

function listLongTexts(file: string): readonly string[] {
  return readStringLiterals(file).texts.filter((text) => (text.match(/\p{L}/gu) ?? []).length >= MIN_LETTERS)
}

function filterSameTexts(texts: readonly string[], english: readonly string[]): readonly string[] {
  return texts.filter((text) => english.includes(text))
}
