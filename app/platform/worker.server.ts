import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#app/platform/db/db.server.ts'
import { log } from '#app/platform/log.server.ts'

type WorkerOptions = {
  readonly name: string
  readonly delayMs?: number
  readonly pauseMs: number
  readonly runOnce: (db: Database, stopping: AbortSignal) => Promise<boolean>
}

/**
 * Repeats `runOnce` until stopped: immediately if it returns true, otherwise after `pauseMs`. `stop` waits for the
 * current run.
 */
export function startWorker(
  db: Database,
  { name, delayMs = 0, pauseMs, runOnce }: WorkerOptions,
): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const pause = (ms: number) => wait(ms, undefined, { signal: stopping.signal }).catch(() => {}) // cut short by `stop`
  async function runLoop(): Promise<void> {
    if (delayMs > 0) await pause(delayMs)
    while (!stopping.signal.aborted) {
      let hasMore = false
      try {
        hasMore = await runOnce(db, stopping.signal)
      } catch (error) {
        log.warn({ worker: name, err: error }, 'a round of work failed')
      }
      if (!hasMore) await pause(pauseMs)
    }
  }
  const loop = runLoop()
  return {
    stop: async () => {
      stopping.abort()
      await loop
    },
  }
}
