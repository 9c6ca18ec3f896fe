import { expect, test } from 'vitest'
import { formatNumber, formatPercent } from '#app/lib/format/number.ts'

test.each([
  { value: 0, text: '0' },
  { value: 999, text: '999' },
  { value: 1_234_567, text: '1,234,567' },
  { value: -1_234, text: '-1,234' },
  { value: 12.3456, text: '12.346' },
  { value: 4, decimals: 1, text: '4.0' },
  { value: 1_234.56, decimals: 1, text: '1234.6' },
  { value: 12.5, decimals: 0, text: '13' },
])('$value with $decimals decimals is formatted as $text', ({ value, decimals, text }) => {
  expect(formatNumber(value, decimals)).toBe(text)
})

test.each([
  { ppm: 190_000, locale: 'en-US', text: '19%' },
  { ppm: 88_750, locale: 'en-US', text: '8.875%' },
  { ppm: 75_000, locale: 'fr', text: '7,5 %' },
  { ppm: 190_000, locale: 'de', text: '19 %' },
])('$ppm parts per million are formatted as $text in $locale', ({ ppm, locale, text }) => {
  expect(formatPercent(ppm, locale).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(text)
})
