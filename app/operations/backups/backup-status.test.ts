import { expect, test } from 'vitest'
import { findLastScheduledTime, isBackupDue } from '#app/operations/backups/backup-status.ts'

const at = (text: string) => new Date(`2026-11-${text}Z`)

test('the last scheduled time is today’s once it has passed, otherwise yesterday’s', () => {
  expect(findLastScheduledTime(at('21T03:00:00'), 3, 'UTC')).toEqual(at('21T03:00:00'))
  expect(findLastScheduledTime(at('21T02:59:59'), 3, 'UTC')).toEqual(at('20T03:00:00'))
  expect(findLastScheduledTime(at('01T00:30:00'), 23, 'UTC')).toEqual(new Date('2026-10-31T23:00:00Z'))
})

test('the scheduled hour is in the time zone of the store', () => {
  expect(findLastScheduledTime(at('21T01:59:59'), 3, 'Africa/Lagos')).toEqual(at('20T02:00:00'))
  expect(findLastScheduledTime(at('21T02:00:00'), 3, 'Africa/Lagos')).toEqual(at('21T02:00:00'))
  // If the clock change skips the hour, the time right after it counts. If it repeats the hour, the first one counts.
  expect(findLastScheduledTime(new Date('2026-03-08T20:00:00Z'), 2, 'America/New_York')).toEqual(
    new Date('2026-03-08T07:00:00Z'),
  )
  expect(findLastScheduledTime(at('01T20:00:00'), 1, 'America/New_York')).toEqual(at('01T05:00:00'))
})

const installedAt = at('01T12:00:00')
const due = [
  { what: 'no backup yet, after the store’s first night', now: '21T03:00:30', created: null, started: null, is: true },
  {
    what: 'the last backup is from yesterday',
    now: '21T03:00:30',
    created: '20T03:00:30',
    started: '20T03:00:30',
    is: true,
  },
  {
    what: 'the last backup is from today',
    now: '21T03:20:00',
    created: '21T03:00:30',
    started: '21T03:00:30',
    is: false,
  },
  {
    what: 'a manual backup was created after the scheduled hour',
    now: '21T09:00:00',
    created: '21T08:00:00',
    started: '21T08:00:00',
    is: false,
  },
  {
    what: 'the scheduled hour has not come yet',
    now: '21T02:59:00',
    created: '20T03:01:00',
    started: '20T03:01:00',
    is: false,
  },
  {
    what: 'the machine was off at the scheduled hour',
    now: '21T09:00:00',
    created: '20T03:01:00',
    started: '20T03:01:00',
    is: true,
  },
  {
    what: 'today’s failed backup started less than 15 minutes ago',
    now: '21T03:10:00',
    created: '20T03:01:00',
    started: '21T03:00:30',
    is: false,
  },
  {
    what: 'today’s failed backup started more than 15 minutes ago',
    now: '21T03:16:00',
    created: '20T03:01:00',
    started: '21T03:00:30',
    is: true,
  },
]
test.each(due)('a backup is due: $is ($what)', ({ now, created, started, is }) => {
  const past = { installedAt, lastCreatedAt: created ? at(created) : null, lastStartedAt: started ? at(started) : null }
  expect(isBackupDue(at(now), 3, 'UTC', past)).toBe(is)
})

test('in a new store, no backup is due before the first scheduled hour', () => {
  const past = { installedAt: at('21T09:00:00'), lastCreatedAt: null, lastStartedAt: null }
  expect(isBackupDue(at('21T09:01:00'), 3, 'UTC', past)).toBe(false)
  expect(isBackupDue(at('22T03:00:00'), 3, 'UTC', past)).toBe(true)
})
