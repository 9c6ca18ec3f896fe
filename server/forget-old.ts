import { endExpired } from '#app/features/staff/sessions.server.ts'
import { deleteUnusedWishlists } from '#app/features/wishlist/wishlist.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'

const PAUSE_MS = 6 * 60 * 60_000

/** Starts deleting personal data that is no longer needed (docs/rules.md, Privacy). */
export function startForgetting(db: Database): { stop: () => Promise<void> } {
  return startWorker(db, {
    name: 'forgetting',
    pauseMs: PAUSE_MS,
    round: async () => {
      await endExpired(db)
      await deleteUnusedWishlists(db)
      return false
    },
  })
}
