import { expect, test } from 'vitest'
import { listRemovedLocales } from '#app/operations/markets/removed-locales.ts'

const createRow = (language: string, prefix: string, isDefault = false) => ({
  id: language,
  language,
  prefix,
  isDefault,
})
const saved = [createRow('de', 'de', true), createRow('fr', 'fr'), createRow('de-CH', 'ch')]

test.each([
  ['unchanged rows remove no language', saved, []],
  [
    'a changed prefix removes no language',
    [createRow('de', 'deutsch', true), createRow('fr', 'fr'), createRow('de-CH', 'ch')],
    [],
  ],
  [
    'links to a removed language lead to the default language',
    [createRow('de', 'de', true), createRow('de-CH', 'ch')],
    [['fr', 'de', 'de']],
  ],
  [
    'links to a removed language lead to the same language in a different region, if there is one',
    [createRow('fr', 'fr', true), createRow('de-CH', 'ch')],
    [['de', 'de-CH', 'ch']],
  ],
  [
    'links to a removed language lead to the language that takes over its prefix, if there is one',
    [createRow('de', 'de', true), createRow('IT', 'fr'), createRow('de-CH', 'ch')],
    [['fr', 'it', 'fr']],
  ],
  ['links to a removed language lead to no other language if none is left', [], [['de'], ['fr'], ['de-CH']]],
])('%s', (_, typed, expected) => {
  const found = listRemovedLocales(saved, typed).map(({ language, next }) => [
    language,
    ...(next ? [next.language, next.prefix] : []),
  ])
  expect(found).toEqual(expected)
})
