import { LRUCache } from 'lru-cache'
import type { PageTag } from '#app/platform/cache/page-tags.ts'

const BRIEF_MS = 5_000
/** How long `setConnected(true)` is valid. It is called every half second while the change feed is connected. */
const CONFIRMED_MS = 2_000
/** The maximum age of a page, because its content may depend on time, such as the year in the footer. */
const MAX_MS = 60 * 60 * 1_000
/** The maximum age of a page that is served while the database is unavailable. */
export const MAX_STALE_MS = 24 * 60 * 60 * 1_000
/** The minimum time between recorded uses for the LRU, because recording costs more than the lookup. */
const RECORDED_MS = 1_000
/** Approximate memory of an entry, in addition to its page's bytes. */
const ENTRY_BYTES = 2_500
/** The maximum number of tags whose last change is stored. One more tag expires all pages. */
const MAX_CHANGED = 10_000

export type Cacheable = {
  readonly tags: readonly PageTag[]
  /** True if the page is fresh for five seconds only and never served stale, such as 'product not found'. */
  readonly isBrief: boolean
  /** The memory that the page uses, which increases with each encoding. */
  readonly bytes: number
}

export type RenderResult<Page, Other> =
  | { readonly kind: 'page'; readonly page: Page }
  | { readonly kind: 'other'; readonly other: Other }
  | { readonly kind: 'away' }

/** 'unshared': the result was only for another request, so this request must render the page itself. */
type Lookup<Page, Other> =
  | { readonly outcome: 'hit' | 'miss' | 'stale'; readonly page: Page }
  | { readonly outcome: 'other'; readonly other: Other }
  | { readonly outcome: 'away' | 'unshared' }

type Entry<Page> = {
  readonly page: Page
  readonly renderedAt: number
  expired: boolean
  /** The last change that `expired` takes into account. */
  checkedAt: number
  recordedAt: number
}

/** A page that is being rendered, and the tags that expired after the rendering began, each with its change. */
type Fill<Page, Other> = {
  readonly beganConnected: boolean
  readonly touched: Map<PageTag | 'all', number>
  readonly result: Promise<RenderResult<Page, Other>>
  /** The change that invalidated the page, if any. */
  invalidatedAt: number
}

type Options = { readonly maxBytes: number; readonly now?: () => number }

export type PageCache<Page extends Cacheable, Other> = ReturnType<typeof createPageCache<Page, Other>>

/**
 * Caches rendered pages by key; the least recently used is evicted first. Concurrent requests are coalesced. Nothing is
 * cached before the first `setConnected`. While no changes arrive, pages are fresh for five seconds.
 */
export function createPageCache<Page extends Cacheable, Other>({ maxBytes, now = () => performance.now() }: Options) {
  const fills = new Map<string, Fill<Page, Other>>()
  const entries = new LRUCache<string, Entry<Page>>({ maxSize: Math.max(1, maxBytes) })
  /** -Infinity if no changes arrive; null before the first `setConnected`. */
  let confirmedAt: number | null = null
  let changes = 0
  const changedAt = new Map<PageTag | 'all', number>()
  /** True from the start of an outage until the database is known to respond again. */
  let isDatabaseAway = false
  const counts = { hits: 0, misses: 0, stale: 0 }

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

  /** Returns a stale page if the database is unavailable. @throws what `render` throws, to every waiting request. */
  async function getOrRender(
    key: string,
    render: () => Promise<RenderResult<Page, Other>>,
  ): Promise<Lookup<Page, Other>> {
    for (;;) {
      const fresh = find(key)
      if (fresh) return { outcome: 'hit', page: fresh }
      const stalePage = canServeStale() ? findStale(key) : null
      if (stalePage) return toStaleResult(stalePage)
      const arrivedAt = changes
      const running = fills.get(key)
      const fill = running ?? begin(key, render)
      const result = await fill.result
      if (result.kind === 'page') {
        if (arrivedAt >= fill.invalidatedAt) continue // requested after a change that this page does not contain
        counts.misses++
        return { outcome: 'miss', page: result.page }
      }
      if (result.kind === 'away') {
        if (!fill.beganConnected && isConnected()) continue // the database came back while this render failed
        const fallback = findStale(key)
        return fallback ? toStaleResult(fallback) : { outcome: 'away' }
      }
      return running ? { outcome: 'unshared' } : { outcome: 'other', other: result.other }
    }
  }

  function begin(key: string, render: () => Promise<RenderResult<Page, Other>>): Fill<Page, Other> {
    async function run(): Promise<RenderResult<Page, Other>> {
      try {
        const result = await render()
        if (result.kind === 'away') isDatabaseAway = true
        if (result.kind === 'page') {
          isDatabaseAway = false
          fill.invalidatedAt = getFirstChange(result.page, fill.touched)
          if (fill.invalidatedAt === Number.POSITIVE_INFINITY && confirmedAt !== null) {
            put(key, { page: result.page, renderedAt: beganAt, recordedAt: now(), expired: false, checkedAt: changes })
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
      beganConnected: isConnected(),
      touched,
      invalidatedAt: Number.POSITIVE_INFINITY,
      result: Promise.resolve().then(run),
    }
    fills.set(key, fill)
    return fill
  }

  function put(key: string, entry: Entry<Page>): void {
    const size = entry.page.bytes + 2 * key.length + ENTRY_BYTES
    if (size > maxBytes) entries.delete(key)
    else entries.set(key, entry, { size })
  }

  function updateSize(key: string, page: Page): void {
    const entry = entries.peek(key)
    if (entry?.page === page) put(key, { ...entry }) // a new object updates the recorded size
  }

  /** Returns true if a request for the key would get this page. */
  function holds(key: string, page: Page): boolean {
    const entry = entries.peek(key)
    return entry?.page === page && isFresh(entry, now())
  }

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

  function isExpired(entry: Entry<Page>): boolean {
    if (!entry.expired && entry.checkedAt !== changes) {
      const { checkedAt } = entry
      entry.expired = [...entry.page.tags, 'all' as const].some((tag) => (changedAt.get(tag) ?? 0) > checkedAt)
      entry.checkedAt = changes
    }
    return entry.expired
  }

  function setConnected(isReceiving: boolean): void {
    confirmedAt = isReceiving ? now() : Number.NEGATIVE_INFINITY
    if (isReceiving) isDatabaseAway = false
  }

  function isConnected(at = now()): boolean {
    return confirmedAt !== null && at - confirmedAt < CONFIRMED_MS
  }

  function canServeStale(): boolean {
    return isDatabaseAway && !isConnected()
  }

  /** From now on, every stale page is rendered again before it is served. */
  function setDatabaseBack(): void {
    isDatabaseAway = false
  }

  function isFresh(entry: Entry<Page>, at: number): boolean {
    if (isExpired(entry)) return false
    return at - entry.renderedAt < (isConnected(at) && !entry.page.isBrief ? MAX_MS : BRIEF_MS)
  }

  function findStale(key: string): Page | null {
    const entry = entries.get(key)
    return !entry || entry.page.isBrief || now() - entry.renderedAt > MAX_STALE_MS ? null : entry.page
  }

  function addStale(key: string, page: Page, ageMs: number): void {
    if (findStale(key)) return
    put(key, { page, renderedAt: now() - ageMs, recordedAt: now(), expired: true, checkedAt: changes })
  }

  /** Yields the most recently requested pages first, and none while no changes arrive. */
  function* listFreshPages(): Generator<{ readonly key: string; readonly page: Page; readonly ageMs: number }> {
    const at = now()
    if (!isConnected(at)) return
    for (const [key, entry] of entries.entries()) {
      if (!entry.page.isBrief && isFresh(entry, at)) yield { key, page: entry.page, ageMs: at - entry.renderedAt }
    }
  }

  function toStaleResult(page: Page): { readonly outcome: 'stale'; readonly page: Page } {
    counts.stale++
    return { outcome: 'stale', page }
  }

  function getStatistics() {
    const fresh = [...entries.values()].filter((entry) => !isExpired(entry)).length
    return { ...counts, bytes: entries.calculatedSize, entries: entries.size, fresh }
  }

  return {
    find,
    getOrRender,
    updateSize,
    holds,
    expire,
    setConnected,
    canServeStale,
    setDatabaseBack,
    addStale,
    freshPages: listFreshPages,
    statistics: getStatistics,
  }
}

function getFirstChange(page: Cacheable, touched: ReadonlyMap<PageTag | 'all', number>): number {
  return Math.min(...[...page.tags, 'all' as const].map((tag) => touched.get(tag) ?? Number.POSITIVE_INFINITY))
}
