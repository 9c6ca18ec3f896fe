import { sql } from 'drizzle-orm'
import { pageChanges } from '#app/platform/cache/page-changes.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'

const PAUSE_MS = 60_000
const BATCH = 1_000

/**
 * Returns a worker round that deletes at most a thousand changes older than an hour and returns whether there may be
 * more. Age alone is not enough: a change may become visible hours after it was written, or the clock may have been
 * set. So a change is deleted only if its transaction had ended by the end of the previous sweep. Changes from another
 * server's dump go by age, as transaction ids differ per server.
 */
export function changesSweep(): (db: Database) => Promise<boolean> {
  let over = '0'
  return async (db) => {
    const swept = await db.execute(
      sql`delete from ${pageChanges}
        where id in (select id from ${pageChanges} order by id limit ${BATCH})
          and created_at < now() - interval '1 hour'
          and (transaction < ${over}::xid8 or not pg_visible_in_snapshot(transaction, pg_current_snapshot()))`,
    )
    if (swept.rowCount === BATCH) return true
    const { rows } = await db.execute<{ xmin: string }>(
      sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`,
    )
    over = rows[0]?.xmin ?? over
    return false
  }
}

export function startSweepingChanges(db: Database): { stop: () => Promise<void> } {
  return startWorker(db, { name: 'page changes', pauseMs: PAUSE_MS, round: changesSweep() })
}
