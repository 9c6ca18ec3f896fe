import { useEffect, useState } from 'react'

/** Returns a function that focuses the page's content after the next render, for when the focused control goes away. */
export function useFocusContent(): () => void {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) document.getElementById('content')?.focus({ preventScroll: true })
  }, [times])
  return () => setTimes((before) => before + 1)
}
