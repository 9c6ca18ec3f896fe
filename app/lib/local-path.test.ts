import { expect, test } from 'vitest'
import { withPrefix } from '#app/lib/local-path.ts'

test.each([
  ['', '/shop?page=2', '/shop?page=2'],
  ['de', '/shop?page=2', '/de/shop?page=2'],
  ['de', '/', '/de'],
  ['de', '/?newsletter=failed', '/de?newsletter=failed'],
  ['de', '/#newsletter', '/de#newsletter'],
  ['fr-ca', '/_.data', '/fr-ca/_.data'],
])('under the prefix %j, the path %s becomes %s', (prefix, address, expected) => {
  expect(withPrefix(prefix, address)).toBe(expected)
})
