import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type Client, type ClientBase, Pool, type PoolClient } from 'pg'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { rejectStandby } from '#app/platform/db/reject-standby.server.ts'
import { sendTogether } from '#app/platform/db/send-together.server.ts'
import { watchQueries } from '#app/platform/db/watch-queries.server.ts'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'

/** The pool, or one of its transactions: queries work with both. */
export type Database = NodePgDatabase<Record<string, never>> & { $client: Pool | PoolClient | Client }

type PoolOptions = {
  readonly timeoutMs?: number
  readonly responseMs?: number
  /** Checks a new connection. Throws to reject it. */
  readonly onConnect?: (client: ClientBase) => Promise<void>
}

/**
 * Opens a pool that rejects standbys. `timeoutMs` limits the wait for a connection, `responseMs` the wait for a
 * response, for example from a frozen server.
 */
export function openPool(
  connectionString: string,
  { timeoutMs = 2_000, responseMs = 6_000, onConnect = rejectStandby }: PoolOptions = {},
): Pool {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: responseMs, // on the client side: a frozen server's own statement_timeout never fires
    keepAlive: true,
    pipeline: true, // a statement is sent before the previous one has finished
    application_name: 'lumina',
    onConnect,
  })
  pool.on('connect', watchQueries)
  pool.on('connect', sendTogether)
  // A connection can be lost between queries. The unhandled error would end the process; the next query reports it.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))
  return pool
}

/** The database of this process. The first query connects. */
export const db: Database = databaseOn(openPool(env.DATABASE_URL))
