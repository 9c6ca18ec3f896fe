import { desc, isNotNull, lt, sql } from 'drizzle-orm'
import { type Id, newId } from '#app/lib/id.ts'
import { adminText } from '#app/operations/backups/admin-text.ts'
import { backupRuns } from '#app/operations/backups/backup-runs.table.ts'
import { type BackupStatus, type BackupTrigger, isBackupDue } from '#app/operations/backups/backup-status.ts'
import { isLockHeld } from '#app/platform/db/advisory-lock.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'
import { readSettings } from '#app/store/settings.server.ts'

const { id, startedAt, finishedAt, bytes, failure } = backupRuns

export async function startRun(
  db: Database,
  run: { readonly madeBy: BackupTrigger; readonly file: string },
): Promise<Id<'backup-run'>> {
  const runId = newId<'backup-run'>()
  await db.delete(backupRuns).where(lt(startedAt, sql`now() - interval '92 days'`))
  await db.insert(backupRuns).values({ id: runId, startedAt: new Date(), ...run })
  return runId
}

type RunOutcome =
  | { readonly file: string; readonly bytes: number; readonly failure?: string }
  | { readonly failure: string }

export async function endRun(db: Database, runId: Id<'backup-run'>, outcome: RunOutcome): Promise<void> {
  await db
    .update(backupRuns)
    .set({ finishedAt: new Date(), ...outcome })
    .where(sql`${id} = ${runId}`)
}

export async function readBackupStatus(db: Database): Promise<BackupStatus> {
  const [{ backup_daily, backup_hour }, [last], [latest], isStarting, hasStarted] = await Promise.all([
    readSettings(db),
    findLatestCreated(db),
    findLatestRun(db),
    isLockHeld(db, LOCK_NUMBERS.startBackup),
    isLockHeld(db, LOCK_NUMBERS.backup),
  ])
  const isRunning = isStarting || hasStarted
  const hasFailed = latest && (latest.finishedAt === null ? !isRunning : latest.failure !== null)
  return {
    isRunning,
    last: last?.finishedAt ? { at: last.finishedAt, bytes: last.bytes ?? 0 } : null,
    failed: hasFailed
      ? { at: latest.startedAt, why: latest.failure ?? adminText.stoppedBackup, isIncomplete: latest.bytes !== null }
      : null,
    dailyAt: backup_daily ? backup_hour : null,
  }
}

export async function isDailyBackupDue(db: Database, now: Date): Promise<boolean> {
  const { backup_daily, backup_hour, store_time_zone } = await readSettings(db)
  if (!backup_daily) return false
  const [[created], [latest], migrated] = await Promise.all([
    findLatestCreated(db),
    findLatestRun(db),
    db.execute<{ at: string }>(sql`select min(applied_at)::text as at from schema_migrations`),
  ])
  return isBackupDue(now, backup_hour, store_time_zone, {
    installedAt: new Date(migrated.rows[0]?.at ?? now),
    lastCreatedAt: created?.startedAt ?? null,
    lastStartedAt: latest?.startedAt ?? null,
  })
}

function findLatestCreated(db: Database) {
  return findLatestRun(db).where(isNotNull(bytes))
}

function findLatestRun(db: Database) {
  return db
    .select({ startedAt, finishedAt, bytes, failure })
    .from(backupRuns)
    .orderBy(desc(startedAt), desc(id))
    .limit(1)
    .$dynamic()
}
