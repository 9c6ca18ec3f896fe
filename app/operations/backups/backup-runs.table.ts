import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import type { BackupTrigger } from '#app/operations/backups/backup-status.ts'
import { minorUnits, moment, primaryId } from '#app/platform/db/columns.ts'

/** Recent backups. A run ends with the size of a file, a failure, or both if the backup is incomplete. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: primaryId<'backup-run'>(),
    madeBy: text().$type<BackupTrigger>().notNull(),
    file: text().notNull(),
    startedAt: moment().notNull(),
    /** Null while the backup is running, or if its process was killed. */
    finishedAt: moment(),
    bytes: minorUnits(),
    failure: text(),
  },
  (t) => [
    index('backup_runs_started').on(t.startedAt),
    check('backup_runs_made_by_known', sql`${t.madeBy} in ('schedule', 'staff', 'command')`),
    check('backup_runs_ended_somehow', sql`(${t.finishedAt} is null) = (${t.bytes} is null and ${t.failure} is null)`),
  ],
)
