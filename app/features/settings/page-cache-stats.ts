import { z } from 'zod'
import { formatNumber } from '#app/lib/format/number.ts'

/** The page cache of one process (docs/architecture.md, Page). */
export type PageCacheStats = {
  /** Requests since `since`: served from the cache, or rendered. */
  readonly hits: number
  readonly misses: number
  readonly since: Date
  readonly pages: number
  readonly fresh: number
  readonly bytes: number
  /** 0 disables the cache. */
  readonly maxBytes: number
  readonly processes: number
}

export const pageCacheInput = z.strictObject({ intent: z.literal('empty') })

export function stalePagesText({ pages, fresh }: Pick<PageCacheStats, 'pages' | 'fresh'>): string | null {
  const stale = pages - fresh
  if (stale === 0) return null
  return `Plus ${formatNumber(stale)} stale ${stale === 1 ? 'page' : 'pages'}, served only while the database is down.`
}

/** '97.3%', rounded down, or '–' without requests. */
export function hitRatio({ hits, misses }: Pick<PageCacheStats, 'hits' | 'misses'>): string {
  const all = hits + misses
  return all === 0 ? '–' : `${formatNumber(Math.floor((hits / all) * 1_000) / 10, 1)}%`
}
