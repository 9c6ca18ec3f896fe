import { semaphore } from '#app/lib/semaphore.ts'

/**
 * How many public pages render concurrently: enough to keep the processor and the database busy. Each takes 1–2 MB,
 * and with more at once garbage collection makes each about 10% slower.
 */
const MAX_AT_ONCE = 8

const withPermit = semaphore(MAX_AT_ONCE)

/** Renders a public page when a slot is free; null if `late` was aborted before. */
export function inRenderQueue<Page>(late: AbortSignal, render: () => Promise<Page>): Promise<Page | null> {
  return withPermit(1, async () => (late.aborted ? null : render()))
}
