import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client, Pool, PoolClient } from 'pg'
import { CASING } from '#app/platform/db/compiled.ts'
import type { Database } from '#app/platform/db/db.server.ts'

// Separate from db.server.ts, which needs this process's settings: scripts and tests use a different store's database.

const opened = new WeakMap<Pool | PoolClient | Client, Database>()

/** Always returns the same object for a client, because it holds Drizzle's caches. */
export function databaseOn(client: Pool | PoolClient | Client): Database {
  const existingDatabase = opened.get(client)
  if (existingDatabase) return existingDatabase
  const database = drizzle(client, { casing: CASING })
  opened.set(client, database)
  return database
}
