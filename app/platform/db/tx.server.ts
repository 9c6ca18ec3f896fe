import { Client, Pool } from 'pg'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { awaitPipelined } from '#app/platform/db/pipelined.ts'
import { handlePreparedFailure, withNamedStatements } from '#app/platform/db/prepared.server.ts'
import { getSqlState } from '#app/platform/db/sql-state.ts'

const LOST_CONFLICTS = ['40001', '40P01'] // serialization failure, deadlock
const RETRYABLE_STATES: ReadonlySet<string> = new Set([...LOST_CONFLICTS, '55P03']) // lock timeout
/** Without the lock timeout: long work has already waited half a minute, so it is unlikely to get the lock. */
const LONG_RETRYABLE_STATES: ReadonlySet<string> = new Set(LOST_CONFLICTS)
const ABORTED = '25P02'
const READ_ONLY = '25006'
const ATTEMPTS = 4
const TIME_LIMIT_MS = 8_000
/**
 * COMMIT has no time limit: if it is cancelled while it waits for a standby, it succeeds but could be lost with this
 * server.
 */
const COMMIT = 'set local statement_timeout = 0; commit'

/**
 * Runs `work` in one transaction, up to three more times if a concurrent transaction wins, so `work` must have no other
 * effects. With `isFrequent`, the statements of `work` are prepared, and the first one, which must be read-only, is
 * sent together with BEGIN.
 * @throws errors of `work`. If COMMIT fails without a SQLSTATE or because the server stops (57P01), the outcome is
 * unknown.
 */
export async function withTx<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
  { isFrequent = false } = {},
): Promise<Result> {
  const pool = db.$client
  if (!(pool instanceof Pool)) return work(db)
  return await retry(
    () => runOnce(pool, work, isFrequent),
    (state) => RETRYABLE_STATES.has(state) || (isFrequent && handlePreparedFailure(state)),
  )
}

/** Runs a transaction again while it fails with a retryable SQLSTATE, within limits. */
async function retry<Result>(
  run: () => Promise<Result>,
  isRetried: (state: string) => boolean,
  limitMs = TIME_LIMIT_MS,
): Promise<Result> {
  const giveUpAt = Date.now() + limitMs
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      const state = getSqlState(error)
      if (!state || !isRetried(state) || attempt === ATTEMPTS || Date.now() > giveUpAt) throw error
      const pause = Math.random() * 20 * 2 ** attempt
      await new Promise((resume) => setTimeout(resume, pause))
    }
  }
}

/**
 * Runs `work` in a transaction on a separate connection without time limits, for statements that change thousands of
 * rows. With `isRepeatable`, `work` runs up to three more times, however long it takes, if a concurrent transaction
 * wins, so it must have no other effects.
 */
export async function withLongTx<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
  { isRepeatable = false } = {},
): Promise<Result> {
  const pool = db.$client
  if (!(pool instanceof Pool)) return work(db)
  return await retry(
    () => runOnceLong(pool, work),
    (state) => isRepeatable && LONG_RETRYABLE_STATES.has(state),
    Number.POSITIVE_INFINITY,
  )
}

async function runOnceLong<Result>(pool: Pool, work: (tx: Database) => Promise<Result>): Promise<Result> {
  const { connectionString } = pool.options
  const client = new Client({ connectionString, keepAlive: true, pipeline: true, application_name: 'lumina long work' })
  client.on('error', () => {}) // the pending query reports the error
  try {
    await client.connect()
    await client.query(`begin; set local statement_timeout = 0; set local lock_timeout = '30s'; set local jit = off`)
    const result = await work(databaseOn(client))
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new RolledBackError()
    return result
  } finally {
    await client.end().catch(() => {}) // rolls back uncommitted changes
  }
}

/**
 * Thrown to roll back a transaction and pass on a result. Each operation has its own subclass, so that it does not
 * catch the rollbacks of other operations.
 */
export abstract class Rollback<Result> extends Error {
  override name = 'Rollback'
  readonly result: Result
  constructor(result: Result) {
    super('rolled back')
    this.result = result
  }
}

/** Thrown if `work` continued after one of its queries failed. */
class RolledBackError extends Error {
  override name = 'RolledBackError'
  constructor() {
    super('the transaction was rolled back, not committed')
  }
}

/** The limits are set per transaction, because a pooler rejects session settings at connect. */
const BEGIN = `begin; set local statement_timeout = '5s'; set local lock_timeout = '2s';
  set local idle_in_transaction_session_timeout = '10s'; set local jit = off`

async function runOnce<Result>(
  pool: Pool,
  work: (tx: Database) => Promise<Result>,
  isFrequent: boolean,
): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  // A lost connection is reported twice: to the query and as an event that nothing else handles here
  const onLost = (error: Error) => {
    broken = error
  }
  client.on('error', onLost)
  try {
    const begun = client.query(BEGIN)
    if (!isFrequent) await begun
    const [, result] = await awaitPipelined([
      begun,
      work(databaseOn(isFrequent ? withNamedStatements(client) : client)),
    ])
    await client.query(COMMIT).catch((error: unknown) => {
      throw getSqlState(error) === ABORTED ? new RolledBackError() : error
    })
    return result
  } catch (error) {
    const state = getSqlState(error)
    if (isFrequent && state && handlePreparedFailure(state)) {
      broken = new Error('a prepared statement was lost')
    } else if (state === READ_ONLY) {
      broken = new Error('the server became a standby')
    } else if (state || !isConnectionError(error)) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure
      })
    } else {
      broken = error instanceof Error ? error : new Error('the connection failed')
    }
    throw error
  } finally {
    client.off('error', onLost)
    client.release(broken) // a connection in an unknown state is discarded
  }
}

function isConnectionError(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return (
    cause instanceof Error &&
    (/connection|timeout|terminated|socket/i.test(cause.message) ||
      ('code' in cause && typeof cause.code === 'string' && /^E[A-Z]+$/.test(cause.code)))
  )
}
