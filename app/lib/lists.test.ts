import { expect, test } from 'vitest'
import { moveItem } from '#app/lib/lists.ts'

const cases = [
  { from: 0, to: 1, becomes: 'bacd' },
  { from: 0, to: 3, becomes: 'bcda' },
  { from: 3, to: 0, becomes: 'dabc' },
  { from: 2, to: 1, becomes: 'acbd' },
  { from: 1, to: 1, becomes: 'abcd' },
  { from: 7, to: 0, becomes: 'abcd' },
]

test.each(cases)('moving an item from $from to $to turns abcd into $becomes', ({ from, to, becomes }) => {
  expect(moveItem([...'abcd'], from, to).join('')).toBe(becomes)
})
