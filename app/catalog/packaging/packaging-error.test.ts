import { expect, test } from 'vitest'
import { formatPackagingError } from '#app/catalog/packaging/packaging-error.ts'

test.each([
  [{ kind: 'invalid' }, /^Enter materials with grams, such as “[^”]+”\.$/],
  [{ kind: 'unknown-material', name: 'wool' }, /such as .*wool.*not a known material.*paper/],
  [{ kind: 'duplicate-material', material: 'paper' }, /such as .*paper.*twice/i],
] as const)(
  'the message for %o says what is wrong with the entered packaging and shows how to enter packaging',
  (problem, message) => {
    expect(formatPackagingError(problem)).toMatch(message)
  },
)
