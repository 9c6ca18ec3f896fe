import { expect, test } from 'vitest'
import { packagingError } from '#app/catalog/packaging/packaging-error.ts'

test.each([
  [{ kind: 'invalid' }, /^Packaging is a list of materials with grams, such as “[^”]+”\.$/],
  [{ kind: 'unknown-material', name: 'wool' }, /such as .*wool.*not one of.*paper/],
  [{ kind: 'material-twice', material: 'paper' }, /such as .*paper.*twice/i],
] as const)('the message of a problem says how packaging is written, and what is wrong: %o', (problem, message) => {
  expect(packagingError(problem)).toMatch(message)
})
