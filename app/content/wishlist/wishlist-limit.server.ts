import { env } from '#app/platform/env.server.ts'
import { networkOf } from '#app/platform/http/address.ts'
import { type Limited, type Limiter, localLimiter } from '#app/platform/limits/limits.server.ts'

const changes = localLimiter({ name: 'wishlist', points: env.LIMIT_WISHLIST, seconds: 60 })
const reads = localLimiter({ name: 'wishlist-read', points: env.LIMIT_WISHLIST_READS, seconds: 60 })

export function countWishlistChange(from: string, limiter: Limiter = changes): Promise<Limited> {
  return limiter.count(networkOf(from))
}

export function countWishlistRead(from: string, limiter: Limiter = reads): Promise<Limited> {
  return limiter.count(networkOf(from))
}
