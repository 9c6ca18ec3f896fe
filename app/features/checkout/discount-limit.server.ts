import { type LookUpCode, lookUpCode } from '#app/features/checkout/quote-cart.server.ts'
import { env } from '#app/platform/env.server.ts'
import { networkOf } from '#app/platform/http/address.ts'
import { type Limiter, localLimiter } from '#app/platform/limits/limits.server.ts'

const guesses = localLimiter({ name: 'discount-code', points: env.LIMIT_DISCOUNT_CODES, seconds: 60 })

/**
 * Looks up the codes that one address asks for. Those that are none for shoppers count; after too many, nothing is told
 * of any code for a while.
 */
export function lookUpFor(from: string, limiter: Limiter = guesses): LookUpCode {
  return async (db, code, now) => {
    const network = networkOf(from)
    const counted = await limiter.count(network) // first, or many guesses at once would all pass
    if (!counted.allowed) return { code, terms: null, now, refused: 'too-many' }
    const asked = await lookUpCode(db, code, now)
    if (asked.terms?.isActive) await limiter.giveBack(network)
    return asked
  }
}
