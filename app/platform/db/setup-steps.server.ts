import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/db.server.ts'

/** One-time steps of a new database, which is created with these steps open; see migrate.server.ts. */
type SetupStep = 'demo-shop'

/**
 * Runs an open step and closes it. An interrupted step is repeated, so `work` must be idempotent. Call it under the
 * lock of `migrate`.
 */
export async function doSetupStep(db: Database, step: SetupStep, work: () => Promise<void>): Promise<void> {
  const open = await db.execute(sql`select 1 from setup_steps where name = ${step} and done_at is null`)
  if (open.rowCount === 0) return
  await work()
  await closeSetupStep(db, step)
}

/** Marks a step as done, for example because a person decided otherwise. */
export async function closeSetupStep(db: Database, step: SetupStep): Promise<void> {
  await db.execute(sql`update setup_steps set done_at = now() where name = ${step} and done_at is null`)
}
