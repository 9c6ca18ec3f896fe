import { expect, test } from 'vitest'
import { createRowDigest } from '#app/operations/backups/row-digest.ts'

function computeDigest(...chunks: string[]) {
  const digest = createRowDigest()
  for (const chunk of chunks) digest.update(Buffer.from(chunk))
  return { rows: digest.rows(), digest: digest.digest() }
}

test('the digest depends neither on the order of the rows nor on how their text is split into chunks', () => {
  const whole = computeDigest('1\tone\n2\ttwo\n3\tthrée\n')
  expect(whole.rows).toBe(3)
  expect(whole.digest).toMatch(/^[0-9a-f]{64}$/)
  expect(computeDigest('3\tthrée\n', '1\tone\n2', '\ttw', 'o\n')).toEqual(whole)
})

test.each([
  ['a different row', '1\tone\n2\ttwo\n3\tfour\n'],
  ['a missing row', '1\tone\n2\ttwo\n'],
  ['a repeated row', '1\tone\n2\ttwo\n3\tthrée\n3\tthrée\n'],
  ['swapped values', '1\ttwo\n2\tone\n3\tthrée\n'],
])('%s changes the digest', (_, text) => {
  expect(computeDigest(text).digest).not.toBe(computeDigest('1\tone\n2\ttwo\n3\tthrée\n').digest)
})

test('empty text has no rows', () => expect(computeDigest()).toEqual({ rows: 0, digest: '0'.repeat(64) }))
