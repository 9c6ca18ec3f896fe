import { env } from '#app/platform/env.server.ts'
import { networkOf } from '#app/platform/http/address.ts'
import { type Limited, type Limiter, localLimiter } from '#app/platform/limits/limits.server.ts'

const attempts = localLimiter({ name: 'order-page', points: env.LIMIT_ORDER_PAGE, seconds: 60 })

/** Counts a form sent from an order's own page. */
export function countOrderForm(from: string, limiter: Limiter = attempts): Promise<Limited> {
  return limiter.count(networkOf(from))
}

/**
 * Looks for an order under an address that may be a guess. Each look is counted before it is answered, and taken back where
 * there is an order: who has a link may look as often as they like, who guesses may not. 'not-allowed' says nothing of
 * whether there is one.
 */
export async function countGuess<Found>(
  from: string,
  look: () => Promise<Found | null>,
  limiter: Limiter = attempts,
): Promise<{ readonly found: Found | null } | Extract<Limited, { allowed: false }>> {
  const network = networkOf(from)
  const counted = await limiter.count(network)
  if (!counted.allowed) return counted
  const found = await look()
  if (found !== null) await limiter.giveBack(network)
  return { found }
}
