import { withAdvisoryLock } from '#app/platform/db/advisory-lock.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'

/**
 * Runs `work` with the backup lock of the database, which is shared by all machines, and without concurrent removal of
 * images. Null if another backup holds the lock. The lock ends with its process.
 */
export function withBackupLock<Result>(databaseUrl: string, work: () => Promise<Result>): Promise<Result | null> {
  return withAdvisoryLock(databaseUrl, LOCK_NUMBERS.backup, 0, async (holder) => {
    await holder.query('select pg_advisory_xact_lock($1)', [LOCK_NUMBERS.images])
    return await work()
  })
}
