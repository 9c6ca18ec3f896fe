import { env } from '#app/platform/env.server.ts'
import { clientLimit } from '#server/client-limit.ts'
import type { RequestContext } from '#server/request-context.ts'

/**
 * The routes that search, by the parameters of which there are as many as somebody makes up. An address has many spellings,
 * of which each finds its route.
 */
const SEARCHES: ReadonlyMap<string, readonly string[]> = new Map([
  ['routes/storefront/shop', ['search', 'min', 'max']],
  ['routes/api/search-suggestions', ['q']],
  ['routes/api/product-cards', ['ids']],
])

/**
 * Bounds searches: each text, range of prices or list of products is another answer, and costs the database a look through
 * the catalog. Answers a refusal, or null to go on. What was asked for in these very words before, and is in memory,
 * never comes here.
 */
export function searchLimit(): (visit: RequestContext, url: URL) => Promise<Response | null> {
  const overLimit = clientLimit({
    name: 'search',
    points: env.LIMIT_SEARCH,
    message: 'Too many searches. Please try again in a minute.',
  })
  return async (visit, { searchParams }) => {
    const isSearch = SEARCHES.get(visit.route)?.some((parameter) => searchParams.get(parameter))
    return isSearch ? overLimit(visit) : null
  }
}
