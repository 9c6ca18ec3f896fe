import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Pool, type PoolConfig } from 'pg'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readSecret } from '#app/platform/secret.server.ts'
import { buildDatabaseUrl } from '#scripts/postgres/cluster.ts'

/** Returns the process id and port of a store's own PostgreSQL. */
export function readPostmaster({ dataDir }: { dataDir: string }): { pid: number; port: number } {
  const rows = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
  return { pid: Number(rows[0]), port: Number(rows[3]) }
}

/** Returns the URL of a started store's own database. */
export function getStoreDatabaseUrl(store: { dataDir: string }): string {
  return buildDatabaseUrl(readPostmaster(store), readSecret(store.dataDir, 'postgres-password'))
}

type OpenDatabase = { readonly db: Database; readonly close: () => Promise<void> }

/** Connects to a started store's own database. Close it before the store stops. */
export function openStoreDatabase(store: { dataDir: string }): OpenDatabase {
  return openDatabase(getStoreDatabaseUrl(store), { pipeline: true })
}

/** Connects to a database that may be killed. */
export function openDatabase(connectionString: string, options: PoolConfig = {}): OpenDatabase {
  const pool = new Pool({ connectionString, ...options })
  pool.on('error', () => {}) // connections end with the database
  return { db: databaseOn(pool), close: () => pool.end() }
}
