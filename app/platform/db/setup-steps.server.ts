import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'

/** What a new database needs once. A database is born with these steps open; see migrate.server.ts. */
export type SetupStep = 'demo-shop'

/**
 * Does `work` if the step is still open, and closes it in the same transaction: killed midway, the next start does it
 * again from the beginning. Answers whether it was open.
 */
export function doSetupStep(db: Database, step: SetupStep, work: (tx: Database) => Promise<void>): Promise<boolean> {
  return withTx(db, async (tx) => {
    const closed = await tx.execute(
      sql`update setup_steps set done_at = now() where name = ${step} and done_at is null returning name`,
    )
    if (closed.rowCount === 0) return false
    await work(tx)
    return true
  })
}
