import { deleteUnusedBrandFiles } from '#app/features/brand/brand-files.server.ts'
import { deleteOldImports } from '#app/features/imports/import-retention.server.ts'
import { deleteOldConsents } from '#app/features/newsletter/newsletter.server.ts'
import { deleteOldPrices } from '#app/features/prices/price-retention.server.ts'
import { endExpired } from '#app/features/staff/sessions.server.ts'
import { deleteOldWaiting } from '#app/features/waiting-list/waiting-list.server.ts'
import { deleteUnusedWishlists } from '#app/features/wishlist/wishlist.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { deleteEndedLimits } from '#app/platform/limits/limits.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'
import { deleteOldRows } from '#server/retention.ts'

const PAUSE_MS = 6 * 60 * 60_000

/** Starts deleting what is no longer needed (docs/operations/retention.md). */
export function startForgetting(db: Database): { stop: () => Promise<void> } {
  return startWorker(db, {
    name: 'forgetting',
    pauseMs: PAUSE_MS,
    round: async () => {
      await endExpired(db)
      await deleteEndedLimits(db)
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
