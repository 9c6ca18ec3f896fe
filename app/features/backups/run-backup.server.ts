import { basename } from 'node:path'
import { deleteExpiredBackups } from '#app/features/backups/backup-folder.server.ts'
import { withBackupLock } from '#app/features/backups/backup-lock.server.ts'
import { endRun, isDailyBackupDue, type RunOutcome, startRun } from '#app/features/backups/backup-runs.server.ts'
import { type BackupTrigger, missingImagesMessage } from '#app/features/backups/backup-status.ts'
import { writeIfSpace } from '#app/features/backups/create-backup.server.ts'
import type { BackupSource, WrittenBackup } from '#app/features/backups/write-backup.server.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { errorCode } from '#app/lib/error-code.ts'
import type { Id } from '#app/lib/id.ts'
import { StartError } from '#app/lib/start-error.ts'
import type { Database } from '#app/platform/db/db.server.ts'

type Command = {
  readonly madeBy: BackupTrigger
  /** Where the backup goes, and the folder in which older ones make room for it; null for a file somewhere else. */
  readonly path: string
  readonly folder: string | null
  /** Is told once the backup is really being made, under which number. */
  readonly begun?: (run: Id<'backup-run'>) => void
}

/**
 * Makes a backup, notes in the database what came of it, and takes away the oldest ones of its folder. 'busy': another is
 * being made; 'not-due': one of the clock's that another process has made in the meantime. @throws as `makeBackup` does.
 */
export async function runBackup(
  db: Database,
  source: BackupSource,
  { madeBy, path, folder, begun }: Command,
): Promise<WrittenBackup | 'busy' | 'not-due'> {
  const made = await withBackupLock(source.databaseUrl, async () => {
    if (madeBy === 'schedule' && !(await isDailyBackupDue(db, new Date()))) return 'not-due'
    const run = await startRun(db, { madeBy, file: basename(path) })
    begun?.(run)
    const written = await writeIfSpace(path, source).catch(async (error: unknown) => {
      await endRun(db, run, { failure: reasonOf(error) }).catch(() => {}) // the database may be why
      throw error
    })
    await endRun(db, run, outcomeOf(written))
    if (folder) await deleteExpiredBackups(folder, (await readSettings(db)).backups_kept)
    return written
  })
  return made ?? 'busy'
}

function outcomeOf({ path, bytes, missing }: WrittenBackup): RunOutcome {
  const file = basename(path)
  return missing === 0 ? { file, bytes } : { file, bytes, failure: missingImagesMessage(missing) }
}

/** For staff: what they can put right in its own words, a disk's trouble by its code, nothing else in detail. */
function reasonOf(error: unknown): string {
  if (error instanceof StartError) return error.message
  const code = errorCode(error)
  if (code === 'ENOSPC') return 'The disk is full.'
  return code ? `It failed (${code}); the log has more.` : 'It failed; the log has more.'
}
