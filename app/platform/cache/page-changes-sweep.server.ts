import { sql } from 'drizzle-orm'
import { pageChanges } from '#app/platform/cache/page-changes.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'

const PAUSE_MS = 60_000
const BATCH = 1_000

/**
 * Removes changes of more than an hour ago, at most a thousand: whoever follows them has long heard of those. Answers
 * whether there may be more.
 */
export async function sweepChanges(db: Database): Promise<boolean> {
  const swept = await db.execute(
    sql`delete from ${pageChanges}
      where id in (select id from ${pageChanges} order by id limit ${BATCH}) and created_at < now() - interval '1 hour'`,
  )
  return swept.rowCount === BATCH
}

export function startSweepingChanges(db: Database): { stop: () => Promise<void> } {
  return startWorker(db, { name: 'page changes', pauseMs: PAUSE_MS, round: sweepChanges })
}
