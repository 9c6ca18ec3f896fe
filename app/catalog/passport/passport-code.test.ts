import { expect, test } from 'vitest'
import { isPassportCode, parseProductCode, passportCode } from '#app/catalog/passport/passport-code.ts'
import { newId } from '#app/lib/id.ts'
import { qrPath } from '#app/lib/qr-path.ts'

test('a code is short, and leads back to its product', () => {
  for (let count = 0; count < 100; count++) {
    const id = newId<'product'>()
    expect(passportCode(id)).toMatch(/^[0-9a-z]{25}$/)
    expect(parseProductCode(passportCode(id))).toBe(id)
  }
})

test.each(['', '0', 'z'.repeat(25), '0'.repeat(24), `${'0'.repeat(24)}A`, `${'0'.repeat(24)}-`, `${'0'.repeat(26)}`])(
  '“%s” is not a code',
  (code) => {
    expect(isPassportCode(code)).toBe(false)
  },
)

test('with an address of 60 characters and a width of 22 mm, the squares of a code are half a millimeter wide', () => {
  const { size } = qrPath(`https://store.example-name.com/passport/${passportCode(newId())}`)
  expect(size).toBeLessThanOrEqual(45)
})
