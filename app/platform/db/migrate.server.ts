import { type Client, DatabaseError } from 'pg'
import { StartError } from '#app/lib/errors.ts'
import { withAdvisoryLock } from '#app/platform/db/advisory-lock.server.ts'
import {
  type AppliedMigrations,
  adoptBaseline,
  compareMigrations,
  readApplied,
  recordMigration,
} from '#app/platform/db/applied-migrations.server.ts'
import { listChangedFunctions, recordFunctions } from '#app/platform/db/changed-functions.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'
import {
  COLUMN_FUNCTIONS,
  type Migration,
  readSchemaFiles,
  type SchemaFiles,
  type SqlFile,
} from '#app/platform/db/schema-files.server.ts'
import { getSqlState } from '#app/platform/db/sql-state.ts'

const TIMEOUT_MS = 120_000

const ATTEMPTS = 3
/** A deadlock with an order, or a lock that was not available in time. */
const LOCK_CONFLICTS: ReadonlySet<string> = new Set(['40P01', '55P03'])

type Options = {
  /** The folder with `baseline.sql`, `functions/` and `migrations/`. */
  readonly folder?: string
  /** Runs after the migration, while no other process prepares the database. */
  readonly afterMigration?: () => Promise<void>
}

/**
 * Applies the missing migrations and changed functions in one transaction. @throws StartError, with the database
 * unchanged
 */
export async function migrate(databaseUrl: string, { folder, afterMigration }: Options = {}): Promise<void> {
  const files = readSchemaFiles(folder)
  for (let attempt = 1; ; attempt++) {
    try {
      await withStartLock(databaseUrl, (client) => applyMissing(client, files))
      break
    } catch (error) {
      if (attempt === ATTEMPTS || !LOCK_CONFLICTS.has(getSqlState(error) ?? '')) throw error
    }
  }
  if (afterMigration) await withStartLock(databaseUrl, afterMigration)
}

/** Runs `work` in a transaction while no other process prepares the database. @throws StartError after a long wait */
export async function withStartLock(databaseUrl: string, work: (client: Client) => Promise<void>): Promise<void> {
  const outcome = await withAdvisoryLock(databaseUrl, LOCK_NUMBERS.prepareDatabase, TIMEOUT_MS, work)
  if (outcome === null) throw new StartError('Another process is still preparing the database. Try again later.')
}

type ApplyOptions = {
  /**
   * The migrations of a backup whose rows are loaded next. Functions and triggers are applied later, with the newer
   * migrations, because they might need the columns of those migrations.
   */
  readonly only?: ReadonlySet<string>
  /** No store runs on this database, so indexes can be built immediately. */
  readonly isOffline?: boolean
}

/** Does the work of `migrate` in the open transaction of `withStartLock`. */
export async function applyMissing(
  client: Client,
  { baseline, migrations, functions }: SchemaFiles,
  { only, isOffline = false }: ApplyOptions = {},
): Promise<void> {
  const recorded = await readRecorded(client)
  const applied = adoptBaseline(recorded, baseline)
  if (!applied) {
    throw new StartError(
      'The database was not updated to the last 0.1 release. Start the store once with that release (docs/operations/maintain.md), then with this version.',
    )
  }
  rejectUnknown(applied, migrations)
  const isNew = applied.size === 0
  const missingMigrations = migrations.filter(
    ({ name, later }) => !applied.has(name) && (!only || only.has(name)) && (isNew || isOffline || !later),
  )
  const changed = await listChangedFunctions(client, functions)
  const columnFiles = changed.filter(isBeforeTables)
  const otherFiles = only ? [] : changed.filter((file) => !isBeforeTables(file))
  if (missingMigrations.length + columnFiles.length + otherFiles.length === 0) return

  await client.query("set local lock_timeout = '5s'") // while a statement waits for a long query, it blocks the running store
  await apply(client, columnFiles)
  if (applied.has(baseline.name) && !recorded.has(baseline.name)) await recordMigration(client, baseline)
  for (const migration of missingMigrations) {
    await apply(client, [migration])
    await recordMigration(client, migration)
  }
  if (only) return
  // A migration might have removed functions and triggers together with their tables
  const filesToApply = missingMigrations.length > 0 ? await listChangedFunctions(client, functions) : otherFiles
  await apply(client, [FINISH_TRIGGERS, ...filesToApply.filter((file) => !isBeforeTables(file))])
  await recordFunctions(client, functions)
}

/** A trigger that is due at the end of the transaction cannot be replaced. */
const FINISH_TRIGGERS = { name: 'deferred triggers', sql: 'set constraints all immediate' }

function isBeforeTables({ name }: SqlFile): boolean {
  return name === COLUMN_FUNCTIONS
}

/** @throws StartError if another version migrated the database */
function rejectUnknown(applied: AppliedMigrations, migrations: readonly Migration[]): void {
  const { unknown, changed } = compareMigrations(applied, migrations)
  if (unknown) {
    throw new StartError(
      `The database is newer than this version of Lumina: it contains the unknown migration "${unknown}". Start the version that applied it, or a later one.`,
    )
  }
  if (changed) {
    throw new StartError(
      `The migration "${changed}" was changed after it was applied. Restore the file and add a new migration instead.`,
    )
  }
}

/**
 * Returns the recorded migrations; empty for an empty database. @throws StartError for another application's database.
 */
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

/** All files run in one transaction: if one fails, the previous version still has its schema. @throws StartError */
async function apply(client: Client, files: readonly Pick<SqlFile, 'name' | 'sql'>[]): Promise<void> {
  for (const { name, sql } of files) {
    try {
      await client.query(sql)
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error
      throw new StartError(
        `The SQL of "${name}" failed, and this start was rolled back (${error.code}: ${error.message.split('\n')[0]}). The database is unchanged: the previous version still runs with it.`,
        { cause: error },
      )
    }
  }
}
