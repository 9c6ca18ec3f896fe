import { z } from 'zod'
import { formatNumber } from '#app/lib/format/number.ts'

/** How the cached pages of one process do (docs/architecture.md, Page). */
export type PageCacheStats = {
  /** Requests that a cached page answered, and those that a page was made for, since `since`. */
  readonly hits: number
  readonly misses: number
  readonly since: Date
  /** Pages in memory, and how many of them nothing has changed since. */
  readonly pages: number
  readonly fresh: number
  readonly bytes: number
  /** 0: nothing is kept. */
  readonly maxBytes: number
  /** The processes of this machine, each of which keeps pages of its own. */
  readonly processes: number
}

export const pageCacheInput = z.strictObject({ intent: z.literal('empty') })

/** What else is in memory than pages that are up to date; null where nothing is. */
export function stalePagesText({ pages, fresh }: Pick<PageCacheStats, 'pages' | 'fresh'>): string | null {
  const old = pages - fresh
  if (old === 0) return null
  const said = old === 1 ? '1 old one is kept' : `${formatNumber(old)} old ones are kept`
  return `${said} besides, to be shown only while the database is away.`
}

/** '97.3%', of no request '–'. Never rounded up to all of them. */
export function hitRatio({ hits, misses }: Pick<PageCacheStats, 'hits' | 'misses'>): string {
  const all = hits + misses
  return all === 0 ? '–' : `${formatNumber(Math.floor((hits / all) * 1_000) / 10, 1)}%`
}
