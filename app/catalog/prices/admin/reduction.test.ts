import { expect, test } from 'vitest'
import { findReductionProblem } from '#app/catalog/prices/admin/reduction.ts'

const reducedFrom = new Date('2026-11-20T10:00:00Z')
const since = new Date('2026-01-01T10:00:00Z')

test.each([
  { name: 'was sold at the old price', price: 80, was: 100, prior: 100, since, problem: null },
  { name: 'was sold for less than the old price', price: 80, was: 100, prior: 90, since, problem: 'above' },
  { name: 'was sold for the same price', price: 80, was: 100, prior: 80, since, problem: 'higher' },
  { name: 'was sold for less', price: 90, was: 100, prior: 80, since, problem: 'higher' },
  { name: 'was not sold before', price: 80, was: 100, prior: null, since: reducedFrom, problem: 'none' },
  {
    name: 'was sold for 30 days',
    price: 80,
    was: 100,
    prior: 100,
    since: new Date('2026-10-21T10:00:00Z'),
    problem: null,
  },
  {
    name: 'was sold for less than 30 days',
    price: 80,
    was: 100,
    prior: 100,
    since: new Date('2026-10-21T10:00:01Z'),
    problem: 'short',
  },
])('the problem with a reduced product that $name: $problem', ({ problem, name: _name, ...prices }) => {
  expect(findReductionProblem({ ...prices, reducedFrom })).toBe(problem)
})

test('a reduced product that nobody could buy yet has no earlier prices', () => {
  expect(findReductionProblem({ price: 80, was: 100, prior: null, reducedFrom: null, since: null })).toBe('none')
})
