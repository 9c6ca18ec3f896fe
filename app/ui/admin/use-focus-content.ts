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

/** Focuses the page's content after a change removed the focused row, for lists whose rows disappear on their own. */
export function useFocusContentAfter(rows: unknown): void {
  const shown = useRef(rows)
  useEffect(() => {
    const hasChanged = rows !== shown.current
    shown.current = rows
    if (hasChanged && document.activeElement === document.body) focusContent()
  }, [rows])
}
