import type { ServerBuild } from 'react-router'
import { env } from '#app/platform/env.server.ts'
import { clientLimit } from '#server/client-limit.ts'
import type { RequestContext } from '#server/request-context.ts'

/** Limits requests with a route's `searchParameters`, as each costs a catalog query. Cached searches never get here. */
export function searchLimit(
  routes: ServerBuild['routes'],
): (requestContext: RequestContext, url: URL) => Promise<Response | null> {
  const overLimit = clientLimit({
    name: 'search',
    points: env.LIMIT_SEARCH,
    message: 'Too many searches. Please try again in a minute.',
  })
  return async (requestContext, url) => {
    const module = routes[requestContext.route]?.module
    if (!module || !('searchParameters' in module)) return null
    const parameters = module.searchParameters as readonly string[] // boundary: its type in route modules
    return parameters.some((name) => url.searchParams.get(name)) ? overLimit(requestContext) : null
  }
}
