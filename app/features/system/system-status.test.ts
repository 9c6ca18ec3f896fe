import { expect, test } from 'vitest'
import { type SystemStatus, systemWarnings } from '#app/features/system/system-status.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)
const HOUR_OF_BACKUP = 3

const WELL: SystemStatus = {
  version: { store: '1.0.0', commit: null, node: '24.0.0' },
  database: { version: '18.4', bytes: 1, schema: '0001', respondedInMs: 1, clockAheadMs: 0, bornAt: hoursAgo(1_000) },
  replica: null,
  process: { of: 1, since: hoursAgo(1), memoryBytes: 1 },
  pageCache: { hits: 0, misses: 0, since: hoursAgo(1), pages: 0, fresh: 0, bytes: 0, maxBytes: 1, processes: 1 },
  mails: { waiting: 3, failed: 0 },
  backups: {
    isRunning: false,
    last: { at: hoursAgo(48), bytes: 1 },
    failed: null,
    dailyAt: HOUR_OF_BACKUP,
    retained: 14,
  },
  disk: { freeBytes: 2 ** 30, bytes: 2 ** 40 },
  unfinishedImport: null,
  hasPublicUrl: true,
  hasMailServer: true,
}

const { backups, database } = WELL
const cases: { when: string; status: Partial<SystemStatus>; said: RegExp[]; place?: string; isNotice?: boolean }[] = [
  { when: 'all is at its limit', status: {}, said: [] },
  {
    when: 'the disk has less than a gigabyte',
    status: { disk: { freeBytes: 2 ** 30 - 2 ** 20, bytes: 2 ** 40 } },
    said: [/^The disk of the data folder has 1023\.0 MB left\. Delete .*nobody can order\.$/],
    place: 'backups',
  },
  {
    when: 'the last backup is older than two days',
    status: { backups: { ...backups, last: { at: hoursAgo(48.1), bytes: 1 } } },
    said: [/^The last backup is more than two days old\. Look why/],
    place: 'backups',
  },
  {
    when: 'what was tried since the last backup failed',
    status: { backups: { ...backups, failed: { at: hoursAgo(1), why: 'The disk is full.', isIncomplete: false } } },
    said: [/^The latest backup failed\. The disk is full\. Put that right, and make one now\.$/],
    place: 'backups',
  },
  {
    when: 'the last backup is without an image',
    status: { backups: { ...backups, failed: { at: hoursAgo(1), why: 'One is away.', isIncomplete: true } } },
    said: [/^The latest backup is incomplete\. One is away\. Put that right, and make one now\.$/],
    place: 'backups',
  },
  {
    when: 'an old shop has none, and makes none by itself',
    status: { backups: { ...backups, last: null, dailyAt: null } },
    said: [/^There is no backup yet\. Daily backups are switched off/],
    place: 'backups',
  },
  {
    when: 'a store of yesterday has none',
    status: { backups: { ...backups, last: null }, database: { ...database, bornAt: hoursAgo(24) } },
    said: [],
  },
  {
    when: 'one mail was given up',
    status: { mails: { waiting: 0, failed: 1 } },
    said: [/^A mail could not be sent and was given up\. Each says why/],
    place: 'mails',
  },
  {
    when: 'many mails were given up',
    status: { mails: { waiting: 0, failed: 1_200 } },
    said: [/^1,200 mails could not be sent and were given up\./],
    place: 'mails',
  },
  { when: 'the clock is off by 30 seconds', status: { database: { ...database, clockAheadMs: -30_000 } }, said: [] },
  {
    when: 'the clock is behind',
    status: { database: { ...database, clockAheadMs: 31_000 } },
    said: [/^This machine’s clock is 31 seconds behind the database’s\. Let both/],
  },
  {
    when: 'the clock is ahead',
    status: { database: { ...database, clockAheadMs: -7_200_000 } },
    said: [/^This machine’s clock is 7,200 seconds ahead of the database’s\./],
  },
  { when: 'the replica is read from', status: { replica: { state: 'used', since: hoursAgo(1), lagMs: 0 } }, said: [] },
  {
    when: 'the replica has been away for a minute',
    status: { replica: { state: 'away', since: hoursAgo(1 / 60), lagMs: 0 } },
    said: [],
  },
  {
    when: 'the replica has been away for longer',
    status: { replica: { state: 'away', since: hoursAgo(0.1), lagMs: 0 } },
    said: [
      /^The replica of the database does not answer, or fails\. Look whether it runs.*from the database itself\.$/,
    ],
    isNotice: true,
  },
  {
    when: 'the replica lags',
    status: { replica: { state: 'behind', since: hoursAgo(1), lagMs: 3_600_400 } },
    said: [/^The replica of the database is 3,600 seconds behind\. Look at its load/],
    isNotice: true,
  },
  {
    when: 'the replica is none',
    status: { replica: { state: 'foreign', since: hoursAgo(1), lagMs: 0 } },
    said: [/^What answers at DATABASE_READ_URL is no replica.*Let DATABASE_READ_URL lead to/],
    isNotice: true,
  },
  {
    when: 'an import is not finished',
    status: { unfinishedImport: { id: 'an-id', fileName: 'spring.csv' } },
    said: [/^The products of spring\.csv are not in the store yet\. Look at what would change/],
    place: 'import',
    isNotice: true,
  },
  {
    when: 'PUBLIC_URL is missing',
    status: { hasPublicUrl: false },
    said: [/^The store does not know.*Set PUBLIC_URL/],
    isNotice: true,
  },
  {
    when: 'a store that the public may enter has no mail server',
    status: { hasMailServer: false },
    said: [/^No mail server is set.*Set SMTP_URL/],
  },
]

test.each(cases)('$when: $said.length warnings, in plain words', ({ status, said, place, isNotice }) => {
  const warnings = systemWarnings({ ...WELL, ...status }, NOW)
  expect(warnings.map(({ what, advice }) => `${what} ${advice}`)).toEqual(
    said.map((words) => expect.stringMatching(words)),
  )
  expect(warnings.map((warning) => warning.place)).toEqual(said.map(() => place))
  expect(warnings.map(({ level }) => level)).toEqual(said.map(() => (isNotice ? 'notice' : 'problem')))
})

test('a store that is tried out has notices; what is a problem comes before them', () => {
  const warnings = systemWarnings(
    { ...WELL, hasPublicUrl: false, hasMailServer: false, database: { ...database, clockAheadMs: 31_000 } },
    NOW,
  )
  expect(warnings.map(({ level, what }) => `${level}: ${what}`)).toEqual([
    expect.stringMatching(/^problem: .* clock/),
    expect.stringMatching(/^notice: No mail server/),
    expect.stringMatching(/^notice: The store does not know/),
  ])
})
