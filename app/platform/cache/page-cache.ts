import { LRUCache } from 'lru-cache'
import type { PageTag } from '#app/platform/cache/page-tags.ts'

const BRIEF_MS = 5_000
/** For so long it counts that changes are heard of, once that was said. It is said every half second, unless we slept. */
const CERTAIN_MS = 2_000
/** Nothing is kept for longer, so that what depends on the clock alone, such as the year in the footer, comes to be right. */
const MAX_MS = 60 * 60 * 1_000
/** How old a page may be that is served while the database is away. */
export const MAX_STALE_MS = 24 * 60 * 60 * 1_000
/** A page's use is noted for the LRU no more often than this: noting it costs more than finding the page. */
const RECORDED_MS = 1_000
/** About what an entry takes in memory besides the bytes that its page counts itself. */
const ENTRY_BYTES = 2_500
/** The last change is remembered of so many tags; with one more, all pages become old. */
const MAX_CHANGED = 10_000

/** A finished page, the same for whoever asks. */
export type Cacheable = {
  readonly tags: readonly PageTag[]
  /** Lives five seconds, and is no stand-in while the database is away: such as 'there is no such product'. */
  readonly isBrief: boolean
  /** What it takes in memory; grows with the forms that are made of it. */
  readonly bytes: number
}

/** What came of making a page: one to keep, another answer, or none because the database did not answer. */
export type Made<Page, Other> =
  | { readonly made: 'page'; readonly page: Page }
  | { readonly made: 'other'; readonly other: Other }
  | { readonly made: 'away' }

/**
 * What a request gets: a page and how it came about, or what was made in its place. 'unshared': what was made in its place
 * is another request's, so this one has to make its own.
 */
export type Found<Page, Other> =
  | { readonly how: 'hit' | 'miss' | 'stale'; readonly page: Page }
  | { readonly how: 'other'; readonly other: Other }
  | { readonly how: 'away' | 'unshared' }

type CacheStatistics = {
  readonly hits: number
  readonly misses: number
  readonly stale: number
  readonly bytes: number
  readonly entries: number
  /** Entries that nothing has changed since. */
  readonly fresh: number
}

type Entry<Page> = {
  readonly page: Page
  readonly madeAt: number
  old: boolean
  /** Up to which change it is known whether it is old. */
  checkedAt: number
  /** When it was last noted that somebody asked for it. */
  recordedAt: number
}

/** A page that is being made, and what became old since that began: which tag, at which change. */
type Fill<Page, Other> = {
  /** Whether changes were heard of when it began. */
  readonly beganCertain: boolean
  readonly touched: Map<PageTag | 'all', number>
  readonly result: Promise<Made<Page, Other>>
  /** The change after which its page is an old one; known when it is made. */
  overtakenAt: number
}

export type PageCache<Page extends Cacheable, Other> = ReturnType<typeof createPageCache<Page, Other>>

/**
 * Finished pages by their key, within `maxBytes` of memory: the one that nobody asked for longest goes first, to the second.
 * However many ask for a page, one makes it. `now` is in milliseconds, from any beginning.
 *
 * A page is fresh until one of its tags expires. That a tag expired has to be told: until `setCertain` was called nothing is
 * kept at all, and while it says false, or has said nothing for two seconds, pages live five seconds.
 */
export function createPageCache<Page extends Cacheable, Other>({
  maxBytes,
  now = () => performance.now(),
}: {
  readonly maxBytes: number
  readonly now?: () => number
}) {
  const fills = new Map<string, Fill<Page, Other>>()
  const entries = new LRUCache<string, Entry<Page>>({ maxSize: Math.max(1, maxBytes) })
  /** When it was last said that changes are heard of, -Infinity where they are not; null until anything was said. */
  let certainAt: number | null = null
  let changes = 0
  /** The last change of a tag. Pages compare it with their own when they are asked for: no tag has to know its pages. */
  const changedAt = new Map<PageTag | 'all', number>()
  /** Whether a render failed because the database did not respond, and nothing has shown since that it does. */
  let isDatabaseAway = false
  const counts = { hits: 0, misses: 0, stale: 0 }

  /** The fresh page under a key, or null. */
  function find(key: string): Page | null {
    const entry = entries.peek(key)
    if (!entry) return null
    const at = now()
    if (!isFresh(entry, at)) return null
    if (at - entry.recordedAt >= RECORDED_MS) {
      entry.recordedAt = at
      entries.get(key)
    }
    counts.hits++
    return entry.page
  }

  /**
   * The page under a key, made by `make` where none is fresh. While the database is away, the old one in its place. Once
   * changes are heard of again, the old one is served only to those whose own render failed.
   * @throws what `make` throws, for everyone who waited for it.
   */
  async function ask(key: string, make: () => Promise<Made<Page, Other>>): Promise<Found<Page, Other>> {
    for (;;) {
      const fresh = find(key)
      if (fresh) return { how: 'hit', page: fresh }
      const old = mayServeOld() ? oldUnder(key) : null
      if (old) return stale(old)
      const arrivedAt = changes
      const running = fills.get(key)
      const fill = running ?? begin(key, make)
      const result = await fill.result
      if (result.made === 'page') {
        if (arrivedAt >= fill.overtakenAt) continue // it was asked for after a change that the page does not know of
        counts.misses++
        return { how: 'miss', page: result.page }
      }
      if (result.made === 'away') {
        if (!fill.beganCertain && isCertain()) continue // the database came back while this render failed
        const standIn = oldUnder(key)
        return standIn ? stale(standIn) : { how: 'away' }
      }
      return running ? { how: 'unshared' } : { how: 'other', other: result.other }
    }
  }

  function begin(key: string, make: () => Promise<Made<Page, Other>>): Fill<Page, Other> {
    async function run(): Promise<Made<Page, Other>> {
      try {
        const result = await make()
        if (result.made === 'away') isDatabaseAway = true
        if (result.made === 'page') {
          isDatabaseAway = false
          fill.overtakenAt = firstChangeOf(result.page, fill.touched)
          if (fill.overtakenAt === Number.POSITIVE_INFINITY && certainAt !== null) {
            put(key, { page: result.page, madeAt: beganAt, recordedAt: now(), old: false, checkedAt: changes })
          }
        }
        return result
      } finally {
        fills.delete(key)
      }
    }
    const beganAt = now()
    const touched = new Map<PageTag | 'all', number>()
    const fill: Fill<Page, Other> = {
      beganCertain: isCertain(),
      touched,
      overtakenAt: Number.POSITIVE_INFINITY,
      result: Promise.resolve().then(run),
    }
    fills.set(key, fill)
    return fill
  }

  function put(key: string, entry: Entry<Page>): void {
    const { page } = entry
    const size = sizeOf(key, page)
    if (size > maxBytes) {
      entries.delete(key)
      return
    }
    entries.set(key, entry, { size })
  }

  /** To be called when a page has grown by another form of it. */
  function weigh(key: string, page: Page): void {
    const entry = entries.peek(key)
    if (entry?.page === page) put(key, { ...entry }) // the same object would keep its size
  }

  /** Makes the pages old that carry one of these tags; they are served only while the database is away. */
  function expire(tags: readonly PageTag[] | 'all'): void {
    changes++
    const names = tags === 'all' ? (['all'] as const) : tags
    for (const { touched } of fills.values()) {
      for (const name of names) if (!touched.has(name)) touched.set(name, changes)
    }
    for (const name of names) changedAt.set(name, changes)
    if (changedAt.size > MAX_CHANGED) {
      changedAt.clear()
      changedAt.set('all', changes)
    }
  }

  function isOld(entry: Entry<Page>): boolean {
    if (!entry.old && entry.checkedAt !== changes) {
      const { checkedAt } = entry
      entry.old = [...entry.page.tags, 'all' as const].some((tag) => (changedAt.get(tag) ?? 0) > checkedAt)
      entry.checkedAt = changes
    }
    return entry.old
  }

  /** Says whether changes are heard of: for the next two seconds pages live until they expire, or else five seconds. */
  function setCertain(areHeard: boolean): void {
    certainAt = areHeard ? now() : Number.NEGATIVE_INFINITY
    if (areHeard) isDatabaseAway = false
  }

  function isCertain(at = now()): boolean {
    return certainAt !== null && at - certainAt < CERTAIN_MS
  }

  /** Whether old pages are served without a new attempt to render them. */
  function mayServeOld(): boolean {
    return isDatabaseAway && !isCertain()
  }

  /** To be called when the database responds: from then on every old page is rendered again before it is served. */
  function setDatabaseBack(): void {
    isDatabaseAway = false
  }

  function isFresh(entry: Entry<Page>, at: number): boolean {
    if (isOld(entry)) return false
    return at - entry.madeAt < (isCertain(at) && !entry.page.isBrief ? MAX_MS : BRIEF_MS)
  }

  /** What may stand in for the page under a key, or null. */
  function oldUnder(key: string): Page | null {
    const entry = entries.get(key)
    return !entry || entry.page.isBrief || now() - entry.madeAt > MAX_STALE_MS ? null : entry.page
  }

  /** Takes in a page that may be old, made `ageMs` ago: it is served only while the database is away. */
  function addOld(key: string, page: Page, ageMs: number): void {
    if (oldUnder(key)) return
    put(key, { page, madeAt: now() - ageMs, recordedAt: now(), old: true, checkedAt: changes })
  }

  /** The pages that are fresh, most recently requested first; none while changes are not heard of. */
  function* freshPages(): Generator<{ readonly key: string; readonly page: Page; readonly ageMs: number }> {
    const at = now()
    if (!isCertain(at)) return
    for (const [key, entry] of entries.entries()) {
      if (!entry.page.isBrief && isFresh(entry, at)) yield { key, page: entry.page, ageMs: at - entry.madeAt }
    }
  }

  function stale(page: Page): { readonly how: 'stale'; readonly page: Page } {
    counts.stale++
    return { how: 'stale', page }
  }

  function statistics(): CacheStatistics {
    const fresh = [...entries.values()].filter((entry) => !isOld(entry)).length
    return { ...counts, bytes: entries.calculatedSize, entries: entries.size, fresh }
  }

  return { find, ask, weigh, expire, setCertain, mayServeOld, setDatabaseBack, addOld, freshPages, statistics }
}

/** At which change a page became old while it was made; Infinity where it did not. */
function firstChangeOf(page: Cacheable, touched: ReadonlyMap<PageTag | 'all', number>): number {
  return Math.min(...[...page.tags, 'all' as const].map((tag) => touched.get(tag) ?? Number.POSITIVE_INFINITY))
}

function sizeOf(key: string, page: Cacheable): number {
  return page.bytes + 2 * key.length + ENTRY_BYTES
}
