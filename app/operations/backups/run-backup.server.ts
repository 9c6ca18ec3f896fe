import { basename } from 'node:path'
import { getErrorCode, StartError } from '#app/lib/errors.ts'
import type { Id } from '#app/lib/id.ts'
import { deleteExpiredBackups } from '#app/operations/backups/backup-folder.server.ts'
import { endRun, isDailyBackupDue, startRun } from '#app/operations/backups/backup-runs.server.ts'
import { type BackupTrigger, formatMissingImages } from '#app/operations/backups/backup-status.ts'
import { withBackupLock, writeIfSpace } from '#app/operations/backups/create-backup.server.ts'
import type { BackupSource, WrittenBackup } from '#app/operations/backups/write-backup.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readSettings } from '#app/store/settings.server.ts'

const BUSY = 'Another backup was still running. Start this one again.'

type BackupOptions = {
  readonly madeBy: BackupTrigger
  readonly path: string
  /** The id of the run if it is already recorded; otherwise, the run is recorded when it starts. */
  readonly recorded?: Id<'backup-run'> | null
  /** The folder whose expired backups are deleted; null if the backup is written to a different folder. */
  readonly folder: string | null
  readonly onStart?: (run: Id<'backup-run'>) => void
}

/**
 * Creates and records a backup, then deletes expired ones. Returns 'not-due' if another process has created the
 * scheduled backup.
 */
export async function runBackup(
  db: Database,
  source: BackupSource,
  { madeBy, path, recorded = null, folder, onStart }: BackupOptions,
): Promise<WrittenBackup | 'busy' | 'not-due'> {
  const result = await withBackupLock(source.databaseUrl, async () => {
    if (madeBy === 'schedule' && !(await isDailyBackupDue(db, new Date()))) return 'not-due'
    const run = recorded ?? (await startRun(db, { madeBy, file: basename(path) }))
    onStart?.(run)
    const written = await writeIfSpace(path, source).catch(async (error: unknown) => {
      await endRun(db, run, { failure: describeFailure(error) }).catch(() => {}) // the database may be the cause
      throw error
    })
    const failure = written.missing === 0 ? {} : { failure: formatMissingImages(written.missing) }
    await endRun(db, run, { file: basename(written.path), bytes: written.bytes, ...failure })
    if (folder) await deleteExpiredBackups(folder, (await readSettings(db)).backups_kept)
    return written
  })
  if (!result && recorded) await endRun(db, recorded, { failure: BUSY })
  return result ?? 'busy'
}

/** Returns text for staff: a message that is meant for them, or an error code, but no other details. */
function describeFailure(error: unknown): string {
  if (error instanceof StartError) return error.message
  const code = getErrorCode(error)
  if (code === 'ENOSPC') return 'The disk is full.'
  return code ? `It failed (${code}). See the log.` : 'It failed. See the log.'
}
