import { useEffect } from 'react'

/**
 * Ignores what browsers do with a held Enter key and with the wheel. A held key clicks its button, or sends its form,
 * with every repeat, which would add or send things many times. The wheel changes the focused number field that it
 * scrolls past.
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

/** In multi-line text fields, it adds new lines. */
function ignoreRepeatedEnter(event: KeyboardEvent): void {
  const { target } = event
  const isText = target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)
  if (event.key === 'Enter' && event.repeat && !isText) event.preventDefault()
}

/** Read-only while the browser handles the event: unlike a prevented one, it still scrolls the page. */
function keepNumber({ target }: WheelEvent): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'number' || target.readOnly) return
  target.readOnly = true
  requestAnimationFrame(() => {
    target.readOnly = false
  })
}
