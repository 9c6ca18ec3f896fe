import type { Client } from 'pg'
import type { SqlFile } from '#app/platform/db/schema-files.server.ts'

/** The row of `schema_functions` with the hash of the functions and triggers as the database has them. */
const IN_DATABASE = '*'

/** Returns the files that changed since they were applied; all if the database's functions were changed by others. */
export async function listChangedFunctions(client: Client, files: readonly SqlFile[]): Promise<readonly SqlFile[]> {
  const { rowCount } = await client.query("select where to_regclass('schema_functions') is not null")
  if (!rowCount) return files
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_functions')
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
  if (applied.get(IN_DATABASE) !== (await hashFunctions(client))) return files
  return files.filter(({ name, hash }) => applied.get(name) !== hash)
}

export async function recordFunctions(client: Client, files: readonly SqlFile[]): Promise<void> {
  const entries = [...files, { name: IN_DATABASE, hash: await hashFunctions(client) }]
  await client.query(
    `insert into schema_functions (name, hash) select * from unnest($1::text[], $2::text[])
     on conflict (name) do update set hash = excluded.hash`,
    [entries.map(({ name }) => name), entries.map(({ hash }) => hash)],
  )
}

async function hashFunctions(client: Client): Promise<string> {
  const { rows } = await client.query<{ hash: string }>(
    `select md5(string_agg(definition, '' order by definition)) as hash from (
       select pg_get_functiondef(oid) as definition from pg_proc
       where pronamespace = current_schema()::regnamespace and prokind = 'f'
         and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
       union all
       select pg_get_triggerdef(t.oid) || tgenabled::text from pg_trigger as t join pg_class on pg_class.oid = tgrelid
       where relnamespace = current_schema()::regnamespace and not tgisinternal
     ) as definitions`,
  )
  return rows[0]?.hash ?? ''
}
