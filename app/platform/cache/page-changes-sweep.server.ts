import { sql } from 'drizzle-orm'
import { pageChanges } from '#app/platform/cache/page-changes.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'

const PAUSE_MS = 60_000
const BATCH = 1_000

/**
 * Returns a function that deletes up to 1,000 changes that are older than an hour and whose transaction ended before
 * the previous sweep, because changes can become visible late. For changes from another server's dump, only the age
 * matters.
 */
export function createChangesSweep(): (db: Database) => Promise<boolean> {
  let oldestRunning = '0'
  return async (db) => {
    const swept = await db.execute(
      sql`delete from ${pageChanges}
        where id in (select id from ${pageChanges} order by id limit ${BATCH})
          and created_at < now() - interval '1 hour'
          and (transaction < ${oldestRunning}::xid8 or not pg_visible_in_snapshot(transaction, pg_current_snapshot()))`,
    )
    if (swept.rowCount === BATCH) return true
    const { rows } = await db.execute<{ xmin: string }>(
      sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`,
    )
    oldestRunning = rows[0]?.xmin ?? oldestRunning
    return false
  }
}

export function startSweepingChanges(db: Database): { stop: () => Promise<void> } {
  return startWorker(db, { name: 'page changes', pauseMs: PAUSE_MS, runOnce: createChangesSweep() })
}
