import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chartTicks, placeAt } from '#app/ui/admin/charts/chart-scale.ts'

test.each([
  { max: 0, ticks: [0, 1] },
  { max: 1, ticks: [0, 1] },
  { max: 3, ticks: [0, 1, 2, 3] },
  { max: 7, ticks: [0, 2, 4, 6, 8] },
  { max: 100, ticks: [0, 25, 50, 75, 100] },
  { max: 101, ticks: [0, 50, 100, 150] },
  { max: 1_234_567_00, ticks: [0, 50_000_000, 100_000_000, 150_000_000] },
])('a chart up to $max has its lines at $ticks', ({ max, ticks }) => {
  expect(chartTicks(max)).toEqual(ticks)
})

test('whatever the highest value, five lines at most hold it, and little more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 15 }), (max) => {
      const ticks = chartTicks(max)
      const top = ticks.at(-1) ?? 0
      expect(ticks.length).toBeLessThanOrEqual(5)
      expect(top).toBeGreaterThanOrEqual(max)
      expect(top - max).toBeLessThan(ticks[1] ?? 0)
    }),
  )
})

test.each([
  { share: -0.2, place: 0 },
  { share: 0, place: 0 },
  { share: 0.14, place: 0 },
  { share: 0.15, place: 1 },
  { share: 1, place: 6 },
  { share: 3, place: 6 },
])('at $share of seven places is number $place', ({ share, place }) => {
  expect(placeAt(share, 7)).toBe(place)
})
