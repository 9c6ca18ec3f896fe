import { hasOrder } from '#app/orders/checkout/order/checkout-limit.server.ts'
import { findDiscount } from '#app/orders/sums/order-discount.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { getNetwork } from '#app/platform/http/address.ts'
import { createLimiterGetter, type Limiter, type LimitResult } from '#app/platform/limits/limits.server.ts'

/** Shared by all requests with a code: any of them could be used to guess codes. */
const wrongCodes = createLimiterGetter({ name: 'discount-code', points: env.LIMIT_DISCOUNT_CODES, seconds: 60 })

/** Counts an attempt with a wrong code. Beyond the limit, allows no code and looks none up. '' means no code. */
export async function limitCodeAttempts(
  db: Database,
  code: string,
  from: string,
  limiter = wrongCodes(db),
): Promise<LimitResult> {
  if (code === '') return { allowed: true }
  const network = getNetwork(from)
  const counted = await limiter.count(network) // counted before the lookup, or else concurrent guesses would all pass
  let isWrong = false
  try {
    if (counted.allowed) isWrong = !(await findDiscount(db, code))?.isActive
  } finally {
    if (!isWrong) await limiter.uncount(network) // also after a rejection, for which no code was looked up
  }
  return counted
}

/** A repeated request for a placed order is always allowed. */
export async function limitOrderCodeAttempts(
  db: Database,
  { discountCode, key }: { readonly discountCode: string; readonly key: string },
  from: string,
  limiter: Limiter = wrongCodes(db),
): Promise<LimitResult> {
  const counted = await limitCodeAttempts(db, discountCode, from, limiter)
  return counted.allowed || (await hasOrder(db, key)) ? { allowed: true } : counted
}
