import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/db.server.ts'

/** In a new database, these steps are still open (migrate.server.ts). */
type SetupStep = 'demo-shop'

/** Runs an open step and closes it. An interrupted step is repeated. Call it under `migrate`'s lock. */
export async function doSetupStep(db: Database, step: SetupStep, work: () => Promise<void>): Promise<void> {
  const open = await db.execute(sql`select 1 from setup_steps where name = ${step} and done_at is null`)
  if (open.rowCount === 0) return
  await work()
  await closeSetupStep(db, step)
}

export async function closeSetupStep(db: Database, step: SetupStep): Promise<void> {
  await db.execute(sql`update setup_steps set done_at = now() where name = ${step} and done_at is null`)
}
