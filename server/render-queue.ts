import { semaphore } from '#app/platform/limits/semaphore.ts'

/** With more concurrent renders, garbage collection (1–2 MB per render) would make each about 10% slower. */
const MAX_AT_ONCE = 8

const withPermit = semaphore(MAX_AT_ONCE)

/** Renders a public page when a slot is free; null if `signal` was aborted before that. */
export function inRenderQueue<Page>(late: AbortSignal, render: () => Promise<Page>): Promise<Page | null> {
  return withPermit(1, async () => (late.aborted ? null : render()))
}
