import { env } from '#app/platform/env.server.ts'
import { networkOf } from '#app/platform/http/address.ts'
import { type Limited, type Limiter, localLimiter } from '#app/platform/limits/limits.server.ts'

const requests = localLimiter({ name: 'quote', points: env.LIMIT_QUOTE, seconds: 60 })

export function countQuote(from: string, limiter: Limiter = requests): Promise<Limited> {
  return limiter.count(networkOf(from))
}
