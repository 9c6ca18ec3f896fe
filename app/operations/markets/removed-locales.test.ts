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
  ['nothing is removed', saved, []],
  [
    'a changed prefix removes no language',
    [createRow('de', 'deutsch', true), createRow('fr', 'fr'), createRow('de-CH', 'ch')],
    [],
  ],
  ['links lead to the default language', [createRow('de', 'de', true), createRow('de-CH', 'ch')], [['fr', 'de', 'de']]],
  [
    'links lead to the same language in a different region',
    [createRow('fr', 'fr', true), createRow('de-CH', 'ch')],
    [['de', 'de-CH', 'ch']],
  ],
  [
    'links stay the same if a different language takes over the prefix',
    [createRow('de', 'de', true), createRow('IT', 'fr'), createRow('de-CH', 'ch')],
    [['fr', 'it', 'fr']],
  ],
  ['links lead nowhere if no language is left', [], [['de'], ['fr'], ['de-CH']]],
])('%s', (_, typed, expected) => {
  const found = listRemovedLocales(saved, typed).map(({ language, next }) => [
    language,
    ...(next ? [next.language, next.prefix] : []),
  ])
  expect(found).toEqual(expected)
})
