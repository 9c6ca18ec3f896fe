import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient } from 'pg'
import { watchQueries } from '#app/platform/db/watch-queries.server.ts'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'

/** The pool, or one transaction of it: a query is written once and works in both. */
export type Database = NodePgDatabase<Record<string, never>> & { $client: Pool | PoolClient }

/**
 * A pool with the store's limits: nobody waits for ever, neither in the queue nor for a frozen server. `patienceMs` is
 * for tests, whose many orders at once should be judged by their outcome however busy the machine is.
 */
export function openPool(connectionString: string, { patienceMs = 2_000 } = {}): Pool {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: patienceMs, // bounds the wait in the queue too
    query_timeout: 6_000, // on our side: with the server frozen its own statement_timeout never fires
    keepAlive: true,
    application_name: 'lumina',
  })
  pool.on('connect', watchQueries)
  // A connection may be lost just as it is handed from one query to the next, where neither hears of it yet: an error that
  // nobody hears would end the process. Whoever asks over it next is told.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))
  return pool
}

const opened = new WeakMap<Pool | PoolClient, Database>()

/** Queries on a pool or one connection of it; the same object each time, as what Drizzle learns about tables stays with it. */
export function databaseOn(client: Pool | PoolClient): Database {
  const known = opened.get(client)
  if (known) return known
  const database = drizzle(client, { casing: 'snake_case' })
  opened.set(client, database)
  return database
}

/** The web process's own database. It connects with the first query. */
export const db: Database = databaseOn(openPool(env.DATABASE_URL))
