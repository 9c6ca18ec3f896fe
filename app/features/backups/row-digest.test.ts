import { expect, test } from 'vitest'
import { createRowDigest } from '#app/features/backups/row-digest.ts'

function digestOf(...units: string[]) {
  const digest = createRowDigest()
  for (const unit of units) digest.update(Buffer.from(unit))
  return { rows: digest.rows(), digest: digest.digest() }
}

test('neither the sequence of rows counts, nor where the text was cut', () => {
  const whole = digestOf('1\tone\n2\ttwo\n3\tthrée\n')
  expect(whole.rows).toBe(3)
  expect(whole.digest).toMatch(/^[0-9a-f]{64}$/)
  expect(digestOf('3\tthrée\n', '1\tone\n2', '\ttw', 'o\n')).toEqual(whole)
})

test.each([
  ['another row', '1\tone\n2\ttwo\n3\tfour\n'],
  ['a row less', '1\tone\n2\ttwo\n'],
  ['a row twice', '1\tone\n2\ttwo\n3\tthrée\n3\tthrée\n'],
  ['values that changed places', '1\ttwo\n2\tone\n3\tthrée\n'],
])('%s is noticed', (_, text) => {
  expect(digestOf(text).digest).not.toBe(digestOf('1\tone\n2\ttwo\n3\tthrée\n').digest)
})

test('nothing has no rows', () => expect(digestOf()).toEqual({ rows: 0, digest: '0'.repeat(64) }))
