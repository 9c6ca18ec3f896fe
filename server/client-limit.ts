import { networkOf } from '#app/platform/http/address.ts'
import { localLimiter } from '#app/platform/limits/limits.server.ts'
import { log } from '#app/platform/log.server.ts'
import { refusal } from '#server/plain-page.ts'
import type { RequestContext } from '#server/request-context.ts'

type Rule = {
  readonly name: string
  readonly points: number
  readonly message: string
}

/** Returns a limiter of this process: a 429 response for an address over the limit, otherwise null. */
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
