import { expect, test } from 'vitest'
import { getShownState, IMPORT_STATES, toOutcomeCounts } from '#app/base/imports.ts'
import { recognizeFormat } from '#app/exchange/imports/file-formats.ts'

test.each([
  ['a Shopify export', ['Redirect from', 'Redirect to'], ['from', 'to'], []],
  ['a file that spells and orders the columns differently', [' TARGET ', 'Old URL'], ['to', 'from'], []],
  ['a file with unknown columns', ['From', 'Note', 'To', ''], ['from', null, 'to', null], ['Note']],
  ['a file with two names for one column', ['From', 'Path', 'To'], ['from', null, 'to'], ['Path']],
])('redirects in %s are recognized by the first line', (_, cells, columns, ignoredColumns) => {
  expect(recognizeFormat(cells)).toEqual({ format: 'redirects', columns, ignoredColumns, isCurrencyKnown: true })
})

test.each([
  ['of a file without one of the required columns', ['From', 'Note']],
  ['of a product file', ['Handle', 'Title', 'Variant Price']],
  ['of a list of payments', ['Date', 'From', 'To', 'Amount']],
  ['of a list of payments in another language', ['Buchungstag', 'From', 'To', 'Betrag']],
  ['without text', ['', '']],
])('the first line %s is not recognized as the heading of a redirects file', (_, cells) => {
  expect(recognizeFormat(cells)).toBeNull()
})

test('a duplicate column and too many columns are rejected with an error', () => {
  expect(recognizeFormat(['From', 'To', 'from'])).toBe('The column “from” appears twice.')
  const many = ['From', 'To', ...Array.from({ length: 1_000_000 }, (_, at) => `c${at}`)]
  expect(recognizeFormat(many)).toMatch(/^The file has 1000002 columns; the limit is \d+\.$/)
})

type ListedImport = Parameters<typeof getShownState>[0]
const isReadable = true

test.each<[state: ListedImport['state'], counts: Partial<ListedImport['counts']>, needsChoice: boolean, shown: string]>(
  [
    ['checking', {}, false, 'checking'],
    ['applying', { new: 1 }, false, 'saving'],
    ['checked', { new: 1, refused: 2 }, false, 'ready'],
    ['checked', { changed: 1 }, true, 'choice'],
    ['checked', { unchanged: 1, refused: 1 }, false, 'nothing'],
    ['checked', { refused: 1 }, false, 'failed'],
    ['checked', { applied: 1, refused: 1 }, false, 'saved'],
    ['checked', { applied: 1, stale: 1 }, false, 'partly'],
    ['checked', { applied: 1, changed: 1 }, false, 'ready'],
    ['applied', { applied: 1 }, false, 'saved'],
    ['applied', { applied: 1, stale: 1 }, false, 'partly'],
    ['applied', { stale: 1 }, false, 'failed'],
  ],
)(
  'an import in the state %s with the counts %j (needs a choice: %j) is listed as %s',
  (state, counts, needsChoice, shown) => {
    expect(getShownState({ state, counts: { ...toOutcomeCounts([]), ...counts }, isReadable, needsChoice })).toBe(shown)
  },
)

test('an import with choices from a different version is listed as unreadable in every state', () => {
  const file = { isReadable: false, needsChoice: false }
  const shown = IMPORT_STATES.map((state) => getShownState({ ...file, state, counts: toOutcomeCounts([]) }))
  expect(new Set(shown)).toEqual(new Set(['unreadable']))
})
