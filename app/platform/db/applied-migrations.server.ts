import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { RECORD_PREFIX } from '#app/platform/db/changed-functions.server.ts'
import type { Migration } from '#app/platform/db/schema-files.server.ts'

/** Maps the name of each applied migration to the hash of its file. */
export type AppliedMigrations = ReadonlyMap<string, string>

/** Before version 0.2, the migrations were the files 0000 to 0113. */
const isNumbered = (name: string) => /^\d{4}_/.test(name) && name < '0114'

/** A hash over the names and hashes of these files, except `.later` files, whose indexes might still be missing. */
const LAST_NUMBERED = 'f0133baf855f93f032bd038c9631158af076426c39ea3b0ddfa7d24c4fb46073'

/** Returns a store's applied migrations, without the numbered ones that the baseline replaced. */
export async function readApplied(client: Client): Promise<AppliedMigrations> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migrations order by name',
  )
  return pickMigrations(rows)
}

/**
 * Returns migrations by name, without records of functions, and without the numbered ones that the baseline replaced.
 */
export function pickMigrations(
  records: readonly { readonly name: string; readonly hash: string }[],
): AppliedMigrations {
  const files = records.filter(({ name }) => !`${name}.`.startsWith(RECORD_PREFIX))
  const applied = new Map(files.map(({ name, hash }) => [name, hash]))
  return applied.has('baseline') ? removeNumbered(applied) : applied
}

export async function recordMigration(client: Client, { name, hash }: Migration): Promise<void> {
  await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash])
}

/**
 * Returns the migrations of a store or backup, with the baseline in place of the numbered ones. Returns null if some of
 * the numbered migrations are missing or differ.
 */
export function adoptBaseline(applied: AppliedMigrations, baseline: Migration): AppliedMigrations | null {
  const numbered = [...applied].filter(([name]) => isNumbered(name))
  if (numbered.length === 0) return applied
  const lines = numbered.filter(([name]) => !name.endsWith('.later')).map((line) => line.join(' '))
  const digest = createHash('sha256').update(lines.sort().join('\n')).digest('hex')
  if (digest !== LAST_NUMBERED) return null
  return new Map([[baseline.name, baseline.hash], ...removeNumbered(applied)])
}

function removeNumbered(applied: AppliedMigrations): AppliedMigrations {
  return new Map([...applied].filter(([name]) => !isNumbered(name)))
}

/** Returns the name of an applied migration that this version lacks, and the name of one whose file differs. */
export function compareMigrations(
  applied: AppliedMigrations,
  migrations: readonly Migration[],
): { readonly unknown: string | undefined; readonly changed: string | undefined } {
  const hashes = new Map(migrations.map(({ name, hash }) => [name, hash]))
  return {
    unknown: [...applied.keys()].find((name) => !hashes.has(name)),
    changed: [...applied].find(([name, hash]) => hashes.get(name) !== hash)?.[0],
  }
}
