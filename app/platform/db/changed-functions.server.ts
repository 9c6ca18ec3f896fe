import type { Client } from 'pg'
import type { SqlFile } from '#app/platform/db/schema-files.server.ts'

/** The record with the hash of the functions and triggers as they are in the database. */
const DATABASE_RECORD = 'functions'

/** Function files are recorded in `schema_migrations` with this prefix. */
export const RECORD_PREFIX = 'functions.'

const FUNCTION_NAME = /^CREATE OR REPLACE FUNCTION (\w+)/gm

/**
 * Returns the files that changed since they were applied; all files if something else changed their functions in the
 * database.
 */
export async function listChangedFunctions(client: Client, files: readonly SqlFile[]): Promise<readonly SqlFile[]> {
  const { rowCount } = await client.query("select where to_regclass('schema_migrations') is not null")
  if (!rowCount) return files
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations')
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
  if (applied.get(DATABASE_RECORD) !== (await hashFunctions(client, files))) return files
  return files.filter(({ name, hash }) => applied.get(RECORD_PREFIX + name) !== hash)
}

/** Records that the database has the functions of all files. */
export async function recordFunctions(client: Client, files: readonly SqlFile[]): Promise<void> {
  const entries = [
    ...files.map(({ name, hash }) => ({ name: RECORD_PREFIX + name, hash })),
    { name: DATABASE_RECORD, hash: await hashFunctions(client, files) },
  ]
  await client.query(
    `insert into schema_migrations (name, hash) select * from unnest($1::text[], $2::text[])
     on conflict (name) do update set hash = excluded.hash`,
    [entries.map(({ name }) => name), entries.map(({ hash }) => hash)],
  )
}

/** Returns the hash of the files' functions and of all triggers that call them. Other functions are ignored. */
async function hashFunctions(client: Client, files: readonly SqlFile[]): Promise<string> {
  const names = files.flatMap(({ sql }) => [...sql.matchAll(FUNCTION_NAME)].map(([, name]) => name))
  const { rows } = await client.query<{ hash: string }>(
    `with functions as (
       select oid, pg_get_functiondef(oid) as definition from pg_proc
       where pronamespace = current_schema()::regnamespace and proname = any($1)
     )
     select encode(sha256(convert_to(coalesce(string_agg(definition, '' order by definition), ''), 'UTF8')), 'hex') as hash
     from (
       select definition from functions
       union all
       select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger
       where not tgisinternal and tgfoid in (select oid from functions)
     ) as definitions`,
    [names],
  )
  const [row] = rows
  if (!row) throw new Error('An aggregate without groups must return one row')
  return row.hash
}
