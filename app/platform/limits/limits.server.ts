import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '#app/platform/db/db.server.ts'
import { rateLimits } from '#app/platform/limits/rate-limits.table.ts'
import { log } from '#app/platform/log.server.ts'

type LimitRule = {
  /** The name of the limit in the table. Never reuse a name for a different limit. */
  readonly name: string
  readonly points: number
  readonly seconds: number
}

export type LimitResult = { readonly allowed: true } | { readonly allowed: false; readonly retryAfter: number }

export type Limiter = {
  /** `retryAfter` is in seconds. */
  readonly count: (subject: string) => Promise<LimitResult>
  /** Subtracts an attempt. Failures are only logged, as in `reset`. */
  readonly uncount: (subject: string) => Promise<void>
  readonly reset: (subject: string) => Promise<void>
}

/** No limit has a longer window, so rows can be deleted without knowing their rule. */
const MAX_SECONDS = 86_400

/**
 * Counts across all processes, using the database's clock. Rejects while the database is unavailable, because only
 * counted requests are allowed.
 */
export function createSharedLimiter(db: Database, { name, points, seconds }: LimitRule): Limiter {
  if (seconds > MAX_SECONDS) throw new Error(`The limit ${name} has a window of more than a day`)
  const matchesSubject = (subject: string) => eq(rateLimits.key, toStoredKey(name, subject))
  const end = sql`${NOW_MS} + ${seconds * 1_000}`
  // A window that ends later than one that starts now was written before the clock was set back
  const isOpen = sql`${rateLimits.expire} between ${NOW_MS} + 1 and ${end}`
  return {
    async count(subject) {
      const [row] = await db
        .insert(rateLimits)
        .values({ key: toStoredKey(name, subject), points: 1, expire: end })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            points: sql`case when ${isOpen} then ${rateLimits.points} + 1 else 1 end`,
            expire: sql`case when ${isOpen} then ${rateLimits.expire} else excluded.expire end`,
          },
        })
        .returning({ points: rateLimits.points, left: sql<number>`(${rateLimits.expire} - ${NOW_MS})::float8` })
      if (!row) throw new Error(`The limit ${name} was not counted`)
      return row.points <= points ? { allowed: true } : { allowed: false, retryAfter: toSeconds(row.left) }
    },
    async uncount(subject) {
      const points = sql`greatest(${rateLimits.points} - 1, 0)`
      await logFailure(db.update(rateLimits).set({ points }).where(matchesSubject(subject)))
    },
    async reset(subject) {
      await logFailure(db.delete(rateLimits).where(matchesSubject(subject)))
    },
  }
}

/** Deletes rows of limits whose window is over, including rows written with a wrong clock. */
export async function deleteEndedLimits(db: Database): Promise<void> {
  await db
    .delete(rateLimits)
    .where(sql`${rateLimits.expire} not between ${NOW_MS} and ${NOW_MS} + ${MAX_SECONDS * 1_000}`)
}

/** Clears the limits with this name for every subject. */
export async function clearLimits(db: Database, name: string): Promise<void> {
  await db.delete(rateLimits).where(sql`starts_with(${rateLimits.key}, ${`${name}:`})`)
}

/** Milliseconds since 1970, according to the database's clock. */
const NOW_MS = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`

function toStoredKey(name: string, subject: string): string {
  return `${name}:${toKey(subject)}`
}

export function createLimiterGetter(rule: LimitRule): (db: Database) => Limiter {
  const limiters = new WeakMap<Database, Limiter>()
  return (db) => {
    const limiter = limiters.get(db) ?? createSharedLimiter(db, rule)
    limiters.set(db, limiter)
    return limiter
  }
}

/** Counts separately in each process's memory, for limits that must not cost a query. */
export function createLocalLimiter({ name, points, seconds }: LimitRule): Limiter {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
  return {
    async count(subject) {
      try {
        await limiter.consume(toKey(subject))
        return { allowed: true }
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        // The clock may have been set back since
        return { allowed: false, retryAfter: Math.min(seconds, toSeconds(error.msBeforeNext)) }
      }
    },
    uncount: (subject) => logFailure(limiter.reward(toKey(subject))),
    reset: (subject) => logFailure(limiter.delete(toKey(subject))),
  }
}

function toSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1_000))
}

/** Logs a failure instead of throwing, because the operation, such as a login, is already completed. */
async function logFailure(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => log.warn({ err: error }, 'an attempt could not be uncounted'))
}

/** Returns a hash, so that the table contains neither email nor IP addresses, and every key fits into its column. */
function toKey(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url')
}
