import type { Client } from 'pg'
import { connectToStart } from '#app/platform/db/connect-to-start.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'
import { type Migration, readMigrations } from '#app/platform/db/migrate.server.ts'

type Options = {
  readonly folder?: string
  /** Ends the connection; a later call continues. */
  readonly stopping?: AbortSignal
}

/**
 * Builds the missing indexes of `.later.sql` files one by one, while the store reads and writes. Returns the names of
 * the files that are complete now: none while another process builds, or if nothing is missing.
 * @throws if the database refuses one, such as a unique index of values that are not
 */
export async function buildLaterIndexes(
  databaseUrl: string,
  { folder, stopping }: Options = {},
): Promise<readonly string[]> {
  const migrations = readMigrations(folder).filter(({ later }) => later)
  if (migrations.length === 0) return []
  const client = await connectToStart(databaseUrl)
  const stop = () => void client.end()
  stopping?.addEventListener('abort', stop)
  try {
    const lock = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
      LOCK_NUMBERS.laterIndexes,
    ])
    if (!lock.rows[0]?.got) return []
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations')
    const applied = new Set(rows.map(({ name }) => name))
    const missing = migrations.filter(({ name }) => !applied.has(name))
    for (const migration of missing) await build(client, migration)
    return missing.map(({ name }) => name)
  } catch (error) {
    if (stopping?.aborted) return []
    throw error
  } finally {
    stopping?.removeEventListener('abort', stop)
    await client.end().catch(() => {})
  }
}

async function build(client: Client, { name, hash, later }: Migration): Promise<void> {
  for (const index of later ?? []) {
    const { rows } = await client.query<{ indisvalid: boolean }>(
      'select indisvalid from pg_index where indexrelid = to_regclass(quote_ident($1))',
      [index.name],
    )
    const isValid = rows[0]?.indisvalid
    if (isValid === false) await client.query(`drop index concurrently "${index.name}"`) // of an interrupted attempt
    if (!isValid) await client.query(index.statement.replace('INDEX', 'INDEX CONCURRENTLY'))
  }
  await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash])
}
