import { expect, test } from 'vitest'
import { toMailLine, toMailLines } from '#app/platform/mail/typed-text.ts'

test.each([
  ['Ada Obi', 'Ada Obi'],
  ['Ada\r\nBcc: eve@example.com', 'Ada Bcc: eve@example.com'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['\u2067Ada\u2069\0', 'Ada'],
  ['👩‍🎨 اسم', '👩‍🎨 اسم'],
])('%j becomes the line %j', (typed, line) => {
  expect(toMailLine(typed)).toBe(line)
})

test('multi-line text keeps its line breaks, and a long line is truncated', () => {
  expect(toMailLines('Hello\r\n\nsee you\u202e')).toEqual(['Hello', '', 'see you'])
  expect(toMailLine('x'.repeat(300))).toHaveLength(200)
})
