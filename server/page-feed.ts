import { sql } from 'drizzle-orm'
import { pages } from '#app/platform/cache/page-cache.server.ts'
import { followPageChanges, type PageChanges } from '#app/platform/cache/page-changes.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { replica } from '#app/platform/db/replica.server.ts'
import { env } from '#app/platform/env.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'
import { withinDeadline } from '#server/within-deadline.ts'

const PROBE_MS = 1_000

let feed: PageChanges | null = null

/** Has this process, and its replica, hear of what makes kept pages old. Nothing to do where it keeps none. */
export function startPageFeed(): { stop: () => Promise<void> } {
  if (env.PAGE_CACHE_MB === 0) return { stop: async () => {} }
  const followed = followPageChanges(env.DATABASE_DIRECT_URL, {
    ...pages,
    showUpTo: replica?.showUpTo,
  })
  feed = followed
  const probe = startWorker(db, { name: 'database probe', pauseMs: PROBE_MS, round: probeDatabase })
  return {
    stop: async () => {
      await Promise.all([followed.stop(), probe.stop()])
      await replica?.stop()
    },
  }
}

/** While old pages are served, checks whether the database responds again, so that no shopper has to find out. */
async function probeDatabase(): Promise<boolean> {
  if (!pages.mayServeOld()) return false
  const responded = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  if (await withinDeadline(responded, PROBE_MS)) pages.setDatabaseBack()
  return false
}

/** Settles when no page is served any more that is older than the call: whoever just wrote sees what they wrote. */
export async function pagesCaughtUp(): Promise<void> {
  await feed?.caughtUp()
}
