import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client, Pool, PoolClient } from 'pg'
import { CASING } from '#app/platform/db/compiled.ts'
import type { Database } from '#app/platform/db/db.server.ts'

// Apart from db.server.ts, which opens this process's own database and so needs its settings: scripts and browser tests
// run transactions on the database of a store that they started.

const opened = new WeakMap<Pool | PoolClient | Client, Database>()

/**
 * Queries on a pool, on one connection of it or on one that stands alone; the same object each time, as what Drizzle
 * learns about tables stays with it.
 */
export function databaseOn(client: Pool | PoolClient | Client): Database {
  const known = opened.get(client)
  if (known) return known
  const database = drizzle(client, { casing: CASING })
  opened.set(client, database)
  return database
}
