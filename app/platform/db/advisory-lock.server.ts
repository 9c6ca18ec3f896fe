import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Client } from 'pg'
import { connectToStart } from '#app/platform/db/connect-to-start.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/**
 * Runs `work` under an advisory lock. Returns null if the lock is still held after `timeoutMs`. A transaction on a
 * separate connection holds the lock, because a pooler would hand a session's lock to the next client.
 * @throws StartError if no connection can be opened
 */
export async function withAdvisoryLock<Result>(
  databaseUrl: string,
  lock: number,
  timeoutMs: number,
  work: (holder: Client) => Promise<Result>,
): Promise<Result | null> {
  const holder = await connectToStart(databaseUrl)
  try {
    // Polled, because waiting inside the database would block CREATE INDEX CONCURRENTLY
    for (const giveUpAt = Date.now() + timeoutMs; !(await tryLock(holder, lock)); await pause(100)) {
      if (Date.now() >= giveUpAt) return null
    }
    const result = await work(holder)
    await holder.query('commit')
    return result
  } finally {
    await holder.end().catch(() => {})
  }
}

export async function isLockHeld(db: Database, lock: number): Promise<boolean> {
  const held = await db.execute(
    sql`select 1 from pg_locks
      where locktype = 'advisory' and classid = 0 and objid = ${lock} and granted
        and database = (select oid from pg_database where datname = current_database())`,
  )
  return held.rowCount !== 0
}

async function tryLock(holder: Client, lock: number): Promise<boolean> {
  await holder.query('begin; set local idle_in_transaction_session_timeout = 0')
  // This query has no parameters: with parameters, its portal, and thus a snapshot, would stay open as long as the lock
  // is held, which would delay VACUUM and CREATE INDEX CONCURRENTLY
  const { rows } = await holder.query<{ got: boolean }>(`select pg_try_advisory_xact_lock(${lock}) as got`)
  if (rows[0]?.got) return true
  await holder.query('rollback') // lets a pooler reuse the connection until the next attempt
  return false
}
