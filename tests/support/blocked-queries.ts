import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/db.server.ts'
import { until } from '#tests/support/until.ts'

/** Waits until `count` queries in this database are waiting for a lock. */
export async function waitForBlockedQueries(db: Database, count = 1): Promise<void> {
  await until(async () => {
    const { rows } = await db.execute(
      sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length >= count
  })
}
