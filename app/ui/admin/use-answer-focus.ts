import { type RefObject, useEffect, useRef } from 'react'

/**
 * Leads the focus on once the shop has answered a form, as the button that was pressed lost it while it was busy: to the
 * first field that was refused within the panel it is given to, or else to that panel, where something else may stand now.
 */
export function useAnswerFocus(answer: unknown): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!answer) return
    const refused = panel.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (refused) refused.focus()
    else if (document.activeElement === document.body) panel.current?.focus()
  }, [answer])
  return panel
}
