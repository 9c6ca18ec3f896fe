import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { getErrorCode, StartError } from '#app/lib/errors.ts'
import { rejectStandby } from '#app/platform/db/reject-standby.server.ts'

const MIN_VERSION = 150_000 // PostgreSQL 15

/** Error codes of a server that is starting up, or of a standby, which might become the primary. */
const RETRIED_CODES: ReadonlySet<string> = new Set(['57P03', '25006'])

const REASONS: Readonly<Record<string, string>> = {
  '28P01': 'it rejects the password',
  '28000': 'it rejects the user',
  '3D000': 'it has no database with that name',
  '25006': 'it is a standby, which cannot write',
  ECONNREFUSED: 'nothing is listening there',
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'no such host',
  ENOENT: 'no such socket',
}

/** `pipeline`: the connection accepts several queries at once, but neither COPY nor cursors. */
type ConnectOptions = { readonly pipeline?: boolean }

/**
 * Opens a connection to a suitable database, and waits while the server starts. @throws StartError, whose message
 * omits the password.
 */
export async function connectToStart(databaseUrl: string, options: ConnectOptions = {}): Promise<Client> {
  const client = await connect(databaseUrl, options)
  try {
    await rejectUnsuitable(client)
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

async function connect(connectionString: string, { pipeline = false }: ConnectOptions): Promise<Client> {
  for (const giveUpAt = Date.now() + 10_000; ; await pause(200)) {
    const client = new Client({
      connectionString,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      pipeline,
      application_name: 'lumina start',
    })
    client.on('error', () => {}) // the pending query reports the error
    try {
      await client.connect()
      await rejectStandby(client)
      return client
    } catch (error) {
      await client.end().catch(() => {})
      if (RETRIED_CODES.has(getErrorCode(error) ?? '') && Date.now() < giveUpAt) continue
      throw new StartError(
        `The database at ${getDatabaseAddress(connectionString)} cannot be used: ${describeReason(error)}. Check DATABASE_URL.`,
      )
    }
  }
}

export function getDatabaseAddress(connectionString: string): string {
  const { hostname, port, searchParams, pathname } = new URL(connectionString)
  return `${hostname || (searchParams.get('host') ?? '')}:${port || '5432'}${pathname}`
}

function describeReason(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error // one error per address
  const code = getErrorCode(first) ?? ''
  return REASONS[code] ?? (code || (first instanceof Error ? first.message : 'unknown reason'))
}

async function rejectUnsuitable(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string; names_sort: boolean }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
       exists (select from pg_collation where collname = 'und-x-icu') as names_sort`,
  )
  const server = rows[0]
  if (!server) throw new Error('A query without a table must return one row')
  if (server.version < MIN_VERSION) {
    throw new StartError(
      `The database runs PostgreSQL ${Math.floor(server.version / 10_000)}; Lumina needs 15 or newer.`,
    )
  }
  if (server.encoding !== 'UTF8') {
    throw new StartError(`The database has the encoding ${server.encoding}; Lumina needs UTF8.`)
  }
  if (!server.names_sort) {
    throw new StartError('The database server was built without ICU, which Lumina needs to sort names.')
  }
}
