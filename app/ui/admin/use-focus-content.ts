import { useEffect, useRef, useState } from 'react'

function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}

/** Focuses the page's content after the next render, for when the focused control disappears. */
export function useFocusContent(): () => void {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) focusContent()
  }, [times])
  return () => setTimes((before) => before + 1)
}

/**
 * The same for rows that leave a list by themselves: focuses the content after the change that removed the focused row.
 */
export function useFocusContentAfter(rows: unknown): void {
  const shown = useRef(rows)
  useEffect(() => {
    const hasChanged = rows !== shown.current
    shown.current = rows
    if (hasChanged && document.activeElement === document.body) focusContent()
  }, [rows])
}
