import { join } from 'node:path'
import process from 'node:process'
import { Client } from 'pg'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { keepPostgres } from '#scripts/postgres/keep-postgres.ts'

/** The URL of a template that another program prepared for several runs of the tests. */
export const TEMPLATE_VARIABLE = 'TEMPLATE_DATABASE_URL'

type Template = { readonly url: string; readonly release: () => Promise<void> }

/**
 * Starts a throwaway PostgreSQL in `folder`, without fsync, with a migrated, empty database that test databases are
 * copied from. It must have no connections.
 */
export async function prepareTemplate(folder: string): Promise<Template> {
  const prepared = process.env[TEMPLATE_VARIABLE]
  if (prepared) return { url: prepared, release: () => Promise.resolve() }
  const postgres = await keepPostgres(join(folder, 'database'), {
    say: console.error,
    settings: ['fsync=off', 'max_connections=200'],
  })
  try {
    const url = new URL(postgres.url())
    const client = new Client({ connectionString: url.href })
    await client.connect()
    await client.query('create database template_shop')
    await client.end()
    url.pathname = '/template_shop'
    await migrate(url.href)
    return { url: url.href, release: postgres.release }
  } catch (error) {
    await postgres.release()
    throw error
  }
}
