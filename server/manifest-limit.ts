import { env } from '#app/platform/env.server.ts'
import { refusal } from '#server/plain-page.ts'
import type { Visit } from '#server/visit.ts'
import { visitorLimit } from '#server/visitor-limit.ts'

const MAX_QUERY = 2_000

/** Bounds the look-up of routes: React Router matches every path it is given. Answers a refusal, or null to go on. */
export function manifestLimit(): (visit: Visit, url: URL) => Promise<Response | null> {
  const overLimit = visitorLimit({ name: 'manifest', points: env.LIMIT_MANIFEST, message: 'Too many requests.' })
  return async (visit, { search }) => {
    if (visit.route !== 'manifest') return null
    return search.length > MAX_QUERY ? refusal(414, 'Too many paths.') : overLimit(visit)
  }
}
