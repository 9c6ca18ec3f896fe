import { env } from '#app/platform/env.server.ts'
import { networkOf } from '#app/platform/http/address.ts'
import { type Limited, type Limiter, localLimiter } from '#app/platform/limits/limits.server.ts'

const asked = localLimiter({ name: 'quote', points: env.LIMIT_QUOTE, seconds: 60 })

/** Counts what a cart or a checkout asks for from one address: its sums, and whether its shipping step is complete. */
export function countQuote(from: string, limiter: Limiter = asked): Promise<Limited> {
  return limiter.count(networkOf(from))
}
