import { expect, test } from 'vitest'
import { isPassportCode, parsePassportCode, toPassportCode } from '#app/catalog/passport/passport-code.ts'
import { newId } from '#app/lib/id.ts'
import { toQrPath } from '#app/lib/qr-path.ts'

test('a code is short and identifies its product', () => {
  for (let count = 0; count < 100; count++) {
    const id = newId<'product'>()
    expect(toPassportCode(id)).toMatch(/^[0-9a-z]{25}$/)
    expect(parsePassportCode(toPassportCode(id))).toBe(id)
  }
})

test.each(['', '0', 'z'.repeat(25), '0'.repeat(24), `${'0'.repeat(24)}A`, `${'0'.repeat(24)}-`, `${'0'.repeat(26)}`])(
  '“%s” is not a code',
  (code) => {
    expect(isPassportCode(code)).toBe(false)
  },
)

test('for a URL of 65 characters, a QR code has at most 45 squares per side, each half a millimeter wide on labels', () => {
  const { size } = toQrPath(`https://store.example-name.com/passport/${toPassportCode(newId())}`)
  expect(size).toBeLessThanOrEqual(45)
})
