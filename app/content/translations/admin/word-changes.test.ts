import { expect, test } from 'vitest'
import { compareWords } from '#app/content/translations/admin/word-changes.ts'

test.each([
  ['', '', []],
  ['Silk dress', 'Silk dress', [['same', 'Silk dress']]],
  ['', 'Silk', [['added', 'Silk']]],
  ['Silk', '', [['removed', 'Silk']]],
  [
    'A long silk dress',
    'A short silk gown',
    [
      ['same', 'A '],
      ['removed', 'long '],
      ['added', 'short '],
      ['same', 'silk '],
      ['removed', 'dress'],
      ['added', 'gown'],
    ],
  ],
])('the change from “%s” to “%s” consists of removed, added and unchanged words', (before, after, expected) => {
  expect(compareWords(before, after)?.map(({ kind, text }) => [kind, text])).toEqual(expected)
})

test('unchanged and removed words form the old text, and unchanged and added words form the new text', () => {
  const [before, after] = ['one two  three\nfour five', 'two three four six\n\nfive one']
  const changes = compareWords(before, after) ?? []
  const without = (kind: string) =>
    changes
      .filter((change) => change.kind !== kind)
      .map(({ text }) => text)
      .join('')
  expect(without('added')).toBe(before)
  expect(without('removed')).toBe(after)
})

test('very long text is not compared', () => {
  const long = 'word '.repeat(1_000)
  expect(compareWords(long, `${long} more`)).toBeNull()
})
