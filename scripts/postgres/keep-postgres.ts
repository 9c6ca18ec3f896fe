import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { StartError } from '#app/lib/errors.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'
import { readSecret } from '#app/platform/secret.server.ts'
import { buildDatabaseUrl, ensureCluster, type Server, startServer, stopServer } from '#scripts/postgres/cluster.ts'
import { findHome } from '#scripts/postgres/home.ts'

/** The application name of connections that keep the server running. */
const KEEPER = 'lumina keeper'

/** A store's own PostgreSQL while this process uses it. */
export type PostgresHandle = {
  /** The URL of the store's database; it can change when the server is restarted. */
  readonly url: () => string
  /** Stops the server unless another process uses it. */
  readonly release: () => Promise<void>
}

type Options = {
  /** Prints a line for each slow step or problem. */
  readonly say: (line: string) => void
  /** Additional server settings, such as 'fsync=off' for a temporary server. */
  readonly settings?: readonly string[]
  /** Called when the server has moved to a different port: `url()` has changed. */
  readonly onMoved?: () => void
}

/**
 * Creates, attaches to or starts the PostgreSQL server of a data folder, and restarts it after a crash. Any number of
 * processes can share the server; the last process that releases the server stops it.
 * @throws StartError if it cannot be started.
 */
export async function keepPostgres(dataDir: string, { say, settings = [], onMoved }: Options): Promise<PostgresHandle> {
  const home = findHome(dataDir, say)
  const password = readSecret(dataDir, 'postgres-password')
  ensureCluster(home, password)

  let server: Server = { pid: 0, port: 0 }
  let keeper: Client
  let isReleased = false
  let reconnecting: Promise<void> | undefined

  async function connect(): Promise<void> {
    server = await startServer(home, password, server.port, settings)
    const connectionString = buildDatabaseUrl(server, password, 'postgres')
    const client = new Client({ connectionString, keepAlive: true, application_name: KEEPER })
    client.on('error', () => {}) // an 'end' event follows
    try {
      await client.connect()
      await ensureDatabase(client)
    } catch (error) {
      await client.end().catch(() => {}) // its application name would count as another user of the server
      throw error
    }
    keeper = client
    client.once('end', () => {
      if (!isReleased) reconnecting = reconnect()
    })
  }

  async function reconnect(): Promise<void> {
    say('The database stopped and is being restarted.')
    for (let wait = 150; !isReleased; wait = Math.min(wait * 2, 5_000)) {
      const { port } = server
      try {
        await connect()
        if (server.port !== port) onMoved?.()
        return
      } catch (error) {
        say(error instanceof Error ? error.message : String(error))
        if (!isReleased) await pause(wait)
      }
    }
  }

  async function release(): Promise<void> {
    isReleased = true
    await reconnecting // a reconnect may just have started a server, which must be stopped too
    const mustStop = await isLast(keeper).catch(() => false) // without a connection there is nothing to stop
    await keeper.end().catch(() => {})
    if (mustStop) await stopServer(home, server)
  }

  await connect().catch((error: unknown) => {
    if (error instanceof StartError) throw error
    return connect() // the first attempt connected to a server that was being stopped
  })
  return { url: () => buildDatabaseUrl(server, password), release }
}

async function ensureDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query("select 1 from pg_database where datname = 'lumina'")
  if (rowCount) return
  await client.query('create database lumina').catch((error: { code?: string }) => {
    if (error.code !== '42P04' && error.code !== '23505') throw error // a concurrent start may have created it
  })
}

/**
 * Returns true if no other process uses the server. If several processes release it at once, the one that gets the lock
 * counts as the last.
 */
async function isLast(client: Client): Promise<boolean> {
  await client.query("set application_name = 'lumina leaving'")
  for (;;) {
    const others = await client.query('select 1 from pg_stat_activity where application_name = $1 limit 1', [KEEPER])
    if (others.rowCount) return false
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
      LOCK_NUMBERS.stopPostgres,
    ])
    if (rows[0]?.got) return true
    await pause(20)
  }
}
