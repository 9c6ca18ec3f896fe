import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client, Pool, PoolClient } from 'pg'
import { CASING } from '#app/platform/db/compiled.ts'
import type { Database } from '#app/platform/db/db.server.ts'

// Separate from db.server.ts, which opens this process's database and needs its settings: scripts and browser tests use
// the database of a store that they started.

const opened = new WeakMap<Pool | PoolClient | Client, Database>()

/** Returns Drizzle's database on a client; the same object for each, as it holds Drizzle's caches. */
export function databaseOn(client: Pool | PoolClient | Client): Database {
  const known = opened.get(client)
  if (known) return known
  const database = drizzle(client, { casing: CASING })
  opened.set(client, database)
  return database
}
