import type { KeyboardEvent } from 'react'

/** Saves a dialog's form on Ctrl+S or ⌘S, instead of the form behind the dialog. */
export function saveOnShortcut(event: KeyboardEvent<HTMLFormElement>): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
  event.preventDefault()
  event.stopPropagation()
  event.currentTarget.requestSubmit()
}
