import { asc, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'
import { marketRepricings } from '#app/store/markets.table.ts'

/** The number of products repriced at a time. Orders for these products wait until the new prices are written. */
const BATCH = 250

/**
 * Continues the work that a changed rate or rounding rule started (`reprice_market` in db/functions/prices.sql).
 * Shoppers see the new prices within a second.
 */
export function startRepricing(db: Database): { stop: () => Promise<void> } {
  return startWorker(db, { name: 'prices', pauseMs: 250, runOnce: repriceNext })
}

/** Reprices the next products of a market that no other process is working on. Returns true if more may be left. */
export async function repriceNext(db: Database): Promise<boolean> {
  return await withTx(db, async (tx) => {
    const [next] = await tx
      .select({ marketId: marketRepricings.marketId })
      .from(marketRepricings)
      .orderBy(asc(marketRepricings.requestedAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!next) return false
    await tx.execute(sql`select reprice_next_products(${next.marketId}, ${BATCH})`)
    return true
  })
}
