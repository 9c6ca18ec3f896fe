import { useCallback, useEffect, useRef } from 'react'

/** Delays work that shifts the layout while a pointer is down, as it would move the button that is being clicked. */
export function useAfterPointerUp(): (work: () => void) => void {
  const isDown = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const onDown = () => {
      isDown.current = true
    }
    const onUp = () => {
      isDown.current = false
      for (const work of waiting.current.splice(0)) setTimeout(work) // after the click event
    }
    window.addEventListener('pointerdown', onDown, options)
    window.addEventListener('pointerup', onUp, options)
    window.addEventListener('pointercancel', onUp, options)
    return () => listening.abort()
  }, [])
  return useCallback((work) => {
    if (isDown.current) waiting.current.push(work)
    else work()
  }, [])
}
