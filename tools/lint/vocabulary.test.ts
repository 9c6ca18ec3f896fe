import { expect, test } from 'vitest'
import { findOldTerms } from '#tools/lint/vocabulary.ts'

test.each([
  { path: 'app/kept-page.ts', source: '', found: ['kept'] },
  { path: 'app/x.css', source: '.told {} /* whoever asked */', found: ['whoever'] },
  { source: 'const keptPage = 1', found: ['kept'] },
  { source: 'const result = { timesAsked: 2 }', found: ['asked'] },
  { source: '// whoever reads this\nconst a = 1', found: ['whoever'] },
  { source: 'export const MOST_ROWS = 2', found: ['most'] },
  { source: '// at most two\nconst cachedPage = 1', found: [] },
  { source: "const text = 'Ask us anything'", found: [] },
])('$path $source: $found', ({ path = 'app/x.ts', source, found }) => {
  expect(findOldTerms(path, source).map(({ word }) => word)).toEqual(found)
})

test('each old term is reported with its line and what to write instead', () => {
  expect(findOldTerms('app/x.ts', 'const a = 1\n\nlet office = a')).toEqual([
    { line: 3, word: 'office', instead: 'admin' },
  ])
})
