export type Shortcut = 'next' | 'previous' | 'select' | 'main' | 'search' | 'help'

const SHORTCUTS: Readonly<Record<string, Shortcut>> = {
  j: 'next',
  k: 'previous',
  x: 'select',
  e: 'main',
  '/': 'search',
  '?': 'help',
}

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing'>

/** Null with a modifier. Keyboards that have `/` or `?` on another key need Shift for it. */
export function readShortcut({ key, altKey, ctrlKey, metaKey, shiftKey, isComposing }: Key): Shortcut | null {
  if (altKey || ctrlKey || metaKey || isComposing) return null
  const isLetter = /^\p{L}$/u.test(key)
  if (isLetter && shiftKey) return null
  return SHORTCUTS[key.toLowerCase()] ?? null
}

const FIELDS = 'textarea, select, input:not([type="checkbox"], [type="radio"]), [contenteditable]'

/** Keys are for typing in a field, and for an open dialog or menu. */
export function areKeysNeeded({ target }: KeyboardEvent): boolean {
  if (target instanceof Element && target.matches(FIELDS)) return true
  return document.querySelector('dialog[open], [popover="auto"]:popover-open, .action-menu[open]') !== null
}
