import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Client, DatabaseError } from 'pg'
import { StartError } from '#app/lib/start-error.ts'
import { withAdvisoryLock } from '#app/platform/db/advisory-lock.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'

const TIMEOUT_MS = 120_000

/** The applied migrations, and the open setup steps of a new database (setup-steps.server.ts). */
const BOOKKEEPING = `
  create table schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now());
  create table setup_steps (name text primary key, done_at timestamptz);
  insert into setup_steps (name) values ('demo-shop');
`

export type Migration = {
  readonly name: string
  readonly sql: string
  readonly hash: string
  /** Of a file that ends in `.later.sql`: built while the store runs (later-indexes.server.ts). Null: another file. */
  readonly later: readonly LaterIndex[] | null
}

type Options = {
  readonly folder?: string
  readonly only?: ReadonlySet<string>
  /** Runs under the same lock. */
  readonly afterwards?: () => Promise<void>
}

/** Applies the missing SQL files in one transaction. @throws StartError, with the database unchanged. */
export async function migrate(
  databaseUrl: string,
  { folder = 'db/migrations', only, afterwards }: Options = {},
): Promise<void> {
  const migrations = readMigrations(folder)
  await withStartLock(databaseUrl, (client) => applyMissing(client, migrations, { only }))
  if (afterwards) await withStartLock(databaseUrl, afterwards)
}

/** Runs `work` in a transaction while no other process prepares the database. @throws StartError after a long wait. */
export async function withStartLock(databaseUrl: string, work: (client: Client) => Promise<void>): Promise<void> {
  const done = await withAdvisoryLock(databaseUrl, LOCK_NUMBERS.prepareDatabase, TIMEOUT_MS, work)
  if (done === null) throw new StartError('Another start is still preparing the database. Try again later.')
}

export function readMigrations(folder = 'db/migrations'): readonly Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
      const name = file.slice(0, -'.sql'.length)
      const later = name.endsWith('.later') ? laterIndexes(name, sql) : null
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex'), later }
    })
}

type LaterIndex = { readonly name: string; readonly statement: string }

/** @throws if the file contains anything else */
function laterIndexes(file: string, sql: string): LaterIndex[] {
  return sql.split('--> statement-breakpoint').map((text) => {
    const statement = text.trim()
    const [, name] = /^CREATE (?:UNIQUE )?INDEX "(\w+)" ON /.exec(statement) ?? []
    if (!name) throw new Error(`${file}.sql may only create indexes, in the words of drizzle-kit`)
    return { name, statement }
  })
}

type Missing = {
  readonly only?: ReadonlySet<string> | undefined
  /** No store runs on this database, so that indexes may be built at once. */
  readonly isOffline?: boolean
}

/** Does the work of `migrate` in the open transaction of `withStartLock`. */
export async function applyMissing(
  client: Client,
  migrations: readonly Migration[],
  { only, isOffline = false }: Missing = {},
): Promise<void> {
  const applied = await readApplied(client)
  const known = new Map(migrations.map(({ name, hash }) => [name, hash]))
  const unknown = [...applied.keys()].find((name) => !known.has(name))
  if (unknown) {
    throw new StartError(
      `The database is newer than this version of Lumina: it contains the unknown migration "${unknown}". Start the version that applied it, or a later one.`,
    )
  }
  const changed = [...applied].find(([name, hash]) => known.get(name) !== hash)
  if (changed) {
    throw new StartError(
      `The migration "${changed[0]}" was changed after it was applied. Restore the file and add a new migration instead.`,
    )
  }
  const isEmpty = applied.size === 0
  const missing = migrations.filter(
    ({ name, later }) => !applied.has(name) && only?.has(name) !== false && (isEmpty || isOffline || !later),
  )
  if (missing.length > 0) await applyAll(client, missing, isEmpty)
}

async function readApplied(client: Client): Promise<Map<string, string>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`,
  )
  if (tables.some(({ name }) => name === 'schema_migrations')) {
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations')
    return new Map(rows.map(({ name, hash }) => [name, hash]))
  }
  if (tables.length === 0) return new Map()
  throw new StartError('The database contains other tables. Use a separate database for Lumina.')
}

/** One transaction: if a migration fails, the previous version still has its schema. */
async function applyAll(client: Client, missing: readonly Migration[], isEmpty: boolean): Promise<void> {
  let applying = ''
  try {
    await client.query("set local lock_timeout = '5s'") // a long query must not block the running store behind this one
    for (const [index, { name, sql, hash }] of missing.entries()) {
      applying = name
      await client.query(sql)
      if (isEmpty && index === 0) await client.query(BOOKKEEPING)
      await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash])
    }
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
    const others = missing.length > 1 ? ', together with the others of this start' : ''
    throw new StartError(
      `The migration "${applying}" failed and was rolled back${others} (${error.code}: ${error.message.split('\n')[0]}). The database is unchanged: the previous version still runs with it.`,
    )
  }
}
