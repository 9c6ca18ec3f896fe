import { expect, test } from 'vitest'
import { toCsv } from '#app/lib/csv.ts'

const cases = [
  { value: 'Thandi', written: 'Thandi' },
  { value: 'Wrap, long', written: '"Wrap, long"' },
  { value: 'The "light" one', written: '"The ""light"" one"' },
  { value: 'two\nlines', written: '"two\nlines"' },
  { value: 12.5, written: '12.5' },
  { value: -3, written: '-3' },
  { value: '=HYPERLINK("http://evil.example")', written: '"\'=HYPERLINK(""http://evil.example"")"' },
  { value: '+234 80', written: "'+234 80" },
  { value: '-1', written: "'-1" },
  { value: '@all', written: "'@all" },
]
test.each(cases)('$value is written as $written', ({ value, written }) => {
  expect(
    toCsv([
      ['Heading', 'Other'],
      [value, ''],
    ]),
  ).toBe(`\uFEFFHeading,Other\r\n${written},\r\n`)
})
