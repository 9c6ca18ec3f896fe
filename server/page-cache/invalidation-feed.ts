import { sql } from 'drizzle-orm'
import { startWarmingLists } from '#app/catalog/facets/warm-lists.server.ts'
import { movedPages } from '#app/content/redirects/moved-pages.server.ts'
import {
  refreshStorefront,
  retryStorefront,
  waitForStorefrontReads,
} from '#app/content/storefront/open-storefront.server.ts'
import { pages } from '#app/platform/cache/page-cache.server.ts'
import { followPageChanges, type PageChanges } from '#app/platform/cache/page-changes.server.ts'
import type { PageCopies } from '#app/platform/cache/page-copies.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { replica } from '#app/platform/db/replica.server.ts'
import { env } from '#app/platform/env.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'
import { isDraining } from '#server/draining.ts'
import { withinDeadline } from '#server/within-deadline.ts'

const PROBE_MS = 1_000
const COPIES_MS = 1_000

let feed: PageChanges | null = null

export function startPageFeed(copies: PageCopies | null): { stop: () => Promise<void> } {
  const lists = startWarmingLists(() => replica?.database() ?? db)
  const changes = followPageChanges(env.DATABASE_DIRECT_URL, {
    expire: (tags) => {
      pages.expire(tags)
      copies?.expire(tags)
      movedPages.expire(tags)
      lists.expire(tags)
      if (tags === 'all' || tags.includes('settings')) void refreshStorefront()
    },
    setConnected: (isConnected) => {
      pages.setConnected(isConnected)
      copies?.setConnected(isConnected)
      movedPages.setConnected(isConnected)
    },
    requirePosition: replica?.requirePosition,
  })
  feed = changes
  const probe = startWorker(db, {
    name: 'database probe',
    pauseMs: PROBE_MS,
    runOnce: async () => {
      await Promise.all([probeDatabase(), retryStorefront()])
      return false
    },
  })
  const maintenance = startWorker(db, {
    name: 'page copies',
    pauseMs: COPIES_MS,
    runOnce: async () => {
      // A draining process may run a previous build, whose copies no one maintains.
      await copies?.maintain(isDraining() ? () => [] : pages.freshPages)
      return false
    },
  })
  return {
    stop: async () => {
      await Promise.all([changes.stop(), probe.stop(), maintenance.stop(), lists.stop()])
      await replica?.stop()
    },
  }
}

/** Checks whether the database responds again while stale pages are served, so that no shopper has to wait for it. */
async function probeDatabase(): Promise<void> {
  if (!pages.canServeStale()) return
  const responded = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  if (await withinDeadline(responded, PROBE_MS)) pages.setDatabaseBack()
}

/** Settles once no page older than this call is served, so that a client that has just written sees the result. */
export async function waitForCurrentPages(): Promise<void> {
  await feed?.caughtUp()
  await waitForStorefrontReads()
}
