import { type RefObject, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * Once the page shows a form's result, focuses the first invalid field, or the panel if the clicked control is gone.
 */
export function useResultFocus<Target extends HTMLElement = HTMLElement>(result: unknown): RefObject<Target | null> {
  const panel = useRef<Target>(null)
  const handled = useRef<unknown>(undefined)
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    if (!result || !isIdle || handled.current === result) return
    handled.current = result
    const invalid = panel.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (invalid) invalid.focus()
    else if (document.activeElement === document.body) panel.current?.focus()
  }, [result, isIdle])
  return panel
}
