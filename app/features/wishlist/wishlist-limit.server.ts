import { env } from '#app/platform/env.server.ts'
import { networkOf } from '#app/platform/http/address.ts'
import { type Limited, type Limiter, localLimiter } from '#app/platform/limits/limits.server.ts'

const changes = localLimiter({ name: 'wishlist', points: env.LIMIT_WISHLIST, seconds: 60 })

/** Counts a change of a wishlist from one address. Reading one costs no more than reading a page, so it is not counted. */
export function countWishlistChange(from: string, limiter: Limiter = changes): Promise<Limited> {
  return limiter.count(networkOf(from))
}
