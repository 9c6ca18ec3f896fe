import { expect, test } from 'vitest'
import { withWindows1252 } from '#app/exchange/product-files/windows-1252.ts'

test('control characters become what Windows-1252 has in their place, and other text stays', () => {
  expect(withWindows1252('3M\u0099 it\u0092s \u0080 5')).toBe('3M™ it’s € 5')
  expect(withWindows1252('™ é\u00a0\u0081\n')).toBe('™ é\u00a0\u0081\n') // Windows-1252 has nothing at 0x81
})
