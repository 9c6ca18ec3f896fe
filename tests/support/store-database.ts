import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Database } from '#app/platform/db/db.server.ts'
import { readSecret } from '#app/platform/secret.server.ts'
import { databaseUrl } from '#scripts/postgres/cluster.ts'

/** The process of a store's own PostgreSQL, and its port. */
export function postmasterOf({ dataDir }: { dataDir: string }): { pid: number; port: number } {
  const rows = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
  return { pid: Number(rows[0]), port: Number(rows[3]) }
}

/** The URL of a started store's own database. */
export function storeDatabaseUrl(store: { dataDir: string }): string {
  return databaseUrl(postmasterOf(store), readSecret(store.dataDir, 'postgres-password'))
}

/** Connects to a started store's own database. Close it before the store stops. */
export function openStoreDatabase(store: { dataDir: string }): { db: Database; close: () => Promise<void> } {
  const pool = new Pool({ connectionString: storeDatabaseUrl(store), pipeline: true })
  pool.on('error', () => {}) // its connections end with the database, which a test may kill
  return { db: drizzle(pool, { casing: 'snake_case' }), close: () => pool.end() }
}
