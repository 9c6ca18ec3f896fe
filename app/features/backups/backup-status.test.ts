import { expect, test } from 'vitest'
import { isBackupDue, latestHour } from '#app/features/backups/backup-status.ts'

const at = (text: string) => new Date(`2026-11-${text}Z`)

test('the latest of an hour is today’s once it has come, until then yesterday’s', () => {
  expect(latestHour(at('21T03:00:00'), 3, 'UTC')).toEqual(at('21T03:00:00'))
  expect(latestHour(at('21T02:59:59'), 3, 'UTC')).toEqual(at('20T03:00:00'))
  expect(latestHour(at('01T00:30:00'), 23, 'UTC')).toEqual(new Date('2026-10-31T23:00:00Z'))
})

test('the hour is one of the time zone of the store', () => {
  expect(latestHour(at('21T01:59:59'), 3, 'Africa/Lagos')).toEqual(at('20T02:00:00'))
  expect(latestHour(at('21T02:00:00'), 3, 'Africa/Lagos')).toEqual(at('21T02:00:00'))
  // An hour that is skipped comes when the clock has gone on, and of one that comes twice, the first counts.
  expect(latestHour(new Date('2026-03-08T20:00:00Z'), 2, 'America/New_York')).toEqual(new Date('2026-03-08T07:00:00Z'))
  expect(latestHour(at('01T20:00:00'), 1, 'America/New_York')).toEqual(at('01T05:00:00'))
})

const bornAt = at('01T12:00:00')
const due = [
  { what: 'none yet, after its first night', now: '21T03:00:30', made: null, tried: null, is: true },
  { what: 'made yesterday', now: '21T03:00:30', made: '20T03:00:30', tried: '20T03:00:30', is: true },
  { what: 'made tonight', now: '21T03:20:00', made: '21T03:00:30', tried: '21T03:00:30', is: false },
  { what: 'made by hand since', now: '21T09:00:00', made: '21T08:00:00', tried: '21T08:00:00', is: false },
  { what: 'not yet the hour', now: '21T02:59:00', made: '20T03:01:00', tried: '20T03:01:00', is: false },
  { what: 'the machine slept at that hour', now: '21T09:00:00', made: '20T03:01:00', tried: '20T03:01:00', is: true },
  { what: 'failed just now', now: '21T03:10:00', made: '20T03:01:00', tried: '21T03:00:30', is: false },
  { what: 'failed a while ago', now: '21T03:16:00', made: '20T03:01:00', tried: '21T03:00:30', is: true },
]
test.each(due)('$what: due is $is', ({ now, made, tried, is }) => {
  const past = { bornAt, lastCreatedAt: made ? at(made) : null, lastTriedAt: tried ? at(tried) : null }
  expect(isBackupDue(at(now), 3, 'UTC', past)).toBe(is)
})

test('a new store has none before its first night', () => {
  const past = { bornAt: at('21T09:00:00'), lastCreatedAt: null, lastTriedAt: null }
  expect(isBackupDue(at('21T09:01:00'), 3, 'UTC', past)).toBe(false)
  expect(isBackupDue(at('22T03:00:00'), 3, 'UTC', past)).toBe(true)
})
