import type { ClientBase } from 'pg'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { type Database, openPool } from '#app/platform/db/db.server.ts'
import type { ReplicaStatus } from '#app/platform/db/replica-status.ts'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'

/** The interval of checks, and thus the maximum time that a former replica is still read from. */
const LOOK_MS = 1_000
/** The delay of the first check while the replica lags. Later checks use backoff. */
const FIRST_LOOK_MS = 5
/** The time of suspension after a failure. */
const REST_MS = 5_000
/** Short timeouts, because the primary can respond instead. */
const [CONNECTION_MS, RESPONSE_MS] = [1_000, 1_500]

/** Identifies a database together with all its replicas. */
const WHICH = `(select system_identifier from pg_control_system()) || '/' ||
  (select oid from pg_database where datname = current_database())`

export type LogPosition = { readonly database: string; readonly lsn: string; readonly timeline: number }

const READ_POSITION = `select ${WHICH} as database, pg_current_wal_insert_lsn()::text as lsn,
  ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int as timeline`

/** Runs on the primary. Everything that was visible before the call is written before this position. */
export async function readPosition(client: Database['$client']): Promise<LogPosition> {
  const { rows } = await client.query<LogPosition>(READ_POSITION)
  const [position] = rows
  if (!position) throw new Error('A query without a table returns one row')
  return position
}

/**
 * After a failover, the former primary may be a standby with other changes at the same position, but on its former
 * timeline. A standby's timeline is that of its last restartpoint, so other replicas are used again some minutes after
 * a failover.
 */
const LOOK = `select pg_is_in_recovery() and ${WHICH} = $1 as follows,
  coalesce(pg_last_wal_replay_lsn() >= $2::pg_lsn, false)
    and (select timeline_id from pg_control_checkpoint()) = $3 as complete,
  (extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) * 1000)::float8 as age`
type Look = { readonly follows: boolean; readonly complete: boolean; readonly age: number | null }

export type Replica = {
  /** Returns null unless the replica has replayed the position of `showUpTo`: use the primary then. */
  readonly database: () => Database | null
  /** Sets the position that pages show; null if it is unknown. */
  readonly showUpTo: (position: LogPosition | null) => void
  /** Suspends the replica for five seconds after it failed although the primary did not. */
  readonly leave: (error: unknown) => void
  readonly status: () => ReplicaStatus
  readonly stop: () => Promise<void>
}

/** The server was restarted or replaced since the check, whose result is no longer valid. */
class AnotherServer extends Error {
  override name = 'AnotherServer'
  constructor() {
    super('several servers respond at the address of the replica')
  }
}

/** Offers a replica when it has replayed the content of pages. Checks new positions and every second, not each page. */
export function followReplica(connectionString: string): Replica {
  const limits = { timeoutMs: CONNECTION_MS, responseMs: RESPONSE_MS }
  const pool = openPool(connectionString, { ...limits, onConnect: rejectOtherServers })
  const database = databaseOn(pool)
  const startsByClient = new Map<ClientBase, string>()
  let wanted: LogPosition | null = null
  let reached: LogPosition | null = null
  let state: ReplicaStatus['state'] = 'behind'
  let [since, lastAge] = [Date.now(), Number.POSITIVE_INFINITY]
  let [pauseMs, restsUntil] = [FIRST_LOOK_MS, 0]
  let timer: NodeJS.Timeout | undefined
  let isLooking = false
  let isStopped = false

  async function rejectOtherServers(client: ClientBase): Promise<void> {
    const { rows } = await client.query<{ start: string }>('select pg_postmaster_start_time()::text as start')
    const start = rows[0]?.start ?? ''
    if ([...startsByClient.values()].some((known) => known !== start)) throw new AnotherServer()
    startsByClient.set(client, start)
  }

  pool.on('remove', (client) => {
    startsByClient.delete(client)
    reached = null // after a crash it starts at an earlier position
    lookSoon()
  })

  function lookSoon(): void {
    pauseMs = FIRST_LOOK_MS
    lookIn(0)
  }

  function lookIn(ms: number): void {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(look, Math.max(ms, restsUntil - performance.now()))
  }

  async function look(): Promise<void> {
    const requested = wanted
    if (!requested || isLooking) return
    isLooking = true
    try {
      const { rows } = await pool.query<Look>(LOOK, [requested.database, requested.lsn, requested.timeline])
      if (performance.now() >= restsUntil) for (const found of rows) take(found, requested)
    } catch (error) {
      if (!isStopped) rest('away', error)
    }
    isLooking = false
    lookIn(reached && reached === wanted ? LOOK_MS : pauseMs)
  }

  function take({ follows, complete, age }: Look, requested: LogPosition): void {
    lastAge = age ?? Number.POSITIVE_INFINITY
    pauseMs = complete ? FIRST_LOOK_MS : Math.min(pauseMs * 2, LOOK_MS)
    if (!follows) {
      rest('foreign')
      return
    }
    if (complete) reached = requested
    become(complete ? 'used' : 'behind')
  }

  function rest(why: 'away' | 'foreign', error?: unknown): void {
    reached = null
    restsUntil = performance.now() + REST_MS
    become(why, error)
    lookIn(REST_MS)
  }

  function become(next: ReplicaStatus['state'], error?: unknown): void {
    if (next === state) return
    if (isOut(next)) log.warn({ event: 'replica-left', why: next, ...(error !== undefined && { err: error }) })
    else if (isOut(state)) log.info({ event: 'replica-back' })
    state = next
    since = Date.now()
  }

  return {
    database: () => (reached && reached === wanted ? database : null),
    showUpTo: (position) => {
      wanted = position
      if (position) lookSoon()
      else if (state === 'used') become('behind')
    },
    leave: (error) => rest('away', error),
    status: () => ({
      state,
      since: new Date(since),
      lagMs: state === 'behind' ? Math.min(Date.now() - since, lastAge) : 0,
    }),
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await pool.end()
    },
  }
}

function isOut(state: ReplicaStatus['state']): boolean {
  return state === 'away' || state === 'foreign'
}

export const replica: Replica | null = env.DATABASE_READ_URL ? followReplica(env.DATABASE_READ_URL) : null
