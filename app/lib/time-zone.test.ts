import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatOffset, toClockTime, toDay, toWallTime } from '#app/lib/time-zone.ts'
import { addDays, startOfDay, toMoment } from '#app/lib/zone-moments.ts'
import { isTimeZone, listTimeZones } from '#app/lib/zone-names.ts'

/** Days around clock changes: New York and Lord Howe (by half an hour) change twice a year, and Apia skipped a day. */
const DAYS = [
  { zone: 'UTC', day: '2026-03-08', begins: '2026-03-08T00:00Z', hours: 24 },
  { zone: 'Africa/Lagos', day: '2026-11-20', begins: '2026-11-19T23:00Z', hours: 24 },
  { zone: 'America/New_York', day: '2026-03-07', begins: '2026-03-07T05:00Z', hours: 24 },
  { zone: 'America/New_York', day: '2026-03-08', begins: '2026-03-08T05:00Z', hours: 23 },
  { zone: 'America/New_York', day: '2026-03-09', begins: '2026-03-09T04:00Z', hours: 24 },
  { zone: 'America/New_York', day: '2026-11-01', begins: '2026-11-01T04:00Z', hours: 25 },
  { zone: 'America/New_York', day: '2026-11-02', begins: '2026-11-02T05:00Z', hours: 24 },
  { zone: 'Asia/Kolkata', day: '2026-01-01', begins: '2025-12-31T18:30Z', hours: 24 },
  { zone: 'Pacific/Apia', day: '2011-12-29', begins: '2011-12-29T10:00Z', hours: 24 },
  { zone: 'Pacific/Apia', day: '2011-12-30', begins: '2011-12-30T10:00Z', hours: 0 },
  { zone: 'Pacific/Apia', day: '2011-12-31', begins: '2011-12-30T10:00Z', hours: 24 },
  { zone: 'Pacific/Apia', day: '2026-06-01', begins: '2026-05-31T11:00Z', hours: 24 },
  { zone: 'Australia/Lord_Howe', day: '2026-04-05', begins: '2026-04-04T13:00Z', hours: 24.5 },
  { zone: 'Australia/Lord_Howe', day: '2026-10-04', begins: '2026-10-03T13:30Z', hours: 23.5 },
  { zone: 'Africa/Cairo', day: '2026-04-24', begins: '2026-04-23T22:00Z', hours: 23 }, // no midnight
  { zone: 'America/Havana', day: '2026-11-01', begins: '2026-11-01T04:00Z', hours: 25 }, // two midnights
]

test.each(DAYS)('$day in $zone begins at $begins and has $hours hours', ({ zone, day, begins, hours }) => {
  const start = startOfDay(day, zone)
  expect(start).toEqual(new Date(begins))
  expect((startOfDay(addDays(day, 1), zone).getTime() - start.getTime()) / 3_600_000).toBe(hours)
  expect(toDay(new Date(start.getTime() - 1), zone) < day).toBe(true)
  if (hours > 0) expect(toDay(start, zone)).toBe(day)
})

const CLOCKS = [
  { zone: 'UTC', clock: '2026-03-08T02:30', at: '2026-03-08T02:30Z', shows: '2026-03-08T02:30', offset: 'UTC' },
  { zone: 'Africa/Lagos', clock: '2026-11-20T00:30', at: '2026-11-19T23:30Z', offset: 'UTC+1' },
  { zone: 'America/New_York', clock: '2026-07-04T09:00', at: '2026-07-04T13:00Z', offset: 'UTC-4' },
  {
    zone: 'America/New_York',
    clock: '2026-03-08T02:30',
    at: '2026-03-08T07:30Z',
    shows: '2026-03-08T03:30',
    offset: 'UTC-4',
  },
  { zone: 'America/New_York', clock: '2026-11-01T01:30', at: '2026-11-01T05:30Z', offset: 'UTC-4' },
  { zone: 'Asia/Kolkata', clock: '2026-01-01T00:00', at: '2025-12-31T18:30Z', offset: 'UTC+5:30' },
  { zone: 'America/St_Johns', clock: '2026-01-01T00:00', at: '2026-01-01T03:30Z', offset: 'UTC-3:30' },
  {
    zone: 'Pacific/Apia',
    clock: '2011-12-30T15:00',
    at: '2011-12-31T01:00Z',
    shows: '2011-12-31T15:00',
    offset: 'UTC+14',
  },
  {
    zone: 'Australia/Lord_Howe',
    clock: '2026-10-04T02:15',
    at: '2026-10-03T15:45Z',
    shows: '2026-10-04T02:45',
    offset: 'UTC+11',
  },
  { zone: 'Australia/Lord_Howe', clock: '2026-04-05T01:45', at: '2026-04-04T14:45Z', offset: 'UTC+11' },
  { zone: 'Europe/London', clock: '2026-01-15T12:00', at: '2026-01-15T12:00Z', offset: 'UTC' },
]

test.each(CLOCKS)('the clock time $clock in $zone is the moment $at', ({ zone, clock, at, shows = clock, offset }) => {
  expect(toMoment(clock, zone)).toEqual(new Date(at))
  expect(toClockTime(new Date(at), zone)).toBe(shows)
  expect(formatOffset(new Date(at), zone)).toBe(offset)
})

const anyZone = fc.constantFrom(...listTimeZones())
/** Until 2011, a few clocks went back across midnight, so a day began before the previous one ended. */
const anyMinute = fc
  .date({ min: new Date('2012-01-02T00:00Z'), max: new Date('2099-12-30T00:00Z'), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000))

describe('in every zone', () => {
  test('a clock time converts back to its moment, or to an earlier moment with the same clock time', () => {
    fc.assert(
      fc.property(anyZone, anyMinute, (zone, at) => {
        const clock = toClockTime(at, zone)
        const back = toMoment(clock, zone)
        expect(back <= at).toBe(true)
        expect(toClockTime(back, zone)).toBe(clock)
      }),
    )
  })

  test('a moment is within its day', () => {
    fc.assert(
      fc.property(anyZone, anyMinute, (zone, at) => {
        const day = toDay(at, zone)
        expect(startOfDay(day, zone) <= at).toBe(true)
        expect(at < startOfDay(addDays(day, 1), zone)).toBe(true)
      }),
    )
  })

  test('each day begins no later than the next one', () => {
    fc.assert(
      fc.property(anyZone, anyMinute, (zone, at) => {
        const day = toDay(at, zone)
        expect(startOfDay(day, zone) <= startOfDay(addDays(day, 1), zone)).toBe(true)
        expect(addDays(addDays(day, 1), -1)).toBe(day)
      }),
    )
  })
})

test('milliseconds do not change the day of a moment', () => {
  expect(toDay(new Date('2026-11-19T22:59:59.999Z'), 'Africa/Lagos')).toBe('2026-11-19')
  expect(toDay(new Date('1969-12-31T23:59:59.999Z'), 'Africa/Lagos')).toBe('1970-01-01')
})

test.each(['2026-11-19', '1969-12-31'])('on %s, wall time keeps the milliseconds of the moment', (day) => {
  expect(toWallTime(Date.parse(`${day}T21:59:59.250Z`), 'Africa/Lagos')).toBe(Date.parse(`${day}T22:59:59.250Z`))
})

test.each(['UTC', 'Africa/Lagos', 'America/Argentina/Buenos_Aires', 'Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv'])(
  '%s is a time zone',
  (name) => expect(isTimeZone(name)).toBe(true),
)

test.each([
  '',
  'Africa/Lago',
  'africa/lagos',
  'EST',
  'GMT',
  '+01:00',
  'Etc/GMT+5',
  'SystemV/EST5',
  "UTC'; drop table orders",
])('“%s” is not a time zone', (name) => expect(isTimeZone(name)).toBe(false))

test('zones are listed once under their current names, UTC first', () => {
  const zones = listTimeZones()
  expect(zones[0]).toBe('UTC')
  expect(new Set(zones).size).toBe(zones.length)
  expect(zones).toEqual(expect.arrayContaining(['Africa/Lagos', 'Asia/Kolkata', 'Europe/Kyiv', 'America/New_York']))
  expect(zones).not.toContain('Asia/Calcutta')
  expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([])
})
