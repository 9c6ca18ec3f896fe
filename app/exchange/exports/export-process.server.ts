import { join } from 'node:path'
import { clearExports } from '#app/exchange/exports/export-folder.server.ts'
import { isExportRunning, startRun } from '#app/exchange/exports/export-runs.server.ts'
import { withExportLock } from '#app/exchange/exports/run-export.server.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'
import { env } from '#app/platform/env.server.ts'
import { forkScript, stopForkedScripts } from '#app/platform/forked.server.ts'
import { startForkedScript } from '#app/platform/start-forked.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'

const PAUSE_MS = 3_600_000
/**
 * The export streams, so it needs little memory. Without limits, Node collects garbage later and uses nearly twice as
 * much memory.
 */
const MEMORY = ['--max-old-space-size=160', '--max-semi-space-size=4']

/** Archives are on the disk of the machine that created them. */
export function getExportFolder(): string {
  return join(env.DATA_DIR, 'exports')
}

/** Deletes expired archives and the files of interrupted exports every hour. */
export function startClearingExports(db: Database): { stop: () => Promise<void> } {
  const worker = startWorker(db, {
    name: 'exports',
    pauseMs: PAUSE_MS,
    runOnce: async () => {
      await withExportLock(env.DATABASE_DIRECT_URL, 0, () => clearExports(getExportFolder(), new Date()))
      return false
    },
  })
  return {
    stop: async () => {
      stopForkedScripts()
      await worker.stop()
    },
  }
}

/** Records an export and starts its process. Returns false if another export is running. */
export function startExport(db: Database, staffId: Id<'staff'>): Promise<boolean> {
  return startForkedScript({
    databaseUrl: env.DATABASE_DIRECT_URL,
    lock: LOCK_NUMBERS.startExport,
    fork: async () => {
      if (await isExportRunning(db)) return null
      const run = await startRun(db, staffId)
      return forkScript('server/export-worker.ts', [staffId, run], MEMORY)
    },
  })
}
