import { env } from '#app/platform/env.server.ts'
import { getNetwork } from '#app/platform/http/address.ts'
import { createLocalLimiter, type Limiter, type LimitResult } from '#app/platform/limits/limits.server.ts'

const attempts = createLocalLimiter({ name: 'order-page', points: env.LIMIT_ORDER_PAGE, seconds: 60 })

export function limitOrderForms(from: string, limiter: Limiter = attempts): Promise<LimitResult> {
  return limiter.count(getNetwork(from))
}

/**
 * Counts before the lookup, so that concurrent guesses are limited too, and reverts the count if an order is found. A
 * rejection does not reveal whether the order exists.
 */
export async function countGuess<Found>(
  from: string,
  find: () => Promise<Found | null>,
  limiter: Limiter = attempts,
): Promise<{ readonly found: Found | null } | Extract<LimitResult, { allowed: false }>> {
  const network = getNetwork(from)
  const counted = await limiter.count(network)
  if (!counted.allowed) return counted
  const found = await find()
  if (found !== null) await limiter.uncount(network)
  return { found }
}
