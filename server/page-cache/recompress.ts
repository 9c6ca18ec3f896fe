import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { CachedPage, EncodedPage } from '#app/platform/cache/cached-page.ts'
import type { PageCache } from '#app/platform/cache/page-cache.ts'
import type { ContentCoding } from '#app/platform/http/content-coding.ts'

/** The maximum number of queued pages. Further pages are not queued until their next request. */
const MAX_WAITING = 100
/** The pause between two pages, so that recompression takes at most a fiftieth of a processor. */
const PAUSE_MS = 100
/** While the event loop is busy for a larger share of the time, no page is compressed again. */
const MAX_UTILIZATION = 0.5

type WaitingPage = { readonly key: string; readonly page: CachedPage; readonly coding: ContentCoding }

/** Returns a function that makes cached pages smaller: in the background, one at a time, while there is little load. */
export function createRecompressor(pages: Pick<PageCache<CachedPage, Response>, 'holds' | 'updateSize'>) {
  const waiting = new Map<EncodedPage, WaitingPage>()
  let isRunning = false

  function request(encoded: EncodedPage, waitingPage: WaitingPage): void {
    if (waiting.size >= MAX_WAITING || waiting.has(encoded)) return
    waiting.set(encoded, waitingPage)
    if (!isRunning) void run()
  }

  async function run(): Promise<void> {
    isRunning = true
    while (waiting.size > 0) {
      const before = performance.eventLoopUtilization()
      await pause(PAUSE_MS, undefined, { ref: false })
      for (const [encoded, { key, page }] of waiting) if (!pages.holds(key, page)) waiting.delete(encoded)
      if (performance.eventLoopUtilization(before).utilization > MAX_UTILIZATION) continue
      const [next] = waiting
      if (next) await recompress(...next)
    }
    isRunning = false
  }

  async function recompress(encoded: EncodedPage, { key, page, coding }: WaitingPage): Promise<void> {
    await page.recompress(coding).catch(() => {}) // memory is exhausted; the larger encoding remains
    waiting.delete(encoded)
    pages.updateSize(key, page)
  }

  return request
}
