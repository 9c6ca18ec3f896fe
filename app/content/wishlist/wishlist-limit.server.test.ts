import { expect, test } from 'vitest'
import { limitWishlistChanges } from '#app/content/wishlist/wishlist-limit.server.ts'
import { createLocalLimiter } from '#app/platform/limits/limits.server.ts'

test('changes beyond a network’s limit are rejected with the time until the next attempt', async () => {
  const limiter = createLocalLimiter({ name: 'wishlist-test', points: 2, seconds: 60 })
  expect(await limitWishlistChanges('2001:db8::1', limiter)).toEqual({ allowed: true })
  expect(await limitWishlistChanges('2001:db8::2', limiter)).toEqual({ allowed: true })
  expect(await limitWishlistChanges('2001:db8::3', limiter)).toMatchObject({ allowed: false, retryAfter: 60 })
  expect(await limitWishlistChanges('203.0.113.9', limiter)).toEqual({ allowed: true })
})
