import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import numbered from '#tests/support/numbered-migrations.json' with { type: 'json' }
import { copySchemaFiles } from '#tests/support/schema-folder.ts'

/** The file with the indexes that the last numbered migrations deferred. */
const LATER_INDEXES = '20261129150001_large_tables.later.sql'

let template: Promise<string> | undefined

/** Creates a database in the state of the last version before the baseline, when migrations were numbered. */
export async function createNumberedDatabase(): Promise<string> {
  template ??= createBaselineDatabase()
  return await createTestDatabase({ sourceUrl: await template })
}

/**
 * Creates a database from the baseline, with the records of the numbered migrations. Functions that now read newer
 * tables or columns are replaced with those of the last numbered version.
 */
async function createBaselineDatabase(): Promise<string> {
  const folder = copySchemaFiles()
  const migrations = join(folder, 'migrations')
  for (const file of readdirSync(migrations)) if (file !== LATER_INDEXES) rmSync(join(migrations, file))
  cpSync('tests/support/numbered-functions', join(folder, 'functions'), { recursive: true })
  rmSync(join(folder, 'functions/products.sql')) // reads a newer column
  removeText(join(folder, 'functions/page-changes.sql'), /^ *\('(looks|manufacturers)', .*\n/gm)
  removeText(join(folder, 'functions/page-changes.sql'), /^CREATE OR REPLACE TRIGGER .* ON look_items\n[^;]*;\n/gm)
  removeText(join(folder, 'functions/translations.sql'), /^CREATE OR REPLACE TRIGGER .* ON looks\n[^;]*;\n/gm)
  const url = await createTestDatabase({ empty: true })
  await migrate(url, { folder })
  rmSync(folder, { recursive: true })
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('truncate schema_migrations')
  await client.query('insert into schema_migrations (name, hash) select * from unnest($1::text[], $2::text[])', [
    Object.keys(numbered),
    Object.values(numbered),
  ])
  await client.end()
  return url
}

/** Removes the text that matches: here, what refers to tables that the last numbered version did not have. */
function removeText(file: string, pattern: RegExp): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, ''))
}
