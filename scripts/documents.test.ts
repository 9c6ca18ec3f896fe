import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findByFile } from '#tests/support/by-file.ts'
import { readManifest } from '#tools/package-files.ts'

// Checks that the files and commands mentioned in documents exist, and that documents mention every command.

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')]
const readText = (file: string) => readFileSync(file, 'utf8')

/** Returns the distinct first groups of a pattern's matches. */
function listMatches(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))]
}

/** Returns the anchor of a heading: in lower case, without punctuation, with hyphens between its words. */
function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')
}

test('every link in a document leads to an existing file and heading', () => {
  expect(findByFile(documents, listBrokenLinks)).toEqual([])
})

function listBrokenLinks(file: string): string[] {
  return listMatches(readText(file), /\]\(([^)\s]+)\)/g).filter((link) => {
    if (/^https?:/.test(link)) return false
    const [path = '', anchor] = link.split('#')
    const target = path ? join(dirname(file), path) : file
    if (!existsSync(target)) return true
    return (
      anchor !== undefined &&
      !listMatches(readText(target), /^#+ (.+)$/gm)
        .map(toAnchor)
        .includes(anchor)
    )
  })
}

test('documents explain exactly the commands in package.json', () => {
  const text = documents.map(readText).join('\n')
  const mentioned = [
    ...listMatches(text, /\bnpm run (?:--uncommented )?([a-z][a-z0-9:]*)/g),
    ...listMatches(text, /\bnpm (start|test)\b/g),
  ]
  expect(mentioned.toSorted()).toEqual(Object.keys(readManifest().scripts).toSorted())
})

test('documents explain exactly the programs of npm run tools and npm run db', () => {
  const text = documents.map(readText).join('\n')
  const programs = listMatches(readText('tools/run.ts'), /^ {2}'?([a-z-]+)'?: 'tools\//gm)
  const actions = listMatches(readText('scripts/db.ts'), /^ {2}npm run db ([a-z]+)/gm)
  expect(listMatches(text, /\bnpm run tools ([a-z-]+)/g).toSorted()).toEqual(programs.toSorted())
  expect(listMatches(text, /\bnpm run db ([a-z]+)/g).toSorted()).toEqual(actions.toSorted())
})

test('documents explain exactly the environment variables that the code reads', () => {
  const [, table = ''] = readText('docs/operations/configure.md').split('## Environment variables')
  const mentioned = listMatches(table.split('\n## ')[0] ?? '', /^\| (`[A-Z].+?) \|/gm).flatMap((names) =>
    listMatches(names, /`(\w+)`/g),
  )
  const [, schema = ''] = readText('app/platform/read-env.ts').split('const variables = ')
  const variables = listMatches(schema.split('\n})')[0] ?? '', /^ {2}([A-Z]\w+):/gm)
  expect(variables.length).toBeGreaterThan(40)
  expect(mentioned.toSorted()).toEqual(variables.toSorted())
})

test('documented numeric defaults match the code', () => {
  const numbers = [
    ...readText('app/platform/read-env.ts').matchAll(/^ {2}(\w+): wholeNumber\([\d_]+, [\d_]+, ([\d_]+)\)/gm),
  ]
  expect(numbers.length).toBeGreaterThan(15)
  const table = readText('docs/operations/configure.md')
  const differing = numbers.filter(([, name, number = '']) => {
    const row = new RegExp(`^\\| \`${name}\` \\|.*\\| \`${number.replaceAll('_', '')}\` \\|$`, 'm')
    return !row.test(table)
  })
  expect(differing.map(([, name]) => name)).toEqual([])
})

test('every table of the database has a comment', () => {
  const files = globSync('app/**/*.table.ts')
  expect(files.length).toBeGreaterThan(25)
  const uncommented = files.flatMap((file) =>
    listMatches(readText(file), /(?<!\*\/\n)^export const (\w+) = pgTable\(/gm).map((table) => `${file}: ${table}`),
  )
  expect(uncommented).toEqual([])
})

test('every decision is in the list of decisions', () => {
  const files = globSync('docs/decisions/????-??-??-*.md').map((file) => file.slice('docs/decisions/'.length))
  expect(listMatches(readText('docs/decisions/README.md'), /\]\(([^)]+)\)/g).toSorted()).toEqual(files.toSorted())
})

test('every heading named in a code comment exists', () => {
  const files = globSync([
    '{app,db,deploy,scripts,server,tests,tools}/**/*.{ts,tsx,mjs,css,yaml,conf,service}',
    'deploy/*',
  ])
  const mentioned = files.flatMap((file) =>
    [...readText(file).matchAll(/\b(docs\/[a-z/-]+\.md), ([A-Z][A-Za-z' ]*[A-Za-z])/g)].map(
      ([, document = '', title = '']) => {
        const headings = listMatches(readText(document), /^#+ (.+)$/gm)
        const exists = headings.some((heading) => title.startsWith(heading) || heading.startsWith(title))
        return exists ? null : `${file}: ${document}, ${title}`
      },
    ),
  )
  const references = files.flatMap((file) => [...readText(file).matchAll(/\bdocs\/[a-z/-]+\.md, [A-Z]/g)])
  expect(mentioned).toHaveLength(references.length)
  expect(mentioned.length).toBeGreaterThan(30)
  expect(mentioned.filter(Boolean)).toEqual([])
})
