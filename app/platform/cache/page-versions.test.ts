import { expect, test } from 'vitest'
import { toVersionQuery } from '#app/platform/cache/page-versions.ts'

const values = { color: ['Wine & Rosé', 'Black'], size: ['M', 'L'] }

test.each([
  ['size=M&color=Black', '?color=Black&size=M'],
  ['color=Black&size=M&utm_source=x', '?color=Black&size=M'],
  ['color=Wine+%26+Ros%C3%A9', '?color=Wine+%26+Ros%C3%A9'],
  ['color=Invented&size=L', '?size=L'],
  ['color=black&size=m', ''],
  ['size=', ''],
  ['size=M&size=L', '?size=M'],
  ['tab=reviews', ''],
  ['', ''],
])('the query "%s" requests the version "%s"', (requested, expected) => {
  expect(toVersionQuery(values, new URLSearchParams(requested))).toBe(expected)
})

test('a page that declares no versions ignores the query', () => {
  expect(toVersionQuery({}, new URLSearchParams('color=Black'))).toBe('')
})
