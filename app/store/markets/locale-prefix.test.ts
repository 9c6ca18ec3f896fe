import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RESERVED_PREFIXES } from '#app/store/markets/locale-prefix.ts'
import { configuredRoutes } from '#tests/support/configured-routes.ts'

/** As the constraint locales_prefix_form. */
const POSSIBLE = /^[a-z][a-z0-9-]{1,11}$/

test('no prefix can be the first segment of a route or the name of a file', () => {
  const segments = configuredRoutes.map(({ fullPath }) => fullPath.split('/')[1] ?? '')
  const taken = [...segments, ...readdirSync('public')].filter((segment) => POSSIBLE.test(segment))
  expect(taken.filter((segment) => !RESERVED_PREFIXES.has(segment))).toEqual([])
  expect([...RESERVED_PREFIXES].filter((segment) => !POSSIBLE.test(segment))).toEqual([])
})
