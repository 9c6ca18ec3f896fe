import { expect, test } from 'vitest'
import { findGrammarErrors } from '#tools/lint/grammar.ts'

const NO_SUBJECT = 'write a sentence with a subject'
const LONG_LINE = 'the line of a comment has more than 120 characters'
const SPREAD = 'a literal is spread: write its elements'

test.each([
  { source: 'function draftOf() {}', found: ['draftOf lacks a verb'] },
  { source: 'const sizeOf = () => 1\nexport const isPartOf = (a: string) => a', found: ['sizeOf lacks a verb'] },
  { source: 'class Page { #rowsOf() {} }', found: ['#rowsOf lacks a verb'] },
  { source: 'const at = list.indexOf(1)', found: [] },
  { source: 'list.map((one) => one.id)', found: ['one does not say what it contains'] },
  { source: 'function find(of: string) { return (that) => of }', found: ['of', 'that'].map(toEmptyName) },
  { source: 'const plural = { one: "order", other: "orders" }', found: [] },
  { source: 'const a = { ...{ b: 1 }, c: 2 }', found: [SPREAD] },
  { source: 'const a = [...[1, 2], 3, ...(b ? [4] : [])]', found: [SPREAD] },
  { path: 'app/x.tsx', source: 'const a = <b {...{ c: 1 }} {...d} />', found: [SPREAD] },
  { source: '// Of other files\nconst a = 1', found: [`the comment begins with 'Of': ${NO_SUBJECT}`] },
  { source: '/**\n * Whether it is open.\n */', found: [`the comment begins with 'Whether': ${NO_SUBJECT}`] },
  { source: "// One of each\nconst text = 'As you like it'", found: [] },
  { source: `// ${'a'.repeat(118)}`, found: [LONG_LINE] },
  { source: `/**\n * ${'’'.repeat(117)}\n * ${'a'.repeat(118)}\n */`, found: [LONG_LINE] },
  { source: `const a = 1 // ${'a'.repeat(110)}`, found: [] },
  { source: `// biome-ignore lint/a: ${'a'.repeat(110)}\n// https://x.example/${'a'.repeat(110)}`, found: [] },
  { source: `const a = \`/* ${'a'.repeat(120)}\``, found: [] },
  {
    path: 'app/x.css',
    source: 'a { color: red; /* What follows */ }',
    found: [`the comment begins with 'What': ${NO_SUBJECT}`],
  },
])('$source: $found', ({ path = 'app/x.ts', source, found }) => {
  expect(findGrammarErrors(path, source).map(({ problem }) => problem)).toEqual(found)
})

test('errors are listed with their lines, in line order', () => {
  const source = '// As before\nconst a = 1\n\nlet of = [...[a]]'
  expect(findGrammarErrors('app/x.ts', source).map(({ line }) => line)).toEqual([1, 4, 4])
})

function toEmptyName(name: string): string {
  return `${name} does not say what it contains`
}
