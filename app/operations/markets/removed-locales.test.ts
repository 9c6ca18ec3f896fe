import { expect, test } from 'vitest'
import { removedLocales } from '#app/operations/markets/removed-locales.ts'

const row = (language: string, prefix: string, isDefault = false) => ({ id: language, language, prefix, isDefault })
const saved = [row('de', 'de', true), row('fr', 'fr'), row('de-CH', 'ch')]

test.each([
  ['nothing is removed', saved, []],
  ['a changed prefix removes no language', [row('de', 'deutsch', true), row('fr', 'fr'), row('de-CH', 'ch')], []],
  ['links lead to the default language', [row('de', 'de', true), row('de-CH', 'ch')], [['fr', 'de', 'de']]],
  ['or to the same language of another region', [row('fr', 'fr', true), row('de-CH', 'ch')], [['de', 'de-CH', 'ch']]],
  [
    'or stay, with another language',
    [row('de', 'de', true), row('IT', 'fr'), row('de-CH', 'ch')],
    [['fr', 'it', 'fr']],
  ],
  ['or have no pages', [], [['de'], ['fr'], ['de-CH']]],
])('%s', (_, typed, expected) => {
  const found = removedLocales(saved, typed).map(({ language, next }) => [
    language,
    ...(next ? [next.language, next.prefix] : []),
  ])
  expect(found).toEqual(expected)
})
