import { expect, test } from 'vitest'
import { isPassportCode, parseProductCode, toPassportCode } from '#app/catalog/passport/passport-code.ts'
import { newId } from '#app/lib/id.ts'
import { toQrPath } from '#app/lib/qr-path.ts'

test('a code is short and identifies its product', () => {
  for (let count = 0; count < 100; count++) {
    const id = newId<'product'>()
    expect(toPassportCode(id)).toMatch(/^[0-9a-z]{25}$/)
    expect(parseProductCode(toPassportCode(id))).toBe(id)
  }
})

test.each(['', '0', 'z'.repeat(25), '0'.repeat(24), `${'0'.repeat(24)}A`, `${'0'.repeat(24)}-`, `${'0'.repeat(26)}`])(
  '“%s” is not a code',
  (code) => {
    expect(isPassportCode(code)).toBe(false)
  },
)

test('with a URL of 60 characters and a width of 22 mm, the squares of a code are half a millimeter wide', () => {
  const { size } = toQrPath(`https://store.example-name.com/passport/${toPassportCode(newId())}`)
  expect(size).toBeLessThanOrEqual(45)
})
