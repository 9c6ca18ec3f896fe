import type { Database } from '#app/platform/db/db.server.ts'
import { log } from '#app/platform/log.server.ts'

/**
 * Does the same work again and again, until stopped. `round` answers whether there may be more to do at once; otherwise,
 * and after a failure, it waits for `pauseMs`. `stop` waits for the round that is on its way.
 */
export function startWorker(
  db: Database,
  {
    name,
    pauseMs,
    round,
  }: {
    /** What it does, for the log. */
    readonly name: string
    readonly pauseMs: number
    readonly round: (db: Database, stopping: AbortSignal) => Promise<boolean>
  },
): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      let isMore = false
      try {
        isMore = await round(db, stopping.signal)
      } catch (error) {
        log.warn({ worker: name, err: error }, 'a round of work failed')
      }
      if (!isMore) await pause(pauseMs, stopping.signal)
    }
  }
  const done = work()
  return {
    stop: async () => {
      stopping.abort()
      await done
    },
  }
}

function pause(ms: number, stopping: AbortSignal): Promise<void> {
  return new Promise((resume) => {
    if (stopping.aborted) return resume()
    const timer = setTimeout(finish, ms)
    function finish() {
      clearTimeout(timer)
      stopping.removeEventListener('abort', finish)
      resume()
    }
    stopping.addEventListener('abort', finish)
  })
}
