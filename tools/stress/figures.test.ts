import { expect, test } from 'vitest'
import { exactly, formatTable, measured, percentile } from '#tools/stress/figures.ts'

test('an exact figure that does not match is wrong; a measured figure is only reported', () => {
  const figures = [exactly('orders', 5, 5), exactly('stock', 1, 0), measured('p99', '80 ms', '≤ 50 ms')]
  expect(figures.map(({ isPassed }) => isPassed)).toEqual([true, false, null])
  expect(formatTable(figures)).toEqual([
    '  ok   orders      5  (5)',
    'WRONG  stock       1  (0)',
    '       p99     80 ms  (≤ 50 ms)',
  ])
})

test('a percentile is the value that the given share of values does not exceed', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect([0.5, 0.99, 1].map((share) => percentile(values, share))).toEqual([50, 99, 100])
  expect(percentile([9, 10], 0.99)).toBe(10)
})
