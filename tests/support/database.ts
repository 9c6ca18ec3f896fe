import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { type Database, openPool } from '#app/platform/db/db.server.ts'

export type TestDatabase = { readonly db: Database; readonly url: string; readonly close: () => Promise<void> }

/**
 * Creates a migrated, empty database for one test file: call it in `beforeAll`, `close()` in `afterAll`. Only in the
 * project "database", that is in `*.server.test.ts`.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const url = await createTestDatabase()
  const pool = openPool(url, { timeoutMs: 20_000 })
  // The pool forgets connections before they are closed, and dropping the database ends what is left of them
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    db: databaseOn(pool),
    url,
    close: async () => {
      await pool.end()
      await administer((client, name) => client.query(`drop database ${name} with (force)`), databaseName(url))
    },
  }
}

/** Returns the URL of a new database: a copy of the migrated one, or with `empty` one without tables. */
export async function createTestDatabase({ empty = false } = {}): Promise<string> {
  const url = new URL(inject('templateUrl'))
  const template = empty ? 'template0' : databaseName(url.href)
  url.pathname = `/test_${randomBytes(6).toString('hex')}`
  await administer(
    (client, name) => client.query(`create database ${name} template ${template} strategy file_copy`),
    databaseName(url.href),
  )
  return url.href
}

function databaseName(url: string): string {
  return new URL(url).pathname.slice(1)
}

async function administer(work: (client: Client, name: string) => Promise<unknown>, name: string): Promise<void> {
  const url = new URL(inject('templateUrl'))
  url.pathname = '/postgres'
  const client = new Client({ connectionString: url.href })
  await client.connect()
  try {
    await work(client, name)
  } finally {
    await client.end()
  }
}
