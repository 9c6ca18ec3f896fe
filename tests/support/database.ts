import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Pool, type QueryResult } from 'pg'
import { inject } from 'vitest'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { type Database, openPool } from '#app/platform/db/db.server.ts'

export type TestDatabase = { readonly db: Database; readonly url: string; readonly close: () => Promise<void> }

/**
 * Creates a migrated, empty database for one test file: call it in `beforeAll`, and `close()` in `afterAll`. Works only
 * in the project "database": in `*.server.test.ts`.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const url = await createTestDatabase()
  const pool = openPool(url, { timeoutMs: 20_000 })
  // Dropping the database ends its remaining connections
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    db: databaseOn(pool),
    url,
    close: async () => {
      await pool.end()
      await waitForDisconnection(getDatabaseName(url))
      await runAdminStatement(`drop database ${getDatabaseName(url)} with (force)`)
    },
  }
}

type DatabaseOptions = { readonly empty?: boolean; readonly sourceUrl?: string }

/**
 * Returns the URL of a new database: a copy of the migrated one, a database without tables if `empty`, or a copy of
 * `sourceUrl`, which must have no connections.
 */
export async function createTestDatabase({ empty = false, sourceUrl }: DatabaseOptions = {}): Promise<string> {
  const url = new URL(inject('templateUrl'))
  const template = empty ? 'template0' : getDatabaseName(sourceUrl ?? url.href)
  url.pathname = `/test_${randomBytes(6).toString('hex')}`
  await runAdminStatement(`create database ${getDatabaseName(url.href)} template ${template} strategy file_copy`)
  return url.href
}

function getDatabaseName(url: string): string {
  return new URL(url).pathname.slice(1)
}

let server: Pool | undefined

/**
 * Runs a statement through one connection for all files of a worker: opening one for each file would take a tenth of
 * the worker's time.
 */
function runAdminStatement(statement: string, values: readonly string[] = []): Promise<QueryResult> {
  server ??= connectToServer()
  return server.query(statement, [...values])
}

/**
 * Waits a moment for connections that are still closing. Dropping the database would end them with an error that
 * nothing handles, because their pools have already forgotten them.
 */
async function waitForDisconnection(database: string): Promise<void> {
  const connections = "select from pg_stat_activity where datname = $1 and backend_type = 'client backend'"
  for (let tries = 0; tries < 50; tries++) {
    const { rowCount } = await runAdminStatement(connections, [database])
    if (!rowCount) return
    await pause(10)
  }
}

function connectToServer(): Pool {
  const url = new URL(inject('templateUrl'))
  url.pathname = '/postgres'
  const pool = new Pool({ connectionString: url.href, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
  pool.on('error', () => {}) // the server is stopped before the workers end
  return pool
}
