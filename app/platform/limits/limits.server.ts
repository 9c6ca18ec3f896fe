import { createHash } from 'node:crypto'
import type { QueryConfig } from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '#app/platform/db/db.server.ts'
import { log } from '#app/platform/log.server.ts'

export type LimitRule = {
  /** Names it in the table; never reuse one for something else. */
  readonly name: string
  readonly points: number
  readonly seconds: number
}

export type Limited = { readonly allowed: true } | { readonly allowed: false; readonly retryAfter: number }

/** Counts attempts of one kind. */
export type Limiter = {
  /** Counts one attempt. `retryAfter` is in seconds. */
  readonly count: (subject: string) => Promise<Limited>
  /** Takes one counted attempt back. Where that fails it stays counted, and only the log says so: as does `reset`. */
  readonly giveBack: (subject: string) => Promise<void>
  /** Forgets what was counted. */
  readonly reset: (subject: string) => Promise<void>
}

/**
 * Counts for all processes together, in the table rate_limits. Rejects where the database is away or busy: an attempt that
 * is not counted is not allowed. Counts in each process would give more attempts to an attacker who keeps the database busy.
 */
export function sharedLimiter(db: Database, { name, points, seconds }: LimitRule): Limiter {
  return limiterOn(
    new RateLimiterPostgres({
      storeClient: unprepared(db),
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true, // by a migration
      clearExpiredByTimeout: true,
      keyPrefix: name,
      points,
      duration: seconds,
    }),
  )
}

/** The shared limiter of a rule, created once for each database: for the limits that the code names. */
export function sharedLimit(rule: LimitRule): (db: Database) => Limiter {
  const limiters = new WeakMap<Database, Limiter>()
  return (db) => {
    const limiter = limiters.get(db) ?? sharedLimiter(db, rule)
    limiters.set(db, limiter)
    return limiter
  }
}

/** Has its statements prepared by no name: behind a pooler that loses names each would fail. */
function unprepared({ $client }: Database) {
  return { query: ({ text, values }: QueryConfig) => $client.query({ text, ...(values && { values }) }) }
}

/** Counts for this process alone: for what must not cost a query, and where a multiple of the limit does no harm. */
export function localLimiter({ name, points, seconds }: LimitRule): Limiter {
  return limiterOn(new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }))
}

function limiterOn(limiter: RateLimiterAbstract): Limiter {
  return {
    async count(subject) {
      try {
        await limiter.consume(keyOf(subject))
        return { allowed: true }
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) {
          return { allowed: false, retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }
        }
        throw refusal
      }
    },
    giveBack: (subject) => forget(limiter.reward(keyOf(subject))),
    reset: (subject) => forget(limiter.delete(keyOf(subject))),
  }
}

/** What was reached by then, such as a sign-in whose code is used up, is not to be lost for it. */
async function forget(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => log.warn({ err: error }, 'an attempt stays counted'))
}

/** Hashed: the table then holds neither e-mails nor addresses, and every key fits. */
function keyOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url')
}
