import { expect, test } from 'vitest'
import { newId, parseId, requireId } from '#app/lib/id.ts'

test('ids sort by creation time', () => {
  const ids = Array.from({ length: 1_000 }, () => newId<'order'>())
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(1_000)
})

test.each(['', 'abc', '123', '0199a1b2-0000-7000-8000-0123456789', "' or 1=1 --", null, undefined])(
  '%s is not an id',
  (text) => {
    expect(parseId(text)).toBeNull()
  },
)

test('an id is read in lower case', () => {
  expect(parseId('0199A1B2-0000-7000-8000-0123456789AB')).toBe('0199a1b2-0000-7000-8000-0123456789ab')
})

test('a malformed id in a URL leads to a 404', () => {
  expect(() => requireId('abc', 'Product Not Found')).toThrow(
    expect.objectContaining({ data: 'Product Not Found', init: { status: 404 } }),
  )
})
