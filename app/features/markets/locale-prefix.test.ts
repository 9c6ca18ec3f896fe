import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RESERVED_PREFIXES, withPrefix } from '#app/features/markets/locale-prefix.ts'
import { configuredRoutes } from '#tests/support/configured-routes.ts'

/** As the constraint locales_prefix_form. */
const POSSIBLE = /^[a-z][a-z0-9-]{1,11}$/

test('no prefix can be the first segment of a route or the name of a file', () => {
  const segments = configuredRoutes.map(({ fullPath }) => fullPath.split('/')[1] ?? '')
  const taken = [...segments, ...readdirSync('public')].filter((segment) => POSSIBLE.test(segment))
  expect(taken.filter((segment) => !RESERVED_PREFIXES.has(segment))).toEqual([])
  expect([...RESERVED_PREFIXES].filter((segment) => !POSSIBLE.test(segment))).toEqual([])
})

test.each([
  ['', '/shop?page=2', '/shop?page=2'],
  ['de', '/shop?page=2', '/de/shop?page=2'],
  ['de', '/', '/de'],
  ['de', '/?newsletter=failed', '/de?newsletter=failed'],
  ['de', '/#newsletter', '/de#newsletter'],
  ['fr-ca', '/_.data', '/fr-ca/_.data'],
])('under %j, %s is %s', (prefix, address, expected) => {
  expect(withPrefix(prefix, address)).toBe(expected)
})
