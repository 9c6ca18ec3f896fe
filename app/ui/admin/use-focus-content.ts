import { useEffect, useRef, useState } from 'react'

function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}

/** For when the focused control goes away: focuses the page's content after the next render. */
export function useFocusContent(): () => void {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) focusContent()
  }, [times])
  return () => setTimes((before) => before + 1)
}

/** The same for rows that leave a list by themselves: after the change in which the focused one went. */
export function useFocusContentAfter(rows: unknown): void {
  const shown = useRef(rows)
  useEffect(() => {
    const hasChanged = rows !== shown.current
    shown.current = rows
    if (hasChanged && document.activeElement === document.body) focusContent()
  }, [rows])
}
