import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/db.server.ts'

/** What a new database needs once. A database is born with these steps open; see migrate.server.ts. */
type SetupStep = 'demo-shop'

/**
 * Does `work` if the step is still open, then closes it. Killed in between, the next start does it again, so `work` must
 * change nothing the second time. Only one process may ask at a time: ask under the lock of `migrate`.
 */
export async function doSetupStep(db: Database, step: SetupStep, work: () => Promise<void>): Promise<void> {
  const open = await db.execute(sql`select 1 from setup_steps where name = ${step} and done_at is null`)
  if (open.rowCount === 0) return
  await work()
  await closeSetupStep(db, step)
}

/** Marks a step as done, for example because a person has decided otherwise. */
export async function closeSetupStep(db: Database, step: SetupStep): Promise<void> {
  await db.execute(sql`update setup_steps set done_at = now() where name = ${step} and done_at is null`)
}
