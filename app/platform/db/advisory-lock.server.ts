import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { connectToStart } from '#app/platform/db/connect-to-start.server.ts'

/**
 * Runs `work` while holding an advisory lock, so that one process does it, on any machine. Returns null if the lock is
 * still held after `timeoutMs`. The lock belongs to a transaction on its own connection, as a pooler would hand a
 * session's lock to the next client; `work` may use the connection, which is committed afterwards.
 * @throws StartError if no connection can be opened, and what `work` throws.
 */
export async function withAdvisoryLock<Result>(
  databaseUrl: string,
  lock: number,
  timeoutMs: number,
  work: (holder: Client) => Promise<Result>,
): Promise<Result | null> {
  const holder = await connectToStart(databaseUrl)
  try {
    // Polled, as waiting inside the database would block CREATE INDEX CONCURRENTLY.
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
  await holder.query('rollback') // lets a pooler lend out the connection until the next attempt
  return false
}
