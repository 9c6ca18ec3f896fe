import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { replaceBuild } from '#scripts/replace-build.ts'

const home = mkdtempSync(join(tmpdir(), 'lumina-build-'))
const folder = join(home, 'build')
const draft = join(folder, 'draft')
afterAll(() => rmSync(home, { recursive: true }))

/** Replaces the build with one of these client files and an entry. Returns the files that the folder then contains. */
function build(version: string, assets: readonly string[]): string[] {
  for (const file of ['server/main.js', ...assets]) {
    mkdirSync(dirname(join(draft, file)), { recursive: true })
    writeFileSync(join(draft, file), version)
  }
  replaceBuild(folder, draft)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name !== 'files' && statSync(join(folder, name)).isFile())
    .sort()
}

test('a build keeps the previous build’s files and removes older ones', () => {
  const common = ['server/main.js']
  expect(build('1', ['client/assets/a-1.js', 'client/same.js'])).toEqual([
    'client/assets/a-1.js',
    'client/same.js',
    ...common,
  ])
  expect(build('2', ['client/assets/a-2.js', 'client/same.js'])).toEqual([
    'client/assets/a-1.js',
    'client/assets/a-2.js',
    'client/same.js',
    ...common,
  ])
  expect(readFileSync(join(folder, 'client/same.js'), 'utf8')).toBe('2')
  expect(readFileSync(join(folder, 'server/main.js'), 'utf8')).toBe('2')
  expect(build('3', ['client/assets/a-3.js'])).toEqual([
    'client/assets/a-2.js',
    'client/assets/a-3.js',
    'client/same.js',
    ...common,
  ])
})

test('a language folder is removed with its last file', () => {
  build('4', ['client/assets/de-1/a.js'])
  build('5', ['client/assets/de-2/a.js'])
  expect(readdirSync(join(folder, 'client/assets')).sort()).toEqual(['de-1', 'de-2'])
  build('6', ['client/assets/de-2/a.js'])
  expect(readdirSync(join(folder, 'client/assets'))).toEqual(['de-2'])
})
