import { expect, test } from 'vitest'
import { createAddedLocale, proposePrefix, withLocale } from '#app/operations/markets/added-locale.ts'
import { toDraft } from '#app/operations/markets/market-draft.ts'

const market = { locales: [{ language: 'de', prefix: 'de' }] }

test.each([
  ['it', { language: 'it', prefix: 'it' }],
  ['FR_ca', { language: 'fr-CA', prefix: 'fr-ca' }],
  ['pl', { language: 'pl', prefix: '' }], // another market uses the prefix “pl”
  ['de', null],
  ['', null],
  ['German', null],
  [null, null],
])('a link that adds %s prefills the row %o', (typed, row) => {
  const all = [market, { locales: [{ language: 'en-PL', prefix: 'pl' }] }]
  expect(createAddedLocale(typed, market, all)).toEqual(row && { id: '', isDefault: false, ...row })
})

test.each([
  ['de', ['CH', 'LI'], ['', 'en'], 'de'],
  ['de', ['CH', 'LI'], ['', 'de'], 'de-ch'],
  ['de', ['CH'], ['de', 'de-ch'], ''],
  ['pt-BR', ['BR'], [], 'pt-br'],
  ['de', [], ['de'], ''],
  ['Deutsch', ['DE'], [], ''],
])(
  'for the language %s in %j, if the prefixes %j are taken, the prefix %j is proposed',
  (language, countries, taken, prefix) => {
    expect(proposePrefix(language, countries, taken)).toBe(prefix)
  },
)

test('the added row follows the market’s rows, and replaces the empty row of a new market', () => {
  const added = { id: '', language: 'it', prefix: 'it', isDefault: false }
  const empty = toDraft(null, 'EUR')
  expect(withLocale(empty, added).locales).toEqual([{ ...added, isDefault: true }])
  const german = { id: 'x', language: 'de', prefix: 'de', isDefault: true }
  expect(withLocale({ ...empty, locales: [german] }, added).locales).toEqual([german, added])
  expect(withLocale(empty, null)).toBe(empty)
})
