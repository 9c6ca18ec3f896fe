import { expect, test } from 'vitest'
import { NO_KEYS, readScannerKey } from '#app/orders/admin/packing/key-scanner.ts'

/**
 * Types keys, each `pause` milliseconds after the previous one. A number among the keys adds a pause. Returns the
 * scanned codes.
 */
function type(keys: readonly (string | number)[], pause: number): readonly string[] {
  let typed = NO_KEYS
  const scanned: string[] = []
  let at = 1_000
  for (const key of keys) {
    at += typeof key === 'number' ? key : pause
    if (typeof key === 'number') continue
    const step = readScannerKey(typed, { key, at })
    typed = step.typed
    if (step.scanned !== null) scanned.push(step.scanned)
  }
  return scanned
}

test.each([
  ['a scanned code', ['A-12'], ['A', '-', '1', '2', 'Enter'], 10],
  ['a code with capital letters', ['AB7'], ['Shift', 'A', 'Shift', 'B', '7', 'Enter'], 10],
  ['two codes', ['123', '456'], ['1', '2', '3', 'Enter', '4', '5', '6', 'Enter'], 10],
  ['a code with a delayed character', ['A-123'], ['A', 300, '-', '1', '2', '3', 'Enter'], 10],
  ['two codes, the first without Enter', ['123'], ['9', '9', '9', 2_000, '1', '2', '3', 'Enter'], 10],
  ['a code typed by a person', [], ['A', '-', '1', '2', 'Enter'], 200],
  ['Enter on a button', [], ['Enter'], 10],
  ['a key and Enter', [], ['j', 'Enter'], 10],
])('from %s, the scanner reads the codes %j', (_, codes, keys, pause) => {
  expect(type(keys, pause)).toEqual(codes)
})
