import { useEffect } from 'react'

/**
 * Prevents two defaults of browsers. A held Enter key clicks its button, or submits its form, with every repeat, which
 * would add or send things many times. The mouse wheel changes the focused number field while it scrolls past.
 */
export function useInputGuards(): void {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('keydown', ignoreRepeatedEnter, { signal, capture: true })
    document.addEventListener('wheel', keepNumber, { signal, capture: true, passive: true })
    return () => controller.abort()
  }, [])
}

/** In multi-line text fields, a held Enter key still adds new lines. */
function ignoreRepeatedEnter(event: KeyboardEvent): void {
  const { target } = event
  const isText = target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)
  if (event.key === 'Enter' && event.repeat && !isText) event.preventDefault()
}

/** Makes the field read-only while the browser handles the event, which still scrolls the page if not prevented. */
function keepNumber({ target }: WheelEvent): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'number' || target.readOnly) return
  target.readOnly = true
  requestAnimationFrame(() => {
    target.readOnly = false
  })
}
