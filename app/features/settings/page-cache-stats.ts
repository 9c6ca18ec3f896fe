import { z } from 'zod'
import { formatNumber } from '#app/lib/format/number.ts'

/** The page cache of one process (docs/architecture.md, Page). */
export type PageCacheStats = {
  /** Requests since `since`: served from the cache, or rendered. */
  readonly hits: number
  readonly misses: number
  readonly since: Date
  /** Pages in memory, and how many of them are up to date. */
  readonly pages: number
  readonly fresh: number
  readonly bytes: number
  /** 0 disables the cache. */
  readonly maxBytes: number
  /** The processes of this machine, each with its own cache. */
  readonly processes: number
}

export const pageCacheInput = z.strictObject({ intent: z.literal('empty') })

/** A note on stale pages in memory; null if there are none. */
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
