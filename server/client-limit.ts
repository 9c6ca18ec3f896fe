import { networkOf } from '#app/platform/http/address.ts'
import { localLimiter } from '#app/platform/limits/limits.server.ts'
import { log } from '#app/platform/log.server.ts'
import { refusal } from '#server/plain-page.ts'
import type { RequestContext } from '#server/request-context.ts'

type Rule = {
  /** Names it in the log. */
  readonly name: string
  /** So many requests from one address, in a minute. */
  readonly points: number
  /** What is said to who is over it. */
  readonly message: string
}

/** Counts a visit in this process. Answers a refusal where its address had too many within a minute, or null to go on. */
export function clientLimit({ name, points, message }: Rule): (visit: RequestContext) => Promise<Response | null> {
  const limiter = localLimiter({ name, points, seconds: 60 })
  return async ({ info, res }) => {
    const counted = await limiter.count(networkOf(info.address))
    if (counted.allowed) return null
    log.warn({ event: 'limit-reached', limit: name, request: info.id })
    res.setHeader('Retry-After', String(counted.retryAfter))
    return refusal(429, message)
  }
}
