import { count, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#app/platform/db/db.server.ts'

/** Counts matching rows up to `max`, so that counting does not take longer in a larger store. */
export async function countUpTo(
  db: Database,
  table: PgTable,
  condition: SQL | undefined,
  max: number,
): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(condition)
    .limit(max)
    .as('some')
  const [counted] = await db.select({ total: count() }).from(some)
  return counted?.total ?? 0
}
