import { env } from '#app/platform/env.server.ts'
import type { Visit } from '#server/visit.ts'
import { visitorLimit } from '#server/visitor-limit.ts'

/**
 * The routes that search, by the parameters of which there are as many as somebody makes up. An address has many spellings,
 * of which each finds its route.
 */
const SEARCHES: ReadonlyMap<string, readonly string[]> = new Map([
  ['routes/storefront/shop', ['search', 'min', 'max']],
  ['routes/resources/search-suggestions', ['q']],
  ['routes/resources/product-cards', ['ids']],
])

/**
 * Bounds searches: each text, range of prices or list of products is another answer, and costs the database a look through
 * the catalogue. Answers a refusal, or null to go on. What was asked for in these very words before, and is in memory,
 * never comes here.
 */
export function searchLimit(): (visit: Visit, url: URL) => Promise<Response | null> {
  const overLimit = visitorLimit({
    name: 'search',
    points: env.LIMIT_SEARCH,
    message: 'Too many searches. Please try again in a minute.',
  })
  return async (visit, { searchParams }) => {
    const isSearch = SEARCHES.get(visit.route)?.some((parameter) => searchParams.get(parameter))
    return isSearch ? overLimit(visit) : null
  }
}
