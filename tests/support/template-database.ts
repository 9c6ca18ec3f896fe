import { join } from 'node:path'
import process from 'node:process'
import { Client } from 'pg'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { createDatabase } from '#scripts/postgres/create-database.ts'
import { keepPostgres } from '#scripts/postgres/keep-postgres.ts'

/** The environment variable with the URL of a template that another program prepared for several test runs. */
export const TEMPLATE_VARIABLE = 'TEMPLATE_DATABASE_URL'

type Template = { readonly url: string; readonly release: () => Promise<void> }

/**
 * Returns the URL of a migrated, empty database that test databases are copied from, so it must have no connections.
 * Unless another program has prepared it, starts a throwaway PostgreSQL for it in `folder`, without fsync.
 */
export async function prepareTemplate(folder: string): Promise<Template> {
  const prepared = process.env[TEMPLATE_VARIABLE]
  if (prepared) return { url: prepared, release: () => Promise.resolve() }
  const postgres = await keepPostgres(join(folder, 'database'), {
    say: console.error,
    settings: ['fsync=off', 'max_connections=200'],
  })
  try {
    const url = await createDatabase(postgres.url(), 'template_shop')
    await migrate(url)
    await tidy(url)
    return { url, release: postgres.release }
  } catch (error) {
    await postgres.release()
    throw error
  }
}

/**
 * Does once what every copy would otherwise have to do: removes the dead rows that migrations left in system tables,
 * and opens the first connection, which writes a cache file of known tables.
 */
async function tidy(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace = 'pg_catalog'::regnamespace and not relisshared`,
  )
  await client.query(`vacuum (freeze) ${rows.map(({ name }) => name).join(', ')}`)
  await client.end()
  const first = new Client({ connectionString })
  await first.connect()
  await first.end()
}
