import { expect, test } from 'vitest'
import { acceptsGzip, getPreferredEncoding } from '#app/platform/http/accept-encoding.ts'

const cases = [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0.5,gzip;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip; q=0', null],
  ['*', 'br'],
  ['*;q=0.1', 'br'],
  ['br;q=0, *', 'gzip'],
  ['gzip, *;q=0', 'gzip'],
  ['*;q=0', null],
  ['identity;q=0', null],
  ['identity;q=0, gzip', 'gzip'],
  ['identity, gzip;q=0.5', null],
  ['identity;q=0.5, gzip', 'gzip'],
  ['identity', null],
  ['br;q=nonsense', 'br'],
  ['br;q=9', 'br'],
  [';;,,q=,', null],
  ['', null],
  [undefined, null],
] as const
test.each(cases)('Accept-Encoding "%s" gets %s', (accept, encoding) => {
  expect([getPreferredEncoding(accept), getPreferredEncoding(accept)]).toEqual([encoding, encoding])
})

test('headers are parsed correctly even if there are more than the cache holds', () => {
  for (let i = 0; i < 1_000; i++) expect(getPreferredEncoding(`gzip;q=0.5, x-${i}`)).toBe('gzip')
})

test.each([
  ['gzip', true],
  ['gzip, deflate, br, zstd', true],
  ['br;q=1.0, GZIP;q=0.8, *;q=0.1', true],
  ['gzip ; q=0.05', true],
  ['x-gzip', true],
  ['gzip;q=0', false],
  ['gzip;q=0.000, br', false],
  ['br', false],
  ['identity', false],
  ['', false],
])('Accept-Encoding %j accepts gzip: %s', (accept, accepted) => {
  expect(acceptsGzip(accept)).toBe(accepted)
})
