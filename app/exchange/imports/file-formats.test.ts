import { expect, test } from 'vitest'
import { IMPORT_STATES, shownState, toOutcomeCounts } from '#app/base/imports.ts'
import { recognizeFormat } from '#app/exchange/imports/file-formats.ts'

test.each([
  ['Shopify', ['Redirect from', 'Redirect to'], ['from', 'to'], []],
  ['other spellings and orders', [' TARGET ', 'Old URL'], ['to', 'from'], []],
  ['columns that mean nothing here', ['From', 'Note', 'To', ''], ['from', null, 'to', null], ['Note']],
  ['two names for one column', ['From', 'Path', 'To'], ['from', null, 'to'], ['Path']],
])('redirects of %s are recognized by their first line', (_, cells, columns, ignoredColumns) => {
  expect(recognizeFormat(cells)).toEqual({ format: 'redirects', columns, ignoredColumns, isCurrencyKnown: true })
})

test.each([
  ['without one of its columns', ['From', 'Note']],
  ['of products', ['Handle', 'Title', 'Variant Price']],
  ['of payments', ['Date', 'From', 'To', 'Amount']],
  ['of payments in another language', ['Buchungstag', 'From', 'To', 'Betrag']],
  ['without texts', ['', '']],
])('a first line %s is no redirects', (_, cells) => {
  expect(recognizeFormat(cells)).toBeNull()
})

test('errors name a duplicate column and too many columns', () => {
  expect(recognizeFormat(['From', 'To', 'from'])).toBe('The column “from” appears twice.')
  const many = ['From', 'To', ...Array.from({ length: 1_000_000 }, (_, at) => `c${at}`)]
  expect(recognizeFormat(many)).toMatch(/^The file has 1000002 columns; the limit is \d+\.$/)
})

type ListedImport = Parameters<typeof shownState>[0]
const isReadable = true

test.each<[state: ListedImport['state'], of: Partial<ListedImport['counts']>, needsChoice: boolean, shown: string]>([
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
])('an import that is %s with %j is listed as it is', (state, counts, needsChoice, shown) => {
  expect(shownState({ state, counts: { ...toOutcomeCounts([]), ...counts }, isReadable, needsChoice })).toBe(shown)
})

test('an import whose choices are from another version is listed as such in every state', () => {
  const file = { isReadable: false, needsChoice: false }
  const shown = IMPORT_STATES.map((state) => shownState({ ...file, state, counts: toOutcomeCounts([]) }))
  expect(new Set(shown)).toEqual(new Set(['unreadable']))
})
