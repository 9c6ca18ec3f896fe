import { expect, test } from 'vitest'
import { acceptsGzip } from '#app/platform/http/accepts-gzip.ts'

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
])('%j: %s', (accept, accepted) => {
  expect(acceptsGzip(accept)).toBe(accepted)
})
