import { expect, test } from 'vitest'
import { formatRate } from '#app/base/rates.ts'

test.each([
  [{ base: 1_500_000_000, quote: 1_000_000 }, '1500'],
  [{ base: 1_000_000, quote: 1_500_000_000 }, '0.0006666666667'],
  [{ base: 1_234_567_890_123, quote: 1_000_000_000_000 }, '1.23456789'],
])('%j is written with up to ten digits: %s', (rate, text) => {
  expect(formatRate(rate)).toBe(text)
})
