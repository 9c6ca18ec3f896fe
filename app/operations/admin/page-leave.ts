/** Browsers end a page's requests shortly after `beforeunload`. */
const LEAVING_MS = 5_000

/** Returns true while the page is being left. Firefox then rejects pending requests; these are not failures. */
export const isLeavingPage = typeof window === 'undefined' ? () => false : watchLeaving(window)

export function watchLeaving(page: EventTarget): () => boolean {
  let leftAt = Number.NEGATIVE_INFINITY
  page.addEventListener('beforeunload', () => {
    leftAt = performance.now()
  })
  return () => performance.now() - leftAt < LEAVING_MS
}
