/** Browsers end a page's requests shortly after `beforeunload`. */
const LEAVING_MS = 5_000

let leftAt = Number.NEGATIVE_INFINITY

if (typeof window !== 'undefined') {
  window.addEventListener('beforeunload', () => {
    leftAt = performance.now()
  })
}

/** Whether the browser is leaving the page: Firefox then rejects its requests, which are no failures. */
export function isLeavingPage(): boolean {
  return performance.now() - leftAt < LEAVING_MS
}
