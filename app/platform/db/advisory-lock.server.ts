import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { connectToStart } from '#app/platform/db/connect-to-start.server.ts'

/**
 * Does `work` while holding an advisory lock of the database, so that only one process does it, on whatever machine.
 * Answers null, without doing it, where somebody else still holds the lock after `patienceMs`.
 *
 * The lock belongs to a transaction on a connection of its own, not to the session: a pooler in transaction mode would hand
 * a session's lock to whoever gets the connection next. `work` may use the connection; it is committed afterwards. Whoever
 * is killed loses connection and lock. As long as `work` reads nothing over it, the open transaction keeps no old rows alive.
 * @throws StartError where there is no such connection to be had, and what `work` throws.
 */
export async function withAdvisoryLock<Result>(
  databaseUrl: string,
  lock: number,
  timeoutMs: number,
  work: (holder: Client) => Promise<Result>,
): Promise<Result | null> {
  const holder = await connectToStart(databaseUrl)
  try {
    // Asked for again and again: waiting inside the database would hold up CREATE INDEX CONCURRENTLY.
    for (const giveUpAt = Date.now() + timeoutMs; !(await take(holder, lock)); await pause(100)) {
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
  await holder.query('rollback') // a pooler can lend the connection to others until the next try
  return false
}
