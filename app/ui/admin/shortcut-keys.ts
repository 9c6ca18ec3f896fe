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

/** Returns null if a modifier is pressed, except for Shift with `/` or `?`, which some keyboard layouts need. */
export function readShortcut({ key, altKey, ctrlKey, metaKey, shiftKey, isComposing }: Key): Shortcut | null {
  if (altKey || ctrlKey || metaKey || isComposing) return null
  const isLetter = /^\p{L}$/u.test(key)
  if (isLetter && shiftKey) return null
  return SHORTCUTS[key.toLowerCase()] ?? null
}

const FIELDS = 'textarea, select, input:not([type="checkbox"], [type="radio"]), [contenteditable]'

/** Returns true while keys are used for typing in a field or by an open dialog or menu. */
export function areKeysNeeded({ target }: KeyboardEvent): boolean {
  if (target instanceof Element && target.matches(FIELDS)) return true
  return document.querySelector('dialog[open], [popover="auto"]:popover-open, .action-menu[open]') !== null
}
