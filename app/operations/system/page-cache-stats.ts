import { z } from 'zod'
import { formatNumber } from '#app/lib/format/number.ts'
import { adminText } from '#app/operations/system/admin-text.ts'
import type { PageCacheStats } from '#app/operations/system/page-cache-stats.server.ts'

export const pageCacheInput = z.strictObject({ intent: z.literal('empty') })

export function describeStalePages({ pages, fresh }: Pick<PageCacheStats, 'pages' | 'fresh'>): string | null {
  const stale = pages - fresh
  return stale === 0 ? null : adminText.stalePages(stale)
}

/** Returns a ratio such as '97.3%', rounded down, or '–' if there were no requests. */
export function formatHitRatio({ hits, misses }: Pick<PageCacheStats, 'hits' | 'misses'>): string {
  const all = hits + misses
  return all === 0 ? '–' : `${formatNumber(Math.floor((hits / all) * 1_000) / 10, 1)}%`
}
