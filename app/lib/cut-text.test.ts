import { expect, test } from 'vitest'
import { cutText } from '#app/lib/cut-text.ts'

test('a text is cut between characters, never within one', () => {
  expect(cutText('dress', 3)).toBe('dre')
  expect(cutText('a👗b', 2)).toBe('a')
  expect(cutText('a👗b', 3)).toBe('a👗')
  expect(cutText('a👗', 10)).toBe('a👗')
})
