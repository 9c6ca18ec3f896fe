import { env } from '#app/platform/env.server.ts'
import { networkOf } from '#app/platform/http/address.ts'
import { type Limited, type Limiter, localLimiter } from '#app/platform/limits/limits.server.ts'

const requested = localLimiter({ name: 'quote', points: env.LIMIT_QUOTE, seconds: 60 })

/** Counts what a cart or a checkout asks for from one address: its sums, and whether its shipping step is complete. */
export function countQuote(from: string, limiter: Limiter = requested): Promise<Limited> {
  return limiter.count(networkOf(from))
}
