import { semaphore } from '#app/platform/limits/semaphore.ts'

/** With more concurrent renders, garbage collection (1–2 MB per render) would make each render about 10% slower. */
const MAX_CONCURRENT_RENDERS = 8

const withPermit = semaphore(MAX_CONCURRENT_RENDERS)

/** Renders a public page when a slot is free; null if `signal` was aborted before that. */
export function renderInQueue<Page>(signal: AbortSignal, render: () => Promise<Page>): Promise<Page | null> {
  return withPermit(1, async () => (signal.aborted ? null : render()))
}
