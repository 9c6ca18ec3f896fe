import type { ServerBuild } from 'react-router'
import { env } from '#app/platform/env.server.ts'
import { getNetwork } from '#app/platform/http/address.ts'
import { createLocalLimiter } from '#app/platform/limits/limits.server.ts'
import { log } from '#app/platform/log.server.ts'
import { createErrorResponse } from '#server/plain-page.ts'
import type { RequestContext } from '#server/request-context.ts'

/**
 * Returns a function that rejects a network's requests with a route's `searchParameters` if there are too many, because
 * each costs a catalog query. Searches that are served from the cache do not count.
 */
export function createSearchLimit(routes: ServerBuild['routes']) {
  const limiter = createLocalLimiter({ name: 'search', points: env.LIMIT_SEARCH, seconds: 60 })
  return async ({ route, info, res }: RequestContext, url: URL): Promise<Response | null> => {
    const module = routes[route]?.module
    if (!module || !('searchParameters' in module)) return null
    const parameters = module.searchParameters as readonly string[] // boundary: this is its type in route modules
    if (!parameters.some((name) => url.searchParams.get(name))) return null
    const limitState = await limiter.count(getNetwork(info.address))
    if (limitState.allowed) return null
    log.warn({ event: 'limit-reached', limit: 'search', request: info.id })
    res.setHeader('Retry-After', String(limitState.retryAfter))
    return createErrorResponse(429, 'Too many searches. Please try again in a minute.')
  }
}
