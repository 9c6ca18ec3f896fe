import { Pool } from 'pg'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { failedAsPrepared, preparing } from '#app/platform/db/prepared.server.ts'
import { sqlState } from '#app/platform/db/sql-state.ts'

const RETRIED: ReadonlySet<string> = new Set(['40001', '40P01', '55P03']) // serialization, deadlock, lock wait over
const ATTEMPTS = 4
const TIME_LIMIT_MS = 8_000

/**
 * Runs `work` in one transaction and commits what it did, or nothing of it. The only way to open a transaction. Inside
 * another one it joins that. Work that lost to a concurrent one (40001, 40P01, 55P03) is run again, at most three times,
 * so `work` must do nothing outside the database. `repeats`: it runs often, with the same statements, which are prepared
 * then. @throws what `work` throws; an error without a SQLSTATE at COMMIT means that the outcome is unknown.
 */
export async function withTx<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
  { repeats = false } = {},
): Promise<Result> {
  const pool = db.$client
  if (!(pool instanceof Pool)) return work(db)
  const giveUpAt = Date.now() + TIME_LIMIT_MS
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(pool, work, repeats)
    } catch (error) {
      const state = sqlState(error)
      const isRetried = state && (RETRIED.has(state) || (repeats && failedAsPrepared(state)))
      if (!isRetried || attempt === ATTEMPTS || Date.now() > giveUpAt) throw error
      const pause = Math.random() * 20 * 2 ** attempt
      await new Promise((resume) => setTimeout(resume, pause))
    }
  }
}

/**
 * Thrown inside a transaction to have all of it taken back, with what its caller is to be answered. Each kind of work throws
 * a class of its own, so that nobody catches another's.
 */
export abstract class Rollback<ActionResult> extends Error {
  override name = 'TakenBack'
  readonly answer: ActionResult
  constructor(response: ActionResult) {
    super('taken back')
    this.answer = response
  }
}

/** `work` went on after one of its queries had failed: nothing of what it did is there. */
class RolledBack extends Error {
  override name = 'RolledBack'
  constructor() {
    super('the transaction was rolled back, not committed')
  }
}

async function once<Result>(pool: Pool, work: (tx: Database) => Promise<Result>, repeats: boolean): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  // A connection that dies under the work says so twice: to the query, and as an event that nobody else hears here.
  const onLost = (error: Error) => {
    broken = error
  }
  client.on('error', onLost)
  try {
    // Set for the transaction, not the session: a pooler in between refuses the latter at the start of a connection. It may
    // also have connections from before the database was told to compile nothing.
    await client.query(
      `begin; set local statement_timeout = '5s'; set local lock_timeout = '2s';
       set local idle_in_transaction_session_timeout = '10s'; set local jit = off`,
    )
    const result = await work(databaseOn(repeats ? preparing(client) : client))
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new RolledBack() // so it answers, and no error, where a query before it had failed
    return result
  } catch (error) {
    const state = sqlState(error)
    if (repeats && state && failedAsPrepared(state)) {
      broken = new Error('a prepared statement was lost')
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
    client.release(broken) // a connection in an unknown state is thrown away, not handed to the next
  }
}

/** Errors of `work` itself (a refusal, a bug) leave the connection healthy; those of the wire do not. */
function isConnectionError(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return (
    cause instanceof Error &&
    (/connection|timeout|terminated|socket/i.test(cause.message) ||
      ('code' in cause && typeof cause.code === 'string' && /^E[A-Z]+$/.test(cause.code)))
  )
}
