import { useEffect, useState } from 'react'

/** Moves the focus to where the screen's content begins, once what had it is gone: a row, a bar. */
export function useFocusContent(): () => void {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) document.getElementById('content')?.focus({ preventScroll: true })
  }, [times])
  return () => setTimes((before) => before + 1)
}
