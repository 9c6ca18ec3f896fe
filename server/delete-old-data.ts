import { deleteOldPrices } from '#app/catalog/prices/price-retention.server.ts'
import { deleteOldConsents } from '#app/content/newsletter/newsletter.server.ts'
import { deleteUnusedWishlists } from '#app/content/wishlist/wishlist.server.ts'
import { deleteOldImports } from '#app/exchange/imports/import-retention.server.ts'
import { deleteOldWaiting } from '#app/inventory/waiting-list.server.ts'
import { deleteExpiredOrderLists } from '#app/orders/my-orders/my-orders.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { deleteEndedLimits } from '#app/platform/limits/limits.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'
import { deleteUnusedBrandFiles } from '#app/store/brand/brand-files.server.ts'
import { endExpiredSessions } from '#app/store/staff/sessions.server.ts'
import { deleteOldRows } from '#server/retention.ts'

const PAUSE_MS = 6 * 60 * 60_000

/** Starts deleting data that is no longer needed (docs/operations/retention.md). */
export function startDeletingOldData(db: Database): { stop: () => Promise<void> } {
  return startWorker(db, {
    name: 'forgetting',
    pauseMs: PAUSE_MS,
    runOnce: async () => {
      await endExpiredSessions(db)
      await deleteEndedLimits(db)
      await deleteExpiredOrderLists(db)
      await deleteUnusedWishlists(db)
      await deleteOldImports(db)
      await deleteOldPrices(db)
      await deleteOldWaiting(db)
      await deleteOldConsents(db)
      await deleteOldRows(db)
      await deleteUnusedBrandFiles(db)
      return false
    },
  })
}
