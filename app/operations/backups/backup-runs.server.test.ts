import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { desc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listBackups } from '#app/operations/backups/backup-folder.server.ts'
import { formatBackupName } from '#app/operations/backups/backup-name.ts'
import { stopAfterTimeout } from '#app/operations/backups/backup-process.server.ts'
import { isDailyBackupDue, readBackupStatus, startRun } from '#app/operations/backups/backup-runs.server.ts'
import { backupRuns } from '#app/operations/backups/backup-runs.table.ts'
import type { BackupTrigger } from '#app/operations/backups/backup-status.ts'
import { withBackupLock } from '#app/operations/backups/create-backup.server.ts'
import { runBackup } from '#app/operations/backups/run-backup.server.ts'
import { deleteBackup, findBackup, keepBackup, recordBackupUse } from '#app/operations/backups/stored-backups.server.ts'
import type { BackupSource } from '#app/operations/backups/write-backup.server.ts'
import { withAdvisoryLock } from '#app/platform/db/advisory-lock.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { createStaff } from '#app/store/staff/staff.server.ts'
import { adminUsers } from '#app/store/staff.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

let folder: string
let database: TestDatabase
let seconds = 0

const noImages: Omit<BackupSource, 'databaseUrl'> = {
  store: { list: async function* () {}, readOriginal: () => Promise.resolve(null) },
  listShown: async () => [],
}

/** An hour that is half a day away, so that it does not occur during the tests. */
const hour = (new Date().getUTCHours() + 12) % 24

// The age and settings of a store decide whether a backup is due, so each test has a new store.
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lumina-backups-'))
  database = await openTestDatabase()
  await saveSettings(database.db, { backup_hour: hour })
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

function create(madeBy: BackupTrigger, images = noImages, into: string | null = folder) {
  const path = join(folder, formatBackupName(new Date(Date.UTC(2026, 10, 21, 3, 0, ++seconds))))
  return runBackup(database.db, { databaseUrl: database.url, ...images }, { madeBy, path, folder: into })
}
const status = () => readBackupStatus(database.db)
const days = (number: number) => new Date(Date.now() + number * 24 * 3_600_000)

test('the status contains the size of the last backup, and old backups are deleted', async () => {
  expect(await status()).toMatchObject({ isRunning: false, last: null, failed: null, dailyAt: hour })
  await saveSettings(database.db, { backups_kept: 2 })
  for (let n = 0; n < 3; n++) await create('staff')
  expect(readdirSync(folder)).toHaveLength(2)
  const { last, failed } = await status()
  expect(last?.bytes).toBeGreaterThan(5_000)
  expect(failed).toBeNull()
  await create('command', noImages, null) // a backup to a file outside the folder deletes no old backups
  expect(readdirSync(folder)).toHaveLength(3)
})

test('runs from more than three months ago are deleted', async () => {
  const { db } = database
  const start = () => startRun(db, { madeBy: 'schedule', file: 'backup.tar' })
  const [old, recent] = [await start(), await start()]
  await db
    .update(backupRuns)
    .set({ startedAt: days(-93) })
    .where(eq(backupRuns.id, old))
  await db
    .update(backupRuns)
    .set({ startedAt: days(-91) })
    .where(eq(backupRuns.id, recent))
  const latest = await start()
  const remaining = await db.select({ id: backupRuns.id }).from(backupRuns).orderBy(desc(backupRuns.startedAt))
  expect(remaining.map(({ id }) => id)).toEqual([latest, recent])
})

test('a failed backup is shown until a backup succeeds', async () => {
  const broken = {
    ...noImages,
    store: {
      async *list() {
        yield { original: { publicId: 'a', type: 'jpg' as const }, url: '', bytes: 1, writtenAt: new Date() }
      },
      readOriginal: () => Promise.reject(Object.assign(new Error('secret'), { code: 'ENOSPC' })),
    },
  }
  await expect(create('schedule')).resolves.toBe('not-due')
  await expect(create('staff', broken)).rejects.toThrow('secret')
  expect(await status()).toMatchObject({ last: null, failed: { why: 'The disk is full.' } })
  await create('staff')
  expect((await status()).failed).toBeNull()
})

test('a backup that lacks images counts as the daily backup, is shown as incomplete and replaces no complete backup', async () => {
  const listShown = async () => ['a', 'b', 'c'].map((letter) => `/media/demo/${letter.repeat(64)}.jpg`)
  const incompleteSource = { ...noImages, listShown }
  await saveSettings(database.db, { backups_kept: 2 })
  for (let n = 0; n < 2; n++) await create('staff')
  const whole = readdirSync(folder)
  for (let n = 0; n < 3; n++) expect(await create('staff', incompleteSource)).toMatchObject({ missing: 3 })
  const remaining = await listBackups(folder)
  expect(remaining.filter(({ isIncomplete }) => isIncomplete)).toHaveLength(2)
  expect(remaining.map(({ file }) => file)).toEqual(expect.arrayContaining(whole))
  const { last, failed } = await status()
  expect(last?.bytes).toBe(remaining[0]?.bytes)
  expect(failed).toMatchObject({
    isIncomplete: true,
    why: '3 images are missing from image storage. Check that its folder or bucket is available.',
  })
  const [run] = await database.db.select().from(backupRuns).orderBy(desc(backupRuns.startedAt)).limit(1)
  expect(run?.file).toBe(remaining[0]?.file)
  await database.db.$client.query("update schema_migrations set applied_at = now() - interval '3 days'")
  expect(await isDailyBackupDue(database.db, new Date())).toBe(false)
  await create('staff')
  expect((await status()).failed).toBeNull()
})

test('a killed backup is shown as stopped, and an active one as running', async () => {
  await startRun(database.db, { madeBy: 'schedule', file: 'lumina-20261121-030000.tar' })
  expect(await status()).toMatchObject({ isRunning: false, failed: { why: 'It stopped before it finished.' } })
  await withBackupLock(database.url, async () => {
    expect(await status()).toMatchObject({ isRunning: true, failed: null })
    expect(await create('staff')).toBe('busy')
  })
})

test('a recorded backup counts as running while its process is starting, and fails if another backup is running', async () => {
  const recorded = await startRun(database.db, { madeBy: 'staff', file: 'lumina-20261121-040000.tar' })
  await withAdvisoryLock(database.url, LOCK_NUMBERS.startBackup, 0, async () => {
    expect(await status()).toMatchObject({ isRunning: true, failed: null })
  })
  await withBackupLock(database.url, async () => {
    const options = { madeBy: 'staff', path: join(folder, 'a.tar'), folder, recorded } as const
    expect(await runBackup(database.db, { ...noImages, databaseUrl: database.url }, options)).toBe('busy')
  })
  expect(await status()).toMatchObject({ failed: { why: 'Another backup was still running. Start this one again.' } })
})

test('a backup that runs for three hours is killed, and the reason is recorded', async () => {
  const run = await startRun(database.db, { madeBy: 'schedule', file: 'lumina-20261121-030000.tar' })
  const script = `process.on('SIGTERM', () => {}); process.send({ started: '${run}' }); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  stopAfterTimeout(database.db, child)
  await once(child, 'message').finally(() => {
    vi.advanceTimersByTime(3 * 3_600_000)
    vi.useRealTimers()
  })
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
  await expect.poll(async () => (await status()).failed?.why).toBe('It was stopped after 3 hours.')
})

test('only one of several processes creates the daily backup, and none if daily backups are off', async () => {
  const isDue = (now: Date) => isDailyBackupDue(database.db, now)
  expect(await isDue(new Date())).toBe(false) // the first scheduled hour of a new store has not come yet
  expect(await isDue(days(1))).toBe(true)
  await database.db.$client.query("update schema_migrations set applied_at = now() - interval '3 days'")
  const results = await Promise.all([create('schedule'), create('schedule'), create('schedule')])
  expect(results.filter((outcome) => typeof outcome !== 'string')).toHaveLength(1)
  expect(await create('schedule')).toBe('not-due')
  expect(await isDue(days(1))).toBe(true)
  await saveSettings(database.db, { backup_daily: false })
  expect(await isDue(days(1))).toBe(false)
  expect((await status()).dailyAt).toBeNull()
})

test('staff can keep, download and delete backups but no other files, and the audit log records each action', async () => {
  await createStaff(database.db, { email: 'a@b.example', name: 'Ada' })
  const [staff] = await database.db.select({ id: adminUsers.id }).from(adminUsers)
  if (!staff) throw new Error('The staff row is missing')
  const staffId = staff.id
  await create('staff')
  const file = readdirSync(folder).sort().at(-1) ?? ''
  expect(await keepBackup(database.db, folder, { file, staffId, isKept: true })).toBe(true)
  const kept = file.replace('.tar', '.kept.tar')
  expect(await findBackup(folder, file)).toBeNull()
  expect(await findBackup(folder, kept)).toMatchObject({ isKept: true, path: join(folder, kept) })
  expect(await keepBackup(database.db, folder, { file, staffId, isKept: true })).toBe(false)
  await recordBackupUse(database.db, { file: kept, staffId }, 'download')
  await deleteBackup(database.db, folder, { file: kept, staffId })
  await deleteBackup(database.db, folder, { file: '../secrets', staffId })
  expect(readdirSync(folder)).not.toContain(kept)
  const actions = (await listChanges(database.db, 'backup', null)).map(({ action }) => action)
  expect(actions).toEqual(['backup.delete', 'backup.download', 'backup.keep'])

  await create('staff', { ...noImages, listShown: async () => [`/media/demo/${'a'.repeat(64)}.jpg`] })
  const [part] = await listBackups(folder)
  await keepBackup(database.db, folder, { file: part?.file ?? '', staffId, isKept: true })
  expect(await listBackups(folder)).toMatchObject([{ isIncomplete: true, isKept: true }])
})
