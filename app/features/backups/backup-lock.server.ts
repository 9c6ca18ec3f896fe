import { withAdvisoryLock } from '#app/platform/db/advisory-lock.server.ts'
import { PICTURES_LOCK } from '#app/platform/images/sweep.server.ts'

/** Held while a backup of a database is made, by whoever makes it. */
export const BACKUP_LOCK = 7_130_010

/**
 * Does `work` as the only one that makes a backup of this database, over all machines, and with no picture swept away
 * meanwhile; answers null, without it, where another is at it. Whoever is killed leaves the lock.
 */
export function asOnlyBackup<Result>(databaseUrl: string, work: () => Promise<Result>): Promise<Result | null> {
  return withAdvisoryLock(databaseUrl, BACKUP_LOCK, 0, async (holder) => {
    await holder.query('select pg_advisory_xact_lock($1)', [PICTURES_LOCK])
    return await work()
  })
}
