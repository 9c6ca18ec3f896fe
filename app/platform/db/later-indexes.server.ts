import type { Client } from 'pg'
import { withAdvisoryLock } from '#app/platform/db/advisory-lock.server.ts'
import { readApplied, recordMigration } from '#app/platform/db/applied-migrations.server.ts'
import { connectToStart } from '#app/platform/db/connect-to-start.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'
import { type Migration, readSchemaFiles } from '#app/platform/db/schema-files.server.ts'

type Options = {
  readonly folder?: string
  /** Ends the connection; a later call continues the work. */
  readonly stopping?: AbortSignal
}

/**
 * Builds the missing indexes of `.later.sql` files one by one, while the store reads and writes. Returns the names of
 * the completed files, or [] while another process builds the indexes.
 * @throws if the database rejects an index, such as a unique index on duplicate values
 */
export async function buildLaterIndexes(
  databaseUrl: string,
  { folder, stopping }: Options = {},
): Promise<readonly string[]> {
  const migrations = readSchemaFiles(folder).migrations.filter(({ later }) => later)
  const built = await withAdvisoryLock(databaseUrl, LOCK_NUMBERS.laterIndexes, 0, async () => {
    const client = await connectToStart(databaseUrl)
    const stop = () => void client.end()
    stopping?.addEventListener('abort', stop)
    try {
      return await buildMissing(client, migrations)
    } catch (error) {
      if (stopping?.aborted) return []
      throw error
    } finally {
      stopping?.removeEventListener('abort', stop)
      await client.end().catch(() => {})
    }
  })
  return built ?? []
}

async function buildMissing(client: Client, migrations: readonly Migration[]): Promise<string[]> {
  const applied = await readApplied(client)
  const built: string[] = []
  for (const migration of migrations) {
    if (applied.has(migration.name)) continue
    for (const index of migration.later ?? []) if (!(await build(client, index))) return built
    await recordMigration(client, migration)
    built.push(migration.name)
  }
  return built
}

/** Returns false while the server is still building the index for a closed connection. */
async function build(client: Client, { name, statement }: NonNullable<Migration['later']>[number]): Promise<boolean> {
  const { rows } = await client.query<{ is_valid: boolean; is_at_work: boolean }>(
    `select indisvalid as is_valid,
       exists (select from pg_stat_progress_create_index where index_relid = indexrelid) as is_at_work
     from pg_index where indexrelid = to_regclass(quote_ident($1))`,
    [name],
  )
  const [found] = rows
  if (found?.is_valid) return true
  if (found?.is_at_work) return false
  if (found) await client.query(`drop index concurrently "${name}"`) // left by an interrupted attempt
  await client.query(statement.replace('INDEX', 'INDEX CONCURRENTLY'))
  return true
}
