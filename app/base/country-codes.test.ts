import { expect, test } from 'vitest'
import { findCountry } from '#app/base/country-codes.ts'

test.each([
  ['PT', 'PT'],
  [' pt ', 'PT'],
  ['portugal', 'PT'],
  ['Nigeria', 'NG'],
  ['EU', null],
  ['Nowhere', null],
  ['', null],
])('“%s” is recognized as %s', (text, code) => {
  expect(findCountry(text)).toBe(code)
})
