import { expect, test } from 'vitest'
import { withWindows1252 } from '#app/exchange/product-files/windows-1252.ts'

test('control characters are replaced with Windows-1252 characters, and other text is unchanged', () => {
  expect(withWindows1252('3M\u0099 it\u0092s \u0080 5')).toBe('3M™ it’s € 5')
  expect(withWindows1252('™ é\u00a0\u0081\n')).toBe('™ é\u00a0\u0081\n') // Windows-1252 has no character at 0x81
})
