import type { KeyboardEvent } from 'react'

/** Saves the form of a dialog on Ctrl+S, not the form below it. */
export function saveByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
  event.preventDefault()
  event.stopPropagation()
  event.currentTarget.requestSubmit()
}
