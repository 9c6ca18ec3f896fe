import { expect, test } from 'vitest'
import { formatNumberInSeries, getSeries, PREFIX_PATTERN } from '#app/base/invoice-number.ts'

test('a number consists of its series and at least five digits', () => {
  expect(getSeries('INV-{year}-', '2026-12-31')).toBe('INV-2026-')
  expect(formatNumberInSeries('INV-2026-', 42)).toBe('INV-2026-00042')
  expect(formatNumberInSeries('F', 123_456)).toBe('F123456')
})

test.each(['INV-{year}-', 'F', '{year}-', '2026A', 'A-B-'])('%s is a valid prefix', (prefix) => {
  expect(PREFIX_PATTERN.test(prefix)).toBe(true)
})

test.each(['', 'inv-', 'INV1', 'INV-{year}', 'INV/', '-', 'INV {year}-', '=A-', '{Year}-'])(
  '%j is not a valid prefix',
  (prefix) => {
    expect(PREFIX_PATTERN.test(prefix)).toBe(false)
  },
)
