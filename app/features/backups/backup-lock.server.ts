import { withAdvisoryLock } from '#app/platform/db/advisory-lock.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'

/** Runs `work` with the backup lock, which all machines share and which blocks image removal. Null if it is taken. */
export function withBackupLock<Result>(databaseUrl: string, work: () => Promise<Result>): Promise<Result | null> {
  return withAdvisoryLock(databaseUrl, LOCK_NUMBERS.backup, 0, async (holder) => {
    await holder.query('select pg_advisory_xact_lock($1)', [LOCK_NUMBERS.images])
    return await work()
  })
}
