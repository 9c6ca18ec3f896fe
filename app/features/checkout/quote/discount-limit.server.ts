import { hasOrder } from '#app/features/checkout/order/checkout-limit.server.ts'
import { findDiscount } from '#app/features/discounts/discounts.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { networkOf } from '#app/platform/http/address.ts'
import { type Limited, type Limiter, sharedLimit } from '#app/platform/limits/limits.server.ts'

/** Wrong codes, whichever request they are part of: any of them would reveal which codes exist. */
const wrongCodes = sharedLimit({ name: 'discount-code', points: env.LIMIT_DISCOUNT_CODES, seconds: 60 })

/**
 * Counts a discount code that was sent from one address: an active one is taken back, any other stays counted. Not allowed:
 * the code was not looked at, so nothing may be said about it. '' is no code.
 */
export async function countCode(
  db: Database,
  code: string,
  from: string,
  limiter: Limiter = wrongCodes(db),
): Promise<Limited> {
  if (code === '') return { allowed: true }
  const network = networkOf(from)
  const counted = await limiter.count(network) // before the look-up, or many guesses at once would all pass
  let isWrong = false
  try {
    if (counted.allowed) isWrong = !(await findDiscount(db, code))?.isActive
  } finally {
    if (!isWrong) await limiter.giveBack(network) // also where no code was looked at: nothing was revealed
  }
  return counted
}

/** The same for the code of an order. A repetition of an order that was placed is allowed at any time. */
export async function countOrderCode(
  db: Database,
  { discountCode, key }: { readonly discountCode: string; readonly key: string },
  from: string,
  limiter: Limiter = wrongCodes(db),
): Promise<Limited> {
  const counted = await countCode(db, discountCode, from, limiter)
  return counted.allowed || (await hasOrder(db, key)) ? { allowed: true } : counted
}
