import { pages } from '#app/platform/cache/page-cache.server.ts'
import { followPageChanges, type PageChanges } from '#app/platform/cache/page-changes.server.ts'
import { replica } from '#app/platform/db/replica.server.ts'
import { env } from '#app/platform/env.server.ts'

let feed: PageChanges | null = null

/** Has this process, and its replica, hear of what makes kept pages old. Nothing to do where it keeps none. */
export function startPageFeed(): { stop: () => Promise<void> } {
  if (env.PAGE_CACHE_MB === 0) return { stop: async () => {} }
  const followed = followPageChanges(env.DATABASE_DIRECT_URL, {
    ...pages,
    showUpTo: replica?.showUpTo,
  })
  feed = followed
  return {
    stop: async () => {
      await followed.stop()
      await replica?.stop()
    },
  }
}

/** Settles when no page is served any more that is older than the call: whoever just wrote sees what they wrote. */
export async function pagesCaughtUp(): Promise<void> {
  await feed?.caughtUp()
}
