import { expect, test } from 'vitest'
import { newId } from '#app/lib/id.ts'
import type { SystemStatus } from '#app/operations/system/read-system-status.server.ts'
import { listSystemWarnings } from '#app/operations/system/system-status.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)
const BACKUP_HOUR = 3

const HEALTHY: SystemStatus = {
  version: { store: '1.0.0', commit: null, node: '24.0.0' },
  database: { version: '18.4', bytes: 1, schema: '0001', latencyMs: 1, clockAheadMs: 0, installedAt: hoursAgo(1_000) },
  replica: null,
  process: { count: 1, since: hoursAgo(1), memoryBytes: 1 },
  pageCache: { hits: 0, misses: 0, since: hoursAgo(1), pages: 0, fresh: 0, bytes: 0, maxBytes: 1, processes: 1 },
  mails: { waiting: 3, failed: 0 },
  backups: {
    isRunning: false,
    last: { at: hoursAgo(48), bytes: 1 },
    failed: null,
    dailyAt: BACKUP_HOUR,
  },
  disk: { freeBytes: 2 ** 30, bytes: 2 ** 40 },
  unfinishedImport: null,
  hasPublicUrl: true,
  hasMailServer: true,
  payments: [{ title: 'Demo', methods: [], isRealMoney: false, unsupported: [] }],
}

const { backups, database } = HEALTHY
const cases: { when: string; status: Partial<SystemStatus>; expected: RegExp[]; place?: string; isNotice?: boolean }[] =
  [
    { when: 'every value is at its limit', status: {}, expected: [] },
    {
      when: 'the disk has less than a gigabyte of free space',
      status: { disk: { freeBytes: 2 ** 30 - 2 ** 20, bytes: 2 ** 40 } },
      expected: [/^The data folder’s disk has only 1023\.0 MB left\. Delete .*customers cannot order\.$/],
      place: 'backups',
    },
    {
      when: 'the last backup is older than two days',
      status: { backups: { ...backups, last: { at: hoursAgo(48.1), bytes: 1 } } },
      expected: [/^The last backup is more than two days old\. Check the log/],
      place: 'backups',
    },
    {
      when: 'the latest backup failed',
      status: { backups: { ...backups, failed: { at: hoursAgo(1), why: 'The disk is full.', isIncomplete: false } } },
      expected: [/^The latest backup failed\. The disk is full\. Fix the cause, then back up now\.$/],
      place: 'backups',
    },
    {
      when: 'the latest backup lacks an image',
      status: { backups: { ...backups, failed: { at: hoursAgo(1), why: 'One is gone.', isIncomplete: true } } },
      expected: [/^The latest backup is incomplete\. One is gone\. Fix the cause, then back up now\.$/],
      place: 'backups',
    },
    {
      when: 'an old store has no backup, and daily backups are off',
      status: { backups: { ...backups, last: null, dailyAt: null } },
      expected: [/^There is no backup yet\. Daily backups are off/],
      place: 'backups',
    },
    {
      when: 'a store installed yesterday has no backup',
      status: { backups: { ...backups, last: null }, database: { ...database, installedAt: hoursAgo(24) } },
      expected: [],
    },
    {
      when: 'an email failed',
      status: { mails: { waiting: 0, failed: 1 } },
      expected: [/^An email could not be sent\. Each email shows the reason/],
      place: 'mails',
    },
    {
      when: 'many emails failed',
      status: { mails: { waiting: 0, failed: 1_200 } },
      expected: [/^1,200 emails could not be sent\./],
      place: 'mails',
    },
    {
      when: 'the clock is off by 30 seconds',
      status: { database: { ...database, clockAheadMs: -30_000 } },
      expected: [],
    },
    {
      when: 'the clock is behind',
      status: { database: { ...database, clockAheadMs: 31_000 } },
      expected: [/^This server’s clock is 31 seconds behind the database’s clock\. Synchronize both/],
    },
    {
      when: 'the clock is ahead',
      status: { database: { ...database, clockAheadMs: -7_200_000 } },
      expected: [/^This server’s clock is 7,200 seconds ahead of the database’s clock\./],
    },
    { when: 'the replica is used', status: { replica: { state: 'used', since: hoursAgo(1), lagMs: 0 } }, expected: [] },
    {
      when: 'the replica has been unavailable for a minute',
      status: { replica: { state: 'away', since: hoursAgo(1 / 60), lagMs: 0 } },
      expected: [],
    },
    {
      when: 'the replica has been unavailable for six minutes',
      status: { replica: { state: 'away', since: hoursAgo(0.1), lagMs: 0 } },
      expected: [/^The database replica does not respond\. Check that it is running.*from the main database\.$/],
      isNotice: true,
    },
    {
      when: 'the replica lags',
      status: { replica: { state: 'behind', since: hoursAgo(1), lagMs: 3_600_400 } },
      expected: [/^The database replica is 3,600 seconds behind\. Check its load/],
      isNotice: true,
    },
    {
      when: 'DATABASE_READ_URL does not lead to a replica',
      status: { replica: { state: 'foreign', since: hoursAgo(1), lagMs: 0 } },
      expected: [/^The server at DATABASE_READ_URL is not a replica.*Set DATABASE_READ_URL to/],
      isNotice: true,
    },
    {
      when: 'an import is not finished',
      status: { unfinishedImport: { id: newId<'file-import'>(), fileName: 'spring.csv' } },
      expected: [/^The products in spring\.csv are not imported yet\. Review the changes/],
      place: 'import',
      isNotice: true,
    },
    {
      when: 'PUBLIC_URL is missing',
      status: { hasPublicUrl: false },
      expected: [/^The store’s web address is not set.*Ask your host/],
      isNotice: true,
    },
    {
      when: 'a public store has no mail server',
      status: { hasMailServer: false },
      expected: [/^Email isn’t set up.*Until you set up a mail server/],
      place: 'mail-server',
    },
  ]

test.each(cases)('the number of warnings when $when: $expected.length', ({ status, expected, place, isNotice }) => {
  const warnings = listSystemWarnings({ ...HEALTHY, ...status }, NOW)
  expect(warnings.map(({ message, advice }) => `${message} ${advice}`)).toEqual(
    expected.map((text) => expect.stringMatching(text)),
  )
  expect(warnings.map((warning) => warning.place)).toEqual(expected.map(() => place))
  expect(warnings.map(({ level }) => level)).toEqual(expected.map(() => (isNotice ? 'notice' : 'problem')))
})

test('notices of a local store are listed after problems', () => {
  const warnings = listSystemWarnings(
    { ...HEALTHY, hasPublicUrl: false, hasMailServer: false, database: { ...database, clockAheadMs: 31_000 } },
    NOW,
  )
  expect(warnings.map(({ level, message }) => `${level}: ${message}`)).toEqual([
    expect.stringMatching(/^problem: .* clock/),
    expect.stringMatching(/^notice: Email isn’t set up/),
    expect.stringMatching(/^notice: The store’s web address/),
  ])
})
