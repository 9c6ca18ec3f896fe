import type { ClientBase } from 'pg'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { type Database, openPool } from '#app/platform/db/db.server.ts'
import type { ReplicaStatus } from '#app/platform/db/replica-status.ts'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'

/** The interval between checks, and thus the longest time during which a former replica is still used. */
const CHECK_MS = 1_000
/** The delay of the first check while the replica lags. Later checks use backoff. */
const FIRST_CHECK_MS = 5
/** How long the replica is suspended after a failure. */
const SUSPENSION_MS = 5_000
/** Short timeouts, because the primary can respond instead. */
const [CONNECTION_MS, RESPONSE_MS] = [1_000, 1_500]

/** Identifies a database together with all its replicas. */
const DATABASE_ID = `(select system_identifier from pg_control_system()) || '/' ||
  (select oid from pg_database where datname = current_database())`

export type LogPosition = { readonly database: string; readonly lsn: string; readonly timeline: number }

const READ_POSITION = `select ${DATABASE_ID} as database, pg_current_wal_insert_lsn()::text as lsn,
  ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int as timeline`

/** Runs on the primary. Everything that was visible before the call is written before this position. */
export async function readPosition(client: Database['$client']): Promise<LogPosition> {
  const { rows } = await client.query<LogPosition>(READ_POSITION)
  const [position] = rows
  if (!position) throw new Error('A query without a table must return one row')
  return position
}

/**
 * After a failover, the former primary might be a standby with different changes at the same position, but on its
 * former timeline. A standby's timeline comes from its last restartpoint, so other replicas are used again some minutes
 * after a failover.
 */
const CHECK = `select pg_is_in_recovery() and ${DATABASE_ID} = $1 as follows,
  coalesce(pg_last_wal_replay_lsn() >= $2::pg_lsn, false)
    and (select timeline_id from pg_control_checkpoint()) = $3 as complete,
  (extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) * 1000)::float8 as age`
type CheckResult = { readonly follows: boolean; readonly complete: boolean; readonly age: number | null }

export type Replica = {
  /** Returns null unless the replica has replayed the required position. If null, use the primary. */
  readonly database: () => Database | null
  /** Sets the position that the replica must replay; null if it is unknown. */
  readonly requirePosition: (position: LogPosition | null) => void
  /** Suspends the replica for five seconds, after a failure that the primary did not have. */
  readonly suspend: (error: unknown) => void
  readonly status: () => ReplicaStatus
  readonly stop: () => Promise<void>
}

/** Thrown for a connection to a restarted or different server, for which the result of the check is not valid. */
class ServerChangedError extends Error {
  override name = 'ServerChangedError'
  constructor() {
    super('several servers respond at the address of the replica')
  }
}

/**
 * Offers a replica once it has replayed the required position. Checks it at each new position and every second, not for
 * each page.
 */
export function followReplica(connectionString: string): Replica {
  const limits = { timeoutMs: CONNECTION_MS, responseMs: RESPONSE_MS }
  const pool = openPool(connectionString, { ...limits, onConnect: rejectOtherServers })
  const database = databaseOn(pool)
  const startsByClient = new Map<ClientBase, string>()
  let requiredPosition: LogPosition | null = null
  let replayedPosition: LogPosition | null = null
  let state: ReplicaStatus['state'] = 'behind'
  let [since, lastAge] = [Date.now(), Number.POSITIVE_INFINITY]
  let [pauseMs, suspendedUntil] = [FIRST_CHECK_MS, 0]
  let timer: NodeJS.Timeout | undefined
  let isChecking = false
  let isStopped = false

  async function rejectOtherServers(client: ClientBase): Promise<void> {
    const { rows } = await client.query<{ start: string }>('select pg_postmaster_start_time()::text as start')
    const start = rows[0]?.start ?? ''
    if ([...startsByClient.values()].some((known) => known !== start)) throw new ServerChangedError()
    startsByClient.set(client, start)
  }

  pool.on('remove', (client) => {
    startsByClient.delete(client)
    replayedPosition = null // after a crash, the replica starts at an earlier position
    checkSoon()
  })

  function checkSoon(): void {
    pauseMs = FIRST_CHECK_MS
    checkIn(0)
  }

  function checkIn(ms: number): void {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(check, Math.max(ms, suspendedUntil - performance.now()))
  }

  async function check(): Promise<void> {
    const requested = requiredPosition
    if (!requested || isChecking) return
    isChecking = true
    try {
      const { rows } = await pool.query<CheckResult>(CHECK, [requested.database, requested.lsn, requested.timeline])
      if (performance.now() >= suspendedUntil) for (const found of rows) apply(found, requested)
    } catch (error) {
      if (!isStopped) suspend('away', error)
    }
    isChecking = false
    checkIn(replayedPosition && replayedPosition === requiredPosition ? CHECK_MS : pauseMs)
  }

  function apply({ follows, complete, age }: CheckResult, requested: LogPosition): void {
    lastAge = age ?? Number.POSITIVE_INFINITY
    pauseMs = complete ? FIRST_CHECK_MS : Math.min(pauseMs * 2, CHECK_MS)
    if (!follows) {
      suspend('foreign')
      return
    }
    if (complete) replayedPosition = requested
    setState(complete ? 'used' : 'behind')
  }

  function suspend(reason: 'away' | 'foreign', error?: unknown): void {
    replayedPosition = null
    suspendedUntil = performance.now() + SUSPENSION_MS
    setState(reason, error)
    checkIn(SUSPENSION_MS)
  }

  function setState(next: ReplicaStatus['state'], error?: unknown): void {
    if (next === state) return
    if (isUnusable(next)) log.warn({ event: 'replica-left', why: next, ...(error !== undefined && { err: error }) })
    else if (isUnusable(state)) log.info({ event: 'replica-back' })
    state = next
    since = Date.now()
  }

  return {
    database: () => (replayedPosition && replayedPosition === requiredPosition ? database : null),
    requirePosition: (position) => {
      requiredPosition = position
      if (position) checkSoon()
      else if (state === 'used') setState('behind')
    },
    suspend: (error) => suspend('away', error),
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

function isUnusable(state: ReplicaStatus['state']): boolean {
  return state === 'away' || state === 'foreign'
}

export const replica: Replica | null = env.DATABASE_READ_URL ? followReplica(env.DATABASE_READ_URL) : null
