import { expireHolds, holdAvailableUnits } from '#app/inventory/waiting-list.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'

/** Ends expired holds and passes the held units to the next in line. */
export function startWaitingListWorkers(db: Database): { stop: () => Promise<void> } {
  const workers = [
    startWorker(db, {
      name: 'held-units',
      pauseMs: 2_000,
      runOnce: async (database) => (await expireHolds(database)) > 0,
    }),
    startWorker(db, {
      name: 'waiting-list',
      pauseMs: 60_000,
      runOnce: async (database) => (await holdAvailableUnits(database)) > 0,
    }),
  ]
  return {
    stop: async () => {
      await Promise.all(workers.map(({ stop }) => stop()))
    },
  }
}
