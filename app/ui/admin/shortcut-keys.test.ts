import { expect, test } from 'vitest'
import { readShortcut } from '#app/ui/admin/shortcut-keys.ts'

const noModifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, isComposing: false }

test.each([
  [{ key: 'j' }, 'next'],
  [{ key: 'K' }, 'previous'], // with Caps Lock
  [{ key: '?', shiftKey: true }, 'help'],
  [{ key: '/', shiftKey: true }, 'search'], // on a German keyboard
  [{ key: 'J', shiftKey: true }, null],
  [{ key: 'k', ctrlKey: true }, null],
  [{ key: 'e', metaKey: true }, null],
  [{ key: 'x', altKey: true }, null],
  [{ key: 'j', isComposing: true }, null],
  [{ key: 'a' }, null],
  [{ key: 'Enter' }, null],
])('the keys %j are read as the shortcut %s', (key, shortcut) => {
  expect(readShortcut({ ...noModifiers, ...key })).toBe(shortcut)
})
