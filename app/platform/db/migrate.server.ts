import { type Client, DatabaseError } from 'pg'
import { StartError } from '#app/lib/start-error.ts'
import { withAdvisoryLock } from '#app/platform/db/advisory-lock.server.ts'
import { type AppliedMigrations, adoptBaseline, readApplied } from '#app/platform/db/applied-migrations.server.ts'
import { listChangedFunctions, recordFunctions } from '#app/platform/db/changed-functions.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'
import {
  COLUMN_FUNCTIONS,
  type Migration,
  readSchemaFiles,
  type SchemaFiles,
  type SqlFile,
} from '#app/platform/db/schema-files.ts'

const TIMEOUT_MS = 120_000

type Options = {
  /** The folder with `baseline.sql`, `functions/` and `migrations/`. */
  readonly folder?: string
  /** Runs under the same lock. */
  readonly afterwards?: () => Promise<void>
}

/**
 * Applies the missing migrations and changed functions in one transaction. @throws StartError, with the database
 * unchanged.
 */
export async function migrate(databaseUrl: string, { folder, afterwards }: Options = {}): Promise<void> {
  const files = readSchemaFiles(folder)
  await withStartLock(databaseUrl, (client) => applyMissing(client, files))
  if (afterwards) await withStartLock(databaseUrl, afterwards)
}

/** Runs `work` in a transaction while no other process prepares the database. @throws StartError after a long wait. */
export async function withStartLock(databaseUrl: string, work: (client: Client) => Promise<void>): Promise<void> {
  const done = await withAdvisoryLock(databaseUrl, LOCK_NUMBERS.prepareDatabase, TIMEOUT_MS, work)
  if (done === null) throw new StartError('Another start is still preparing the database. Try again later.')
}

type Missing = {
  /**
   * The migrations of a backup, whose rows are loaded next. Functions and triggers follow with the newer migrations, as
   * they can need columns of those.
   */
  readonly only?: ReadonlySet<string>
  /** No store runs on this database, so that indexes may be built at once. */
  readonly isOffline?: boolean
}

/** Does the work of `migrate` in the open transaction of `withStartLock`. */
export async function applyMissing(
  client: Client,
  { migrations, functions }: SchemaFiles,
  { only, isOffline = false }: Missing = {},
): Promise<void> {
  const recorded = await readRecorded(client)
  const applied = adoptBaseline(recorded, migrations)
  if (!applied) {
    throw new StartError(
      'The database is from an older version of Lumina. Start the last version 0.1 with it once (docs/operations/maintain.md), then this one.',
    )
  }
  refuseUnknown(applied, migrations)
  const isNew = applied.size === 0
  const missing = migrations.filter(
    ({ name, later }) => !applied.has(name) && only?.has(name) !== false && (isNew || isOffline || !later),
  )
  const changed = await listChangedFunctions(client, functions)
  const isBeforeTables = ({ name }: SqlFile) => name === COLUMN_FUNCTIONS
  const adopted = migrations.filter(({ name }) => applied.has(name) && !recorded.has(name))
  const before = changed.filter((file) => isBeforeTables(file) && (isNew || !only))
  const after = only ? [] : changed.filter((file) => !isBeforeTables(file))
  if (missing.length + before.length + after.length === 0) return

  await client.query("set local lock_timeout = '5s'") // a long query must not block the running store behind this one
  for (const file of before) await apply(client, 'functions', file)
  for (const migration of adopted) await record(client, migration)
  for (const migration of missing) {
    await apply(client, 'migration', migration)
    await record(client, migration)
  }
  for (const file of after) await apply(client, 'functions', file)
  if (!only) await recordFunctions(client, changed)
}

/** @throws StartError if another version migrated the database. */
function refuseUnknown(applied: AppliedMigrations, migrations: readonly Migration[]): void {
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
}

/** Returns the recorded migrations, none for an empty database. @throws StartError for one of another application. */
async function readRecorded(client: Client): Promise<AppliedMigrations> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`,
  )
  if (tables.some(({ name }) => name === 'schema_migrations')) return readApplied(client)
  if (tables.length === 0) return new Map()
  throw new StartError('The database contains other tables. Use a separate database for Lumina.')
}

/** All are one transaction: if one fails, the previous version still has its schema. @throws StartError */
async function apply(client: Client, kind: 'migration' | 'functions', { name, sql }: SqlFile): Promise<void> {
  try {
    await client.query(sql)
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
    const what = kind === 'migration' ? `The migration "${name}"` : `The file of functions "${name}"`
    throw new StartError(
      `${what} failed, and this start was rolled back (${error.code}: ${error.message.split('\n')[0]}). The database is unchanged: the previous version still runs with it.`,
    )
  }
}

async function record(client: Client, { name, hash }: Migration): Promise<void> {
  await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash])
}
