import type { CachedPage } from '#app/platform/cache/cached-page.ts'
import { createPageCache } from '#app/platform/cache/page-cache.ts'
import { env } from '#app/platform/env.server.ts'

let readAt: number | null = null

/**
 * Returns the time in ms. It is read once per tick of the event loop, because reading takes longer than a cache lookup.
 */
function getTickTime(): number {
  if (readAt !== null) return readAt
  setImmediate(endTick)
  readAt = performance.now()
  return readAt
}

function endTick(): void {
  readAt = null
}

export const pages = createPageCache<CachedPage, Response>({ maxBytes: env.PAGE_CACHE_MB * 2 ** 20, now: getTickTime })
