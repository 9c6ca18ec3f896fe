import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient } from 'pg'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'

/** The pool, or one transaction of it: a query is written once and works in both. */
export type Database = NodePgDatabase<Record<string, never>> & { $client: Pool | PoolClient }

/** A pool with the store's limits: nobody waits for ever, neither in the queue nor for a frozen server. */
export function openPool(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 2_000, // bounds the wait in the queue too
    query_timeout: 6_000, // on our side: with the server frozen its own statement_timeout never fires
    keepAlive: true,
    application_name: 'lumina',
  })
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))
  return pool
}

export function databaseOn(client: Pool | PoolClient): Database {
  return drizzle(client, { casing: 'snake_case' })
}

/** The web process's own database. It connects with the first query. */
export const db: Database = databaseOn(openPool(env.DATABASE_URL))
