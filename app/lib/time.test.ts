import { expect, test } from 'vitest'
import { formatDate, formatDateTime } from '#app/lib/time.ts'

test.each([
  { iso: '2026-11-12T00:00:00Z', date: '12 Nov 2026', time: '12 Nov 2026, 00:00 UTC' },
  { iso: '2026-09-01T23:59:59.999Z', date: '1 Sep 2026', time: '1 Sep 2026, 23:59 UTC' },
  { iso: '2025-12-31T22:30:00-05:00', date: '1 Jan 2026', time: '1 Jan 2026, 03:30 UTC' },
])('$iso is $date', ({ iso, date, time }) => {
  expect(formatDate(new Date(iso))).toBe(date)
  expect(formatDateTime(new Date(iso))).toBe(time)
})
