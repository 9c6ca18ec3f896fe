import { expect, test } from 'vitest'
import { listSpecTests, SECTIONS } from '#scripts/spec.ts'

const tests = listSpecTests()

test.each([...SECTIONS])('section %s, %s, is covered by tests', (section) => {
  expect(tests.filter(({ sections }) => sections.includes(section)).length).toBeGreaterThan(10)
})

test('spec-tests.json contains only tests and sections that exist', () => {
  expect(tests.filter(({ line }) => line === null)).toEqual([])
  expect(tests.filter(({ sections }) => sections.some((section) => !SECTIONS.has(section)))).toEqual([])
})
