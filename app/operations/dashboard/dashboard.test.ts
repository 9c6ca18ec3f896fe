import { expect, test } from 'vitest'
import {
  fillMissingDays,
  formatPercentChange,
  getPeriodStart,
  readPeriod,
} from '#app/operations/dashboard/dashboard.ts'

const NOW = new Date('2026-03-02T00:30:00Z')

test('a period consists of whole days, the last of which is today', () => {
  expect(getPeriodStart(NOW, 7, 'UTC').toISOString()).toBe('2026-02-24T00:00:00.000Z')
  expect(getPeriodStart(NOW, 1, 'UTC').toISOString()).toBe('2026-03-02T00:00:00.000Z')
  expect(getPeriodStart(NOW, 1, 'Asia/Kolkata').toISOString()).toBe('2026-03-01T18:30:00.000Z')
  expect(getPeriodStart(NOW, 2, 'America/New_York').toISOString()).toBe('2026-02-28T05:00:00.000Z')
})

test('every day of the period is listed, including days without sales', () => {
  const sale = { day: '2026-02-28', orders: 2, revenue: 500 }
  expect(fillMissingDays([sale, { ...sale, day: '2025-12-31' }], NOW, 4, 'UTC')).toEqual([
    { day: '2026-02-27', orders: 0, revenue: 0 },
    sale,
    { day: '2026-03-01', orders: 0, revenue: 0 },
    { day: '2026-03-02', orders: 0, revenue: 0 },
  ])
})

test('no day is missing or repeated when clocks change', () => {
  const dayNames = (now: string, zone: string) => fillMissingDays([], new Date(now), 3, zone).map(({ day }) => day)
  expect(dayNames('2026-03-09T03:30:00Z', 'America/New_York')).toEqual(['2026-03-06', '2026-03-07', '2026-03-08'])
  expect(dayNames('2026-11-02T04:30:00Z', 'America/New_York')).toEqual(['2026-10-30', '2026-10-31', '2026-11-01'])
})

test.each([
  { now: 112, before: 100, says: '12% more' },
  { now: 50, before: 100, says: '50% less' },
  { now: 0, before: 100, says: '100% less' },
  { now: 100_000, before: 7, says: '1,428,471% more' },
  { now: 1_004, before: 1_000, says: 'Same' },
  { now: 5, before: 0, says: null },
])('the change from $before to $now is described as $says', ({ now, before, says }) => {
  expect(formatPercentChange(now, before)).toBe(says)
})

test.each([
  { query: '', period: '30' },
  { query: 'days=7', period: '7' },
  { query: 'days=1', period: '1' },
  { query: 'days=90', period: '30' },
  { query: "days=7' or 1=1", period: '30' },
])('the query "$query" selects $period days', ({ query, period }) => {
  expect(readPeriod(new URLSearchParams(query))).toBe(period)
})
