import { createHash } from 'node:crypto'
import type { QueryConfig } from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '#app/platform/db/db.server.ts'
import { log } from '#app/platform/log.server.ts'

export type LimitRule = {
  /** Its name in the table; never reuse one for something else. */
  readonly name: string
  readonly points: number
  readonly seconds: number
}

export type Limited = { readonly allowed: true } | { readonly allowed: false; readonly retryAfter: number }

export type Limiter = {
  /** `retryAfter` is in seconds. */
  readonly count: (subject: string) => Promise<Limited>
  /** Failures are only logged, as in `reset`. */
  readonly giveBack: (subject: string) => Promise<void>
  readonly reset: (subject: string) => Promise<void>
}

/** Counts for all processes. Rejects while the database is unavailable: what is not counted is not allowed. */
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

export function sharedLimit(rule: LimitRule): (db: Database) => Limiter {
  const limiters = new WeakMap<Database, Limiter>()
  return (db) => {
    const limiter = limiters.get(db) ?? sharedLimiter(db, rule)
    limiters.set(db, limiter)
    return limiter
  }
}

/** Named statements would fail behind a pooler that loses them. */
function unprepared({ $client }: Database) {
  return { query: ({ text, values }: QueryConfig) => $client.query({ text, ...(values && { values }) }) }
}

/** For limits that must not cost a query and may multiply with the processes. */
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

/** A failure must not undo what was achieved by then, such as a login. */
async function forget(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => log.warn({ err: error }, 'an attempt stays counted'))
}

/** Hashed: the table then contains neither email nor IP addresses, and every key fits. */
function keyOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url')
}
