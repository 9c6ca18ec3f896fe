import { connectToStart } from '#app/platform/db/connect-to-start.server.ts'
import { PICTURES_LOCK } from '#app/platform/images/sweep.server.ts'

/** Held while a backup of a database is made, by whoever makes it. */
export const BACKUP_LOCK = 7_130_010

/**
 * Does `work` as the only one that makes a backup of this database, over all machines, and with no picture swept away
 * meanwhile; answers null, without it, where another is at it. Whoever is killed leaves the lock with its connection: it is
 * that of a transaction, as a pooler loses those of sessions, and one that reads nothing holds up nothing.
 */
export async function asOnlyBackup<Result>(databaseUrl: string, work: () => Promise<Result>): Promise<Result | null> {
  const client = await connectToStart(databaseUrl)
  try {
    await client.query('begin; set local idle_in_transaction_session_timeout = 0')
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_xact_lock($1) as got', [BACKUP_LOCK])
    if (!rows[0]?.got) return null
    await client.query('select pg_advisory_xact_lock($1)', [PICTURES_LOCK])
    return await work()
  } finally {
    await client.end().catch(() => {})
  }
}
