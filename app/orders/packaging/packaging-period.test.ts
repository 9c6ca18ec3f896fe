import { expect, test } from 'vitest'
import { getPeriodRange, listPackagingPeriods, readPackagingPeriod } from '#app/orders/packaging/packaging-period.ts'

test.each([
  ['period=2025', '2025'],
  ['period=2025-Q4', '2025-Q4'],
  ['', '2026'],
  ['period=1999', '2026'],
  ['period=2025-Q5', '2026'],
])('the query %j selects the period %s', (query, period) => {
  expect(readPackagingPeriod(new URLSearchParams(query), '2026-11-26')).toBe(period)
})

test.each([
  ['2026', 'UTC', '2026-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ['2026-Q1', 'UTC', '2026-01-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z'],
  ['2026-Q4', 'Europe/Berlin', '2026-09-30T22:00:00.000Z', '2026-12-31T23:00:00.000Z'],
])('%s in %s lasts from %s to %s', (period, zone, from, to) => {
  expect(getPeriodRange(period, zone)).toEqual({ from: new Date(from), to: new Date(to) })
})

test('the last three years are offered with their quarters, as is a chosen older year', () => {
  const offered = listPackagingPeriods('2026-11-26', '2020').map(([period]) => period)
  expect(offered).toHaveLength(20)
  expect(offered.slice(0, 2)).toEqual(['2026', '2026-Q4'])
  expect(offered).toContain('2020')
})
