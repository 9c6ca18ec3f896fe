import { useEffect } from 'react'

/**
 * Overrides two browser defaults. Holding down Enter clicks the focused button, or submits the form, on every key
 * repeat, which could add items or send forms many times. Scrolling with the mouse wheel over a focused number field
 * changes its value.
 */
export function useInputGuards(): void {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('keydown', ignoreRepeatedEnter, { signal, capture: true })
    document.addEventListener('wheel', preventWheelChange, { signal, capture: true, passive: true })
    return () => controller.abort()
  }, [])
}

/** In multi-line text fields, holding down Enter still adds new lines. */
function ignoreRepeatedEnter(event: KeyboardEvent): void {
  const { target } = event
  const isText = target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)
  if (event.key === 'Enter' && event.repeat && !isText) event.preventDefault()
}

/**
 * Makes the field read-only while the browser handles the event, instead of preventing the event, so that the page
 * still scrolls.
 */
function preventWheelChange({ target }: WheelEvent): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'number' || target.readOnly) return
  target.readOnly = true
  requestAnimationFrame(() => {
    target.readOnly = false
  })
}
