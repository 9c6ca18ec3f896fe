import { RateLimiterMemory } from 'rate-limiter-flexible'
import { env } from '#app/platform/env.server.ts'
import { networkOf } from '#app/platform/http/address.ts'
import { log } from '#app/platform/log.server.ts'
import { refusal } from '#server/plain-page.ts'
import type { Visit } from '#server/visit.ts'

const SECONDS = 60

/**
 * Bounds searches: each text is another page, and costs the database a look through the catalogue. Answers a refusal, or null
 * to go on. What was asked for in these very words before, and is in memory, never comes here.
 */
export function searchLimit(): (visit: Visit, url: URL) => Promise<Response | null> {
  const limiter = new RateLimiterMemory({ points: env.LIMIT_SEARCH, duration: SECONDS })
  return async ({ info, res }, url) => {
    if (!isSearch(url)) return null
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

/** Addresses are matched without regard to case. */
function isSearch({ pathname, searchParams }: URL): boolean {
  const path = pathname.toLowerCase()
  if (path === '/search/suggestions') return searchParams.has('q')
  return (path === '/shop' || path === '/shop.data') && Boolean(searchParams.get('search'))
}
