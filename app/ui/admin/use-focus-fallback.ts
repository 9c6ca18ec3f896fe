import { type RefObject, useEffect, useRef, useState } from 'react'

type FocusFallback<Target> = { readonly fallback: RefObject<Target | null>; readonly restoreFocus: () => void }

/** `restoreFocus` focuses `fallback` after the next render if the focused control is gone by then. */
export function useFocusFallback<Target extends HTMLElement>(): FocusFallback<Target> {
  const fallback = useRef<Target>(null)
  const [requestCount, setRequestCount] = useState(0)
  useEffect(() => {
    const focused = document.activeElement
    const isVisible = focused && focused !== document.body && focused.checkVisibility() // false in a closed dialog
    if (requestCount > 0 && !isVisible) fallback.current?.focus({ preventScroll: true })
  }, [requestCount])
  return { fallback, restoreFocus: () => setRequestCount((count) => count + 1) }
}
