import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findColumn, listChartTicks } from '#app/ui/admin/charts/chart-scale.ts'

test.each([
  { max: 0, ticks: [0, 1] },
  { max: 1, ticks: [0, 1] },
  { max: 3, ticks: [0, 1, 2, 3] },
  { max: 7, ticks: [0, 2, 4, 6, 8] },
  { max: 100, ticks: [0, 25, 50, 75, 100] },
  { max: 101, ticks: [0, 50, 100, 150] },
  { max: 1_234_567_00, ticks: [0, 50_000_000, 100_000_000, 150_000_000] },
])('the ticks of a chart up to $max are $ticks', ({ max, ticks }) => {
  expect(listChartTicks(max)).toEqual(ticks)
})

test('at most five ticks cover any maximum and exceed it by less than one step', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 15 }), (max) => {
      const ticks = listChartTicks(max)
      const top = ticks.at(-1) ?? 0
      expect(ticks.length).toBeLessThanOrEqual(5)
      expect(top).toBeGreaterThanOrEqual(max)
      expect(top - max).toBeLessThan(ticks[1] ?? 0)
    }),
  )
})

test.each([
  { share: -0.2, column: 0 },
  { share: 0, column: 0 },
  { share: 0.14, column: 0 },
  { share: 0.15, column: 1 },
  { share: 1, column: 6 },
  { share: 3, column: 6 },
])('a pointer at $share of the width is over column $column of seven', ({ share, column }) => {
  expect(findColumn(share, 7)).toBe(column)
})
