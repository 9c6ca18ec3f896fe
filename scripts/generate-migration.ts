import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { printLine } from '#scripts/log-line.ts'

/** The tables as of the newest migration, in drizzle-kit's format. drizzle-kit compares the code with this snapshot. */
const SNAPSHOT = 'db/migrations/snapshot.json.gz'

const PREVIOUS = '0000_previous'

/**
 * Writes a migration for the difference between the snapshot and the tables in the code. Returns the exit code of
 * drizzle-kit, which runs in a temporary folder because it would keep a snapshot for each migration.
 */
export function generateMigration(args: readonly string[]): number {
  const folder = mkdtempSync('node_modules/.migration-') // drizzle-kit takes relative paths only
  try {
    writeSnapshot(folder)
    const options = ['--dialect=postgresql', '--schema=./app/**/*.table.ts', '--casing=snake_case', `--out=${folder}`]
    const { status, error } = spawnSync('drizzle-kit', ['generate', ...options, ...args], { stdio: 'inherit' })
    if (error) throw error
    if (status === 0) moveMigration(folder)
    return status ?? 1
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function writeSnapshot(folder: string): void {
  mkdirSync(join(folder, 'meta'))
  writeFileSync(join(folder, 'meta/0000_snapshot.json'), gunzipSync(readFileSync(SNAPSHOT)))
  const entry = { idx: 0, version: '7', when: 0, tag: PREVIOUS, breakpoints: true }
  const journal = { version: '7', dialect: 'postgresql', entries: [entry] }
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(journal))
}

function moveMigration(folder: string): void {
  const generated = readdirSync(folder).find((file) => file.endsWith('.sql'))
  if (!generated) return
  const now = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const path = `db/migrations/${generated.replace(/^\d+/, now)}`
  renameSync(join(folder, generated), path)
  const snapshot: unknown = JSON.parse(readFileSync(join(folder, 'meta/0001_snapshot.json'), 'utf8'))
  writeFileSync(SNAPSHOT, gzipSync(JSON.stringify(snapshot), { level: 9 }))
  printLine(`Wrote ${path}.`)
}
