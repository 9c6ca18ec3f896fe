import { expect, test } from 'vitest'
import { listMarkedTests, SECTIONS } from '#scripts/spec.ts'

const tests = listMarkedTests()

test.each([...SECTIONS])('section %s, %s, is proved by tests', (section) => {
  expect(tests.filter(({ sections }) => sections.includes(section)).length).toBeGreaterThan(10)
})

test('no title names a section that does not exist', () => {
  expect(tests.filter(({ sections }) => sections.some((section) => !SECTIONS.has(section)))).toEqual([])
})
