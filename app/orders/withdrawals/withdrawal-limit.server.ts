import { normalizeCode } from '#app/lib/normalize-code.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { getNetwork } from '#app/platform/http/address.ts'
import { createLimiterGetter, type Limiter, type LimitResult } from '#app/platform/limits/limits.server.ts'

const formLimit = createLimiterGetter({ name: 'withdrawal', points: env.LIMIT_WITHDRAWAL, seconds: 60 })

export function limitWithdrawalForms(
  db: Database,
  from: string,
  limiter: Limiter = formLimit(db),
): Promise<LimitResult> {
  return limiter.count(getNetwork(from))
}

/** The number of emails that can be tried for one order number, so that nobody can guess who placed the order. */
const MAX_ATTEMPTS = 10

const attemptLimit = createLimiterGetter({ name: 'withdrawal-order', points: MAX_ATTEMPTS, seconds: 3_600 })

/**
 * Looks up an order, unless too many lookups of its number have failed. Counts an attempt before the lookup, so that
 * concurrent attempts are limited too, and reverts the count if the order is found.
 * Order numbers that do not exist are counted in the same way.
 */
export async function limitLookup<Found>(
  db: Database,
  orderNumber: string,
  find: () => Promise<Found | null>,
  limiter: Limiter = attemptLimit(db),
): Promise<{ readonly found: Found | null } | Extract<LimitResult, { allowed: false }>> {
  const subject = normalizeCode(orderNumber).replace(/^#+/, '') // counts all spellings of a number together
  const counted = await limiter.count(subject)
  if (!counted.allowed) return counted
  const found = await find()
  if (found !== null) await limiter.uncount(subject)
  return { found }
}
