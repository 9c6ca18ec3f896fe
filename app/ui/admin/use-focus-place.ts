import { type RefObject, useEffect, useRef, useState } from 'react'

type FocusPlace<Place> = { readonly place: RefObject<Place | null>; readonly keepFocus: () => void }

/**
 * A place for the focus when what had it is gone or cannot be pressed any more. `keepFocus` is called once the work is done
 * and moves it there; where something still has it, it stays.
 */
export function useFocusPlace<Place extends HTMLElement>(): FocusPlace<Place> {
  const place = useRef<Place>(null)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    const holder = document.activeElement
    const isHeld = holder && holder !== document.body && holder.checkVisibility() // not in a dialog that has closed
    if (times > 0 && !isHeld) place.current?.focus({ preventScroll: true })
  }, [times])
  return { place, keepFocus: () => setTimes((before) => before + 1) }
}
