import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  computePercentChange,
  isSameRate,
  parseTypedRate,
  RATE_SIDES,
  toTypedRate,
} from '#app/operations/markets/typed-rate.ts'

const PARTS = 1_000_000

test.each([
  { per: 'quote', amount: '1500', rate: { base: 1_500 * PARTS, quote: PARTS } },
  { per: 'base', amount: '0.79', rate: { base: PARTS, quote: 790_000 } },
  { per: 'quote', amount: '1,630.5', rate: { base: 1_630_500_000, quote: PARTS } },
  { per: 'base', amount: '0.000012', rate: { base: PARTS, quote: 12 } },
  { per: 'quote', amount: '3500000', rate: { base: 350_000 * PARTS, quote: 100_000 } },
] as const)(
  '$amount for 1 of the $per currency is stored exactly, and shown again without separators',
  ({ rate, ...typed }) => {
    expect(parseTypedRate(typed)).toEqual(rate)
    expect(toTypedRate(rate)).toEqual({ ...typed, amount: typed.amount.replace(',', '') })
  },
)

test.each(['', '0', '0.0', '0.0000004', '-1', 'a lot', '1e3', '1.2345678', '1000000001'])(
  'the rate “%s” is rejected',
  (amount) => {
    for (const per of RATE_SIDES) expect(parseTypedRate({ per, amount })).toBeNull()
  },
)

const part = fc.integer({ min: 1_000, max: 1_000_000 * PARTS })

test('every typed rate is stored within the range of the table', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000_000 }).map((ppm) => String(ppm / PARTS))
  fc.assert(
    fc.property(fc.oneof(amount, fc.integer({ min: 1, max: 1_000_000_000 }).map(String)), (typed) => {
      const rate = parseTypedRate({ per: 'quote', amount: typed })
      if (!rate) return // text with an exponent is rejected
      for (const stored of [rate.base, rate.quote]) {
        expect(stored).toBeGreaterThanOrEqual(1)
        expect(stored).toBeLessThanOrEqual(1_000_000 * PARTS)
      }
    }),
  )
})

test('a fetched rate changes by less than 0.001% if it is shown in a field and read again', () => {
  fc.assert(
    fc.property(part, part, (base, quote) => {
      const read = parseTypedRate(toTypedRate({ base, quote }))
      expect(read).not.toBeNull()
      const [expectedRatio, parsedRatio] = [base / quote, (read?.base ?? 0) / (read?.quote ?? 1)]
      expect(Math.abs(expectedRatio / parsedRatio - 1)).toBeLessThan(0.000_01)
    }),
  )
})

test('rates are the same if they convert amounts alike', () => {
  expect(isSameRate({ base: 2, quote: 4 }, { base: 500_000, quote: 1_000_000 })).toBe(true)
  expect(isSameRate({ base: 2, quote: 4 }, { base: 500_001, quote: 1_000_000 })).toBe(false)
})

test.each([
  { before: { base: 1_000, quote: 1 }, after: { base: 1_000, quote: 1 }, percent: 0 },
  { before: { base: 1_000, quote: 1 }, after: { base: 500, quote: 1 }, percent: 100 },
  { before: { base: 1_000, quote: 1 }, after: { base: 2_000, quote: 1 }, percent: -50 },
  { before: { base: 1, quote: 3 }, after: { base: 2, quote: 7 }, percent: 16.7 },
  { before: { base: 1_000_000, quote: 920_000 }, after: { base: 1_000_000, quote: 920_400 }, percent: 0 },
])('from $before to $after, amounts change by $percent%', ({ before, after, percent }) => {
  expect(computePercentChange(before, after)).toBe(percent)
})
