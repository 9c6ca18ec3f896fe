import { expect, test } from 'vitest'
import { parsePastedColumn } from '#app/orders/admin/pasted-column.ts'
import { measureCpuTimeMs } from '#tests/support/cpu-time.ts'

test.each([
  { name: 'a single value', text: ' GB 1 ', column: ['GB 1'] },
  { name: 'a column with Windows line breaks', text: 'GB 1\r\nGB 2\r\n', column: ['GB 1', 'GB 2'] },
  { name: 'a gap', text: 'GB 1\n\nGB 3\n', column: ['GB 1', '', 'GB 3'] },
  { name: 'two columns', text: 'GB 1\tRoyal Mail\nGB 2\tRoyal Mail', column: ['GB 1', 'GB 2'] },
  { name: 'an empty string', text: '', column: [''] },
])('$name is parsed as $column', ({ text, column }) => {
  expect(parsePastedColumn(text)).toEqual(column)
})

test('a long hostile column is parsed quickly', () => {
  const ms = measureCpuTimeMs(() => expect(parsePastedColumn(`${'\n'.repeat(100_000)}x`)).toHaveLength(100_001))
  expect(ms).toBeLessThan(1_000)
})
