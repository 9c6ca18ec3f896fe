import { expect, test } from 'vitest'
import { hasTooManyFields } from '#server/form-fields.ts'

const urlEncoded = (fields: number) => Array.from({ length: fields }, (_, n) => n.toString(36)).join('&')
const multipart = (fields: number) =>
  `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(fields)}--x--\r\n`

test.each([
  { fields: 1_000, isTooMany: false },
  { fields: 1_001, isTooMany: true },
])('a form of $fields fields has too many: $isTooMany', ({ fields, isTooMany }) => {
  expect(hasTooManyFields(Buffer.from(urlEncoded(fields)), 'application/x-www-form-urlencoded')).toBe(isTooMany)
  expect(hasTooManyFields(Buffer.from(multipart(fields)), 'multipart/form-data; boundary=x')).toBe(isTooMany)
})

test('a body of a different type has no fields', () => {
  expect(hasTooManyFields(Buffer.from(urlEncoded(2_000)), 'application/json')).toBe(false)
  expect(hasTooManyFields(Buffer.alloc(0))).toBe(false)
})
