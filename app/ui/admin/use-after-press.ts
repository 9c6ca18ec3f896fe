import { useCallback, useEffect, useRef } from 'react'

/**
 * Runs what may move the page at once, or, while a pointer is pressed, after it was let go: a message that appears when a
 * field is left would otherwise push the button away under the finger that left the field for it.
 */
export function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const press = () => {
      isPressed.current = true
    }
    const letGo = () => {
      isPressed.current = false
      for (const work of waiting.current.splice(0)) setTimeout(work) // after the click, which is still to come
    }
    window.addEventListener('pointerdown', press, options)
    window.addEventListener('pointerup', letGo, options)
    window.addEventListener('pointercancel', letGo, options)
    return () => listening.abort()
  }, [])
  return useCallback((work) => {
    if (isPressed.current) waiting.current.push(work)
    else work()
  }, [])
}
