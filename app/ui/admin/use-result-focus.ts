import { type RefObject, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * Leads the focus on once the store has answered a form and the screen shows what came of it: to the first field that was
 * refused within the panel it is given to, or, where what was pressed has gone, to that panel, in which something else
 * stands now.
 */
export function useResultFocus(result: unknown): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null)
  const led = useRef<unknown>(undefined)
  const isShown = useNavigation().state === 'idle'
  useEffect(() => {
    if (!result || !isShown || led.current === result) return
    led.current = result
    const refused = panel.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (refused) refused.focus()
    else if (document.activeElement === document.body) panel.current?.focus()
  }, [result, isShown])
  return panel
}
