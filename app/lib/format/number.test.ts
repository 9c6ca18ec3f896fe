import { expect, test } from 'vitest'
import { formatNumber } from '#app/lib/format/number.ts'

test.each([
  { value: 0, text: '0' },
  { value: 999, text: '999' },
  { value: 1_234_567, text: '1,234,567' },
  { value: -1_234, text: '-1,234' },
  { value: 12.3456, text: '12.346' },
  { value: 4, decimals: 1, text: '4.0' },
  { value: 1_234.56, decimals: 1, text: '1234.6' },
  { value: 12.5, decimals: 0, text: '13' },
])('$value with $decimals decimals is $text', ({ value, decimals, text }) => {
  expect(formatNumber(value, decimals)).toBe(text)
})
