import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/db.server.ts'
import { readSchemaFiles } from '#app/platform/db/schema-files.server.ts'

const names = readSchemaFiles().migrations.flatMap(({ name, later }) => (later ? [] : name))

/** Returns true if all migrations are applied. Indexes that are built while the store runs can be missing. */
export async function isUpToDate(db: Database): Promise<boolean> {
  const found = await db.execute(sql`select 1 where to_regclass('schema_migrations') is not null`)
  if (found.rowCount === 0) return false
  const { rows } = await db.execute<{ name: string }>(sql`select name from schema_migrations`)
  const appliedNames = new Set(rows.map(({ name }) => name))
  return names.every((name) => appliedNames.has(name))
}
