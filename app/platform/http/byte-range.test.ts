import { expect, test } from 'vitest'
import { readRange } from '#app/platform/http/byte-range.ts'

test.each([
  { header: null, range: null },
  { header: 'bytes=0-', range: { from: 0, to: 99 } },
  { header: 'bytes=10-19', range: { from: 10, to: 19 } },
  { header: 'bytes=90-500', range: { from: 90, to: 99 } },
  { header: 'bytes=-10', range: { from: 90, to: 99 } },
  { header: 'bytes=-500', range: { from: 0, to: 99 } },
  { header: 'bytes=100-', range: 'unsatisfiable' },
  { header: 'bytes=-0', range: 'unsatisfiable' },
  { header: 'bytes=20-10', range: null },
  { header: 'bytes=0-1,5-6', range: null },
  { header: 'bytes=-', range: null },
  { header: 'lines=1-2', range: null },
])('for a file of 100 bytes, the header $header is parsed as $range', ({ header, range }) => {
  expect(readRange(header, 100)).toEqual(range)
})

test('no range of an empty file can be satisfied', () => {
  expect(readRange('bytes=0-', 0)).toBe('unsatisfiable')
})
