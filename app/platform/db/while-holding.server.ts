import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { connectToStart } from '#app/platform/db/connect-to-start.server.ts'

/**
 * Does `work` with an advisory lock, as the only one of all machines; answers null, without it, where another still has the
 * lock after `patienceMs`. The lock is that of a transaction on a connection of its own, which `work` may use and which is
 * committed after it: a pooler in transaction mode hands the locks of sessions to whoever comes next. Whoever is killed
 * leaves it with the connection, and one that reads nothing holds up nothing.
 * @throws StartError where there is no such connection to be had, and what `work` throws.
 */
export async function whileHolding<Result>(
  databaseUrl: string,
  lock: number,
  patienceMs: number,
  work: (holder: Client) => Promise<Result>,
): Promise<Result | null> {
  const holder = await connectToStart(databaseUrl)
  try {
    // Asked for again and again: waiting inside the database would hold up CREATE INDEX CONCURRENTLY.
    for (const giveUpAt = Date.now() + patienceMs; !(await take(holder, lock)); await pause(100)) {
      if (Date.now() >= giveUpAt) return null
    }
    const result = await work(holder)
    await holder.query('commit')
    return result
  } finally {
    await holder.end().catch(() => {})
  }
}

async function take(holder: Client, lock: number): Promise<boolean> {
  await holder.query('begin; set local idle_in_transaction_session_timeout = 0')
  const { rows } = await holder.query<{ got: boolean }>('select pg_try_advisory_xact_lock($1) as got', [lock])
  if (rows[0]?.got) return true
  await holder.query('rollback') // who waits shall not keep a connection of the pooler
  return false
}
