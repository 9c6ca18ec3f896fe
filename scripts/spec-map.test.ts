import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const MAP = readFileSync('docs/spec-map.md', 'utf8')

/** The sections that go through the specification sentence by sentence, with the fewest rows that each may have. */
const SECTIONS = [
  { section: 'The storefront, sentence by sentence', least: 200 },
  { section: 'The back office, sentence by sentence', least: 250 },
  { section: 'Orders, sentence by sentence', least: 180 },
  { section: 'Fast, sentence by sentence', least: 30 },
  { section: 'Safe, sentence by sentence', least: 50 },
  { section: 'Running it, sentence by sentence', least: 10 },
] as const

function rowsOf(section: string) {
  const [, after = ''] = MAP.split(`\n## ${section}\n`)
  const [text = ''] = after.split(/^## /m)
  return text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Sentence |') && !line.startsWith('| --- |'))
    .map((line) => {
      const [, sentence = '', files = '', tests = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
      return { sentence, files, tests }
    })
}

/** What stands in backticks and is a file of ours, rather than an address, a column or a pattern. */
function filesIn(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /\.(tsx?|mjs|css|md|sql)$/.test(name) && !name.includes('*'))
}

/** As it stands between its quotes; one within it is written \". */
const TITLE = /"(?:[^"\\]|\\.)+"/.source

/** `"a title", "another" in `file`; "one" in `other`` as its parts, or null where it reads otherwise. */
function readTests(cell: string): { file: string; titles: string[] }[] | null {
  const group = `(${TITLE}(?:, ${TITLE})*) in \`([^\`]+)\``
  if (!new RegExp(`^${group}(; ${group})*$`).test(cell)) return null
  return [...cell.matchAll(new RegExp(group, 'g'))].map(([, titles = '', file = '']) => ({
    file,
    titles: [...titles.matchAll(new RegExp(TITLE, 'g'))].map(([title]) => title.slice(1, -1).replaceAll('\\"', '"')),
  }))
}

/** Every title that the file gives a test or a group of tests, as it stands in the source. */
function titlesOf(file: string): Set<string> {
  const source = readFileSync(file, 'utf8')
  const call = /(?:\b(?:test|describe)|[)`\]])\(\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)"|`([^`]*)`)\s*,/g
  return new Set([...source.matchAll(call)].map(([, single, double, template]) => single ?? double ?? template ?? ''))
}

test('every file that the map names is there, under its path from the root', () => {
  const names = filesIn(MAP)
  expect(names.length).toBeGreaterThan(300)
  expect(names.filter((name) => !existsSync(name))).toEqual([])
})

test.each(SECTIONS)('$section: each names its place and a test that is there by that title', ({ section, least }) => {
  const rows = rowsOf(section)
  expect(rows.length).toBeGreaterThan(least)
  const faults = rows.flatMap(({ sentence, files, tests }) => {
    if (filesIn(files).length === 0) return [`${sentence}: no file`]
    const named = readTests(tests)
    if (!named) return [`${sentence}: ${tests || 'no test'}`]
    return named.flatMap(({ file, titles }) => {
      if (!/\.(test|spec)\.tsx?$/.test(file) || !existsSync(file)) return [`${sentence}: ${file} is no test`]
      const there = titlesOf(file)
      return titles.filter((title) => !there.has(title)).map((title) => `${sentence}: "${title}" is not in ${file}`)
    })
  })
  expect(faults).toEqual([])
})
