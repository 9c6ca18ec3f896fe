import { env } from '#app/platform/env.server.ts'
import { getNetwork } from '#app/platform/http/address.ts'
import { createLocalLimiter, type Limiter, type LimitResult } from '#app/platform/limits/limits.server.ts'

const changes = createLocalLimiter({ name: 'wishlist', points: env.LIMIT_WISHLIST, seconds: 60 })
const reads = createLocalLimiter({ name: 'wishlist-read', points: env.LIMIT_WISHLIST_READS, seconds: 60 })

export function limitWishlistChanges(from: string, limiter: Limiter = changes): Promise<LimitResult> {
  return limiter.count(getNetwork(from))
}

export function limitWishlistReads(from: string, limiter: Limiter = reads): Promise<LimitResult> {
  return limiter.count(getNetwork(from))
}
