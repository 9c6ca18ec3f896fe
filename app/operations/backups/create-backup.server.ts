import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { EXCLUDED_TABLES } from '#app/exchange/excluded-tables.ts'
import { clearDrafts } from '#app/operations/backups/backup-folder.server.ts'
import { type BackupSource, type WrittenBackup, writeBackup } from '#app/operations/backups/write-backup.server.ts'
import { withAdvisoryLock } from '#app/platform/db/advisory-lock.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'
import { requireDiskSpace } from '#app/platform/files/disk-space.server.ts'

const BACKUP = {
  name: 'a backup',
  excludedTables: Object.keys(EXCLUDED_TABLES),
  remedy: 'Delete old backups, or set BACKUP_DIR to a folder on another disk.',
}

/**
 * Runs `work` while no other machine creates a backup or removes images. Returns null if another process holds the
 * backup lock.
 */
export function withBackupLock<Result>(databaseUrl: string, work: () => Promise<Result>): Promise<Result | null> {
  return withAdvisoryLock(databaseUrl, LOCK_NUMBERS.backup, 0, async (holder) => {
    await holder.query('select pg_advisory_xact_lock($1)', [LOCK_NUMBERS.images])
    return await work()
  })
}

/**
 * Returns null if another backup is running. @throws StartError if there is not enough disk space; see also
 * `writeBackup`.
 */
export function createBackup(path: string, source: BackupSource): Promise<WrittenBackup | null> {
  return withBackupLock(source.databaseUrl, () => writeIfSpace(path, source))
}

/** Like `createBackup`, for a caller that holds the lock. */
export async function writeIfSpace(path: string, source: BackupSource): Promise<WrittenBackup> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await clearDrafts(folder)
  await requireDiskSpace(folder, source, BACKUP)
  return writeBackup(path, source)
}
