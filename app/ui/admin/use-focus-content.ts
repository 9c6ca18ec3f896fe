import { useEffect, useRef, useState } from 'react'

function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}

/**
 * Returns a function that focuses the page's content after the next render. Call it if the focused control disappears.
 */
export function useFocusContent(): () => void {
  const [requestCount, setRequestCount] = useState(0)
  useEffect(() => {
    if (requestCount > 0) focusContent()
  }, [requestCount])
  return () => setRequestCount((count) => count + 1)
}

/** Focuses the page's content after a change removed the focused row, for lists whose rows disappear on their own. */
export function useFocusContentAfter(rows: unknown): void {
  const lastRows = useRef(rows)
  useEffect(() => {
    const hasChanged = rows !== lastRows.current
    lastRows.current = rows
    if (hasChanged && document.activeElement === document.body) focusContent()
  }, [rows])
}
