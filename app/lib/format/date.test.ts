import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatDateTimeWithZone, formatDay, formatDayRange } from '#app/lib/format/date.ts'

test.each([
  { iso: '2026-11-12T00:00:00Z', zone: 'UTC', date: 'Nov 12, 2026', time: '00:00', offset: 'UTC' },
  { iso: '2026-09-01T23:59:59.999Z', zone: 'UTC', date: 'Sep 1, 2026', time: '23:59', offset: 'UTC' },
  { iso: '2025-12-31T22:30:00-05:00', zone: 'UTC', date: 'Jan 1, 2026', time: '03:30', offset: 'UTC' },
  { iso: '2025-12-31T23:30:00Z', zone: 'Africa/Lagos', date: 'Jan 1, 2026', time: '00:30', offset: 'UTC+1' },
  { iso: '2026-07-01T02:05:00Z', zone: 'America/New_York', date: 'Jun 30, 2026', time: '22:05', offset: 'UTC-4' },
  { iso: '2026-01-01T03:05:00Z', zone: 'America/New_York', date: 'Dec 31, 2025', time: '22:05', offset: 'UTC-5' },
  { iso: '2026-03-01T18:45:00Z', zone: 'Asia/Kolkata', date: 'Mar 2, 2026', time: '00:15', offset: 'UTC+5:30' },
])('$iso in $zone is formatted as $date, $time $offset', ({ iso, zone, date, time, offset }) => {
  expect(formatDate(new Date(iso), zone)).toBe(date)
  expect(formatDateTime(new Date(iso), zone)).toBe(`${date}, ${time}`)
  expect(formatDateTimeWithZone(new Date(iso), zone)).toBe(`${date}, ${time} ${offset}`)
})

test('a day is formatted independently of the time zone', () => {
  expect(formatDay('2026-09-01')).toBe('Sep 1, 2026')
})

test.each([
  { locale: 'de-DE', day: '01.09.2026' },
  { locale: 'fr-FR', day: '1 sept. 2026' },
  { locale: 'en-GB', day: '1 Sept 2026' },
  { locale: 'en-NG', day: '1 Sept 2026' },
])('a day is formatted as $day in $locale', ({ locale, day }) => {
  expect(formatDay('2026-09-01', locale).replaceAll('\u00a0', ' ')).toBe(day)
})

test('in Arabic, the month is spelled out and the time follows an Arabic comma', () => {
  const at = new Date('2026-09-01T09:05:00Z')
  expect(formatDateTimeWithZone(at, 'Asia/Dubai', 'ar-u-nu-latn')).toBe('1 سبتمبر 2026، 13:05 UTC+4')
})

test.each([
  { locale: 'en-US', range: 'Dec 8 – 10' },
  { locale: 'de-DE', range: '8.–10. Dez.' },
  { locale: 'ar-EG', range: '٨–١٠ ديسمبر' },
] as const)('a range of days is short in $locale: $range', ({ locale, range }) => {
  expect(formatDayRange('2026-12-08', '2026-12-10', locale).replaceAll('\u2009', ' ')).toBe(range)
})
