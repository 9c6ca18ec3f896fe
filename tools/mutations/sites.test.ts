import { expect, test } from 'vitest'
import { mutate } from '#tools/mutations/pick-mutations.ts'
import { findSites } from '#tools/mutations/sites.ts'

/** Returns each mutation of a source. */
function listMutations(source: string): string[] {
  return findSites('x.ts', source).map((site) => mutate(source, site))
}

test.each([
  ['a < b', ['a <= b']],
  ['(a + 1) * b', ['(a + 1) / b', '(a - 1) * b', '(a + 2) * b']],
  ['a && !b', ['a || !b', 'a && b']],
  ['if (a) b()', ['if (!(a)) b()']],
  ['a ? true : c', ['!(a) ? true : c', 'a ? false : c']],
  ['and(eq(a, b))', ['or(eq(a, b))', 'and(ne(a, b))']],
  ['z.string().max(40)', ['z.string().min(40)', 'z.string().max(41)']],
])('mutates %s', (source, mutations) => {
  expect(listMutations(source).toSorted()).toEqual(mutations.toSorted())
})

test.each([
  "'a' + b",
  'type A = 1 | 2',
  'const a: 5 = b as 6',
  'const WAIT_MS = 5',
  "log.warn('a', 5)",
  "import a from 'b'",
])('does not mutate %s', (source) => {
  expect(listMutations(source)).toEqual([])
})
