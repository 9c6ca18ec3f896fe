import { readFileSync } from 'node:fs'
import process from 'node:process'
import { printLine } from '#scripts/log-line.ts'
import sectionsByTitle from '#scripts/spec-tests.json' with { type: 'json' }

/** The sections of the specification, and the decisions on what it leaves open. */
export const SECTIONS = new Map([
  ['1', 'What the product does and for whom'],
  ['2', 'Screens and routes'],
  ['3', 'Entities and their fields'],
  ['4', 'States and transitions'],
  ['5', 'Validation rules'],
  ['6', 'Roles and permissions'],
  ['7', 'The calls it makes'],
  ['8', 'Error catalog'],
  ['9', 'Business constants and limits'],
  ['D', 'Decisions'],
])

type SpecTest = {
  readonly file: string
  /** Null if the file has no such test. */
  readonly line: number | null
  readonly sections: readonly string[]
  readonly title: string
}

/** Returns the tests and test groups that cover sections, with their titles as written in the source. */
export function listSpecTests(): SpecTest[] {
  return Object.entries(sectionsByTitle).flatMap(([file, titles]) => {
    const source = readFileSync(file, 'utf8')
    return Object.entries(titles).map(([title, sections]) => {
      const position = findTitle(source, title)
      const line = position === null ? null : source.slice(0, position).split('\n').length
      return { file, line, sections: sections.split(' '), title }
    })
  })
}

function findTitle(source: string, title: string): number | null {
  const positions = ["'", '"', '`']
    .map((quote) => source.indexOf(quote + title + quote))
    .filter((position) => position >= 0)
  return positions[0] ?? null
}

if (import.meta.main) {
  const selected = process.argv.slice(2)
  const tests = listSpecTests()
  for (const [section, name] of SECTIONS) {
    if (selected.length > 0 && !selected.includes(section)) continue
    const coveringTests = tests.filter(({ sections }) => sections.includes(section))
    printLine(`\n§${section} ${name}: ${coveringTests.length}\n`)
    for (const { file, line, title } of coveringTests) printLine(`  ${title}\n    ${file}:${line ?? 'not found'}`)
  }
}
