import { RateLimiterMemory } from 'rate-limiter-flexible'
import { env } from '#app/platform/env.server.ts'
import { networkOf } from '#app/platform/http/address.ts'
import { log } from '#app/platform/log.server.ts'
import { refusal } from '#server/plain-page.ts'
import type { Visit } from '#server/visit.ts'

const MAX_QUERY = 2_000
const SECONDS = 60

/** Bounds the look-up of routes: React Router matches every path it is given. Answers a refusal, or null to go on. */
export function manifestLimit(): (visit: Visit, url: URL) => Promise<Response | null> {
  const limiter = new RateLimiterMemory({ points: env.LIMIT_MANIFEST, duration: SECONDS })
  return async ({ info, res, route }, { search }) => {
    if (route !== 'manifest') return null
    if (search.length > MAX_QUERY) return refusal(414, 'Too many paths.')
    const isWithin = await limiter.consume(networkOf(info.address)).then(
      () => true,
      () => false,
    )
    if (isWithin) return null
    log.warn({ event: 'limit-reached', limit: 'manifest', request: info.id })
    res.setHeader('Retry-After', String(SECONDS))
    return refusal(429, 'Too many requests.')
  }
}
