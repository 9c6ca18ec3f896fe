import { semaphore } from '#app/platform/limits/semaphore.ts'

/** More concurrent renders would make each about 10% slower by garbage collection (1–2 MB each). */
const MAX_AT_ONCE = 8

const withPermit = semaphore(MAX_AT_ONCE)

/** Renders a public page when a slot is free; null if `late` was aborted before. */
export function inRenderQueue<Page>(late: AbortSignal, render: () => Promise<Page>): Promise<Page | null> {
  return withPermit(1, async () => (late.aborted ? null : render()))
}
