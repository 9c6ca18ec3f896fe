import process from 'node:process'
import { sql } from 'drizzle-orm'
import { pages } from '#app/platform/cache/page-cache.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'

export type PageCacheStats = ReturnType<typeof readPageCache>

/**
 * Reads statistics of the page cache of this process (see “Page” in docs/architecture.md). A `maxBytes` of 0 disables
 * the cache.
 */
export function readPageCache() {
  const { hits, stale, misses, entries, fresh, bytes } = pages.statistics()
  return {
    hits: hits + stale,
    misses,
    since: new Date(Date.now() - Math.round(process.uptime()) * 1_000),
    pages: entries,
    fresh,
    bytes,
    maxBytes: env.PAGE_CACHE_MB * 2 ** 20,
    processes: env.WEB_CONCURRENCY,
  }
}

/** Invalidates all pages in every process and the CDN. */
export async function emptyPageCaches(db: Database): Promise<void> {
  await db.execute(sql`select record_page_changes('{all}')`)
}
