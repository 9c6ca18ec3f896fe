import { RateLimiterMemory } from 'rate-limiter-flexible'
import { env } from '#app/platform/env.server.ts'
import { networkOf } from '#app/platform/http/address.ts'
import { log } from '#app/platform/log.server.ts'
import { refusal } from '#server/plain-page.ts'
import type { Visit } from '#server/visit.ts'

const SECONDS = 60
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
  const limiter = new RateLimiterMemory({ points: env.LIMIT_SEARCH, duration: SECONDS })
  return async ({ info, res, route }, { searchParams }) => {
    if (!SEARCHES.get(route)?.some((parameter) => searchParams.get(parameter))) return null
    const isWithin = await limiter.consume(networkOf(info.address)).then(
      () => true,
      () => false,
    )
    if (isWithin) return null
    log.warn({ event: 'limit-reached', limit: 'search', request: info.id })
    res.setHeader('Retry-After', String(SECONDS))
    return refusal(429, 'Too many searches. Please try again in a minute.')
  }
}
