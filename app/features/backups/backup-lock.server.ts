import { withAdvisoryLock } from '#app/platform/db/advisory-lock.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'

/**
 * Does `work` as the only one that makes a backup of this database, over all machines, and with no image swept away
 * in the meantime; returns null, without it, where another is at it. Anyone who is killed leaves the lock.
 */
export function withBackupLock<Result>(databaseUrl: string, work: () => Promise<Result>): Promise<Result | null> {
  return withAdvisoryLock(databaseUrl, LOCK_NUMBERS.backup, 0, async (holder) => {
    await holder.query('select pg_advisory_xact_lock($1)', [LOCK_NUMBERS.images])
    return await work()
  })
}
