import { networkOf } from '#app/platform/http/address.ts'
import { localLimiter } from '#app/platform/limits/limits.server.ts'
import { log } from '#app/platform/log.server.ts'
import { refusal } from '#server/plain-page.ts'
import type { RequestContext } from '#server/request-context.ts'

type Rule = {
  /** Its name in the log. */
  readonly name: string
  /** Requests per minute from one address. */
  readonly points: number
  /** The text of the 429 response. */
  readonly message: string
}

/** Returns a rate limiter of this process: it returns a 429 response for an address over the limit, otherwise null. */
export function clientLimit({ name, points, message }: Rule) {
  const limiter = localLimiter({ name, points, seconds: 60 })
  return async ({ info, res }: RequestContext): Promise<Response | null> => {
    const counted = await limiter.count(networkOf(info.address))
    if (counted.allowed) return null
    log.warn({ event: 'limit-reached', limit: name, request: info.id })
    res.setHeader('Retry-After', String(counted.retryAfter))
    return refusal(429, message)
  }
}
