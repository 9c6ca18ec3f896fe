import { expect, test } from 'vitest'
import { formatByteSize } from '#app/lib/byte-size.ts'

test.each([
  [0, '0.0 MB'],
  [13_002_342, '12.4 MB'],
  [2 ** 30 - 2 ** 20, '1023.0 MB'],
  [2 ** 30, '1.0 GB'],
  [1.25 * 2 ** 40, '1280.0 GB'],
])('%i bytes are formatted as %s', (bytes, text) => {
  expect(formatByteSize(bytes)).toBe(text)
})
