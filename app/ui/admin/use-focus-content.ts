import { useEffect, useState } from 'react'

/** For when the focused control goes away: focuses the page's content after the next render. */
export function useFocusContent(): () => void {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) document.getElementById('content')?.focus({ preventScroll: true })
  }, [times])
  return () => setTimes((before) => before + 1)
}
