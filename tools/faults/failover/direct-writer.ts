import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { Database } from '#app/platform/db/db.server.ts'

const CONNECT_MS = 1_000
const RESPONSE_MS = 3_000
const PAUSE_MS = 50

/** A client that always writes to the same database machine. */
type DirectWriter = {
  /** Stops writing. Returns the ids of the rows that this machine confirmed. */
  readonly stop: () => Promise<readonly string[]>
}

export async function createDirectWritesTable(db: Database): Promise<void> {
  await db.execute(sql`create table direct_writes (id uuid primary key)`)
}

/**
 * Writes into the table of direct writes, bypassing HAProxy. A machine that is no longer the primary must confirm
 * nothing.
 */
export function startDirectWriter(connectionString: string): DirectWriter {
  const confirmed: string[] = []
  let isOver = false

  async function writeUntilBroken(client: Client): Promise<void> {
    await client.connect()
    while (!isOver) {
      const id = randomUUID()
      await client.query('insert into direct_writes values ($1)', [id])
      confirmed.push(id)
      await pause(PAUSE_MS)
    }
  }

  async function write(): Promise<void> {
    while (!isOver) {
      const timeouts = { connectionTimeoutMillis: CONNECT_MS, query_timeout: RESPONSE_MS }
      const client = new Client({ connectionString, ...timeouts })
      client.on('error', () => {}) // the query reports the error
      await writeUntilBroken(client).catch(() => {})
      client.end().catch(() => {}) // a frozen server does not respond
      await pause(PAUSE_MS)
    }
  }

  const written = write()
  return {
    stop: async () => {
      isOver = true
      await written
      return confirmed
    },
  }
}
