import { globSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { say } from '#scripts/log-line.ts'

/** The points of the specification, and the decisions on its open questions. */
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

/** A title in the source, from its first section sign on: `§5 §D a name is required`. */
const MARKED_TITLE = /(['"`])((?:§\S+ )+)((?:\\.|(?!\1).)+)\1/g

/** Returns every test or group whose title names the sections that it proves. */
export function listMarkedTests(): { place: string; sections: string[]; title: string }[] {
  return globSync(['{app,db,scripts,server,tools}/**/*.test.{ts,tsx}', 'tests/**/*.{test,spec}.ts'])
    .toSorted()
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      return [...source.matchAll(MARKED_TITLE)].map(({ index, 2: marks = '', 3: title = '' }) => ({
        place: `${file}:${source.slice(0, index).split('\n').length}`,
        sections: marks.trim().slice(1).split(' §'),
        title,
      }))
    })
}

if (import.meta.main) {
  const wanted = process.argv.slice(2)
  const tests = listMarkedTests()
  for (const [section, name] of SECTIONS) {
    if (wanted.length > 0 && !wanted.includes(section)) continue
    const proofs = tests.filter(({ sections }) => sections.includes(section))
    say(`\n§${section} ${name}: ${proofs.length}\n`)
    for (const { place, title } of proofs) say(`  ${title}\n    ${place}`)
  }
}
