import { expect, test } from 'vitest'
import { acceptedEncoding } from '#server/send.ts'

const cases = [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip; q=0', null],
  ['identity', null],
  ['', null],
  [undefined, null],
] as const
test.each(cases)('a browser that takes "%s" gets %s', (accept, encoding) => {
  expect(acceptedEncoding(accept)).toBe(encoding)
})
