import { semaphore } from '#app/lib/semaphore.ts'

/**
 * How many public pages are made at once: enough to keep the processor and the database busy. Each takes a megabyte or two
 * while it is made, and what lives for long costs the collector most: with more at once, each takes a tenth longer.
 */
const MAX_AT_ONCE = 8

const withPermit = semaphore(MAX_AT_ONCE)

/** Makes a public page when its turn comes; null where it was given up until then. */
export function inRenderQueue<Page>(late: AbortSignal, make: () => Promise<Page>): Promise<Page | null> {
  return withPermit(1, async () => (late.aborted ? null : make()))
}
