import { env } from '#app/platform/env.server.ts'
import { clientLimit } from '#server/client-limit.ts'
import type { RequestContext } from '#server/request-context.ts'

/** The parameters of each route that search. */
const SEARCHES: ReadonlyMap<string, readonly string[]> = new Map([
  ['routes/storefront/shop', ['search', 'min', 'max']],
  ['routes/api/search-suggestions', ['q']],
  ['routes/api/product-cards', ['ids']],
])

/**
 * Limits searches, as each distinct text, price range or product list costs a catalog query. Returns a refusal, or null
 * to continue. Cached searches never get here.
 */
export function searchLimit(): (requestContext: RequestContext, url: URL) => Promise<Response | null> {
  const overLimit = clientLimit({
    name: 'search',
    points: env.LIMIT_SEARCH,
    message: 'Too many searches. Please try again in a minute.',
  })
  return async (requestContext, { searchParams }) => {
    const isSearch = SEARCHES.get(requestContext.route)?.some((parameter) => searchParams.get(parameter))
    return isSearch ? overLimit(requestContext) : null
  }
}
