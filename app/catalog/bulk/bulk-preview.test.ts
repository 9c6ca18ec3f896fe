import { expect, test } from 'vitest'
import { formatChanges, formatDeletion, formatUndoResult } from '#app/catalog/bulk/bulk-preview.ts'

const none = { undone: 0, skipped: 0, names: [], missing: 0 }

test.each([
  [{ ...none, undone: 2 }, 'Undone for 2 products.'],
  [
    { ...none, undone: 1, skipped: 1, names: ['Linen Dress'] },
    'Undone for 1 product. Skipped 1 product that changed in the meantime: Linen Dress.',
  ],
  [
    { ...none, skipped: 3, names: ['Coat', 'Cape'], missing: 1 },
    'Undone for 0 products. Skipped 3 products that changed in the meantime: Coat, Cape and 1 more. Deleted in the meantime: 1 product.',
  ],
  [null, 'This change can no longer be undone.'],
])('the result of an undo is reported: %j', (result, text) => {
  expect(formatUndoResult(result)).toBe(text)
})

test.each([
  [0, 'Nothing would change.'],
  [1, '1 product will change.'],
  [2, '2 products will change.'],
])('a preview of %i changes says: %s', (changes, text) => {
  expect(formatChanges(changes)).toBe(text)
})

test.each([
  [2, '2 products deleted'],
  [0, 'These products were already deleted'],
])('a deletion of %i products says: %s', (deleted, text) => {
  expect(formatDeletion(deleted)).toBe(text)
})
