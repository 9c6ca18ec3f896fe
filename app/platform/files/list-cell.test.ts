import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatListCell, readList } from '#app/platform/files/list-cell.ts'

test('a list is read back unchanged, whatever its entries contain', () => {
  const entry = fc
    .oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[;\\ a]{1,6}$/))
    .map((text) => text.trim())
  fc.assert(
    fc.property(fc.array(entry.filter(Boolean)), (entries) => {
      expect(readList(formatListCell(entries))).toEqual(entries)
    }),
  )
})
