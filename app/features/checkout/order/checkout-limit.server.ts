import { eq } from 'drizzle-orm'
import { orders } from '#app/features/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { networkOf } from '#app/platform/http/address.ts'
import { type Limited, type Limiter, localLimiter } from '#app/platform/limits/limits.server.ts'

/** In each process: an order must not wait for the count of another one from the same address. */
const attempts = localLimiter({ name: 'checkout', points: env.LIMIT_CHECKOUT, seconds: 60 })

/**
 * Counts an attempt to order from one address. A key that has its order already is let through at any time: anyone who
 * lost the answer must get it.
 */
export async function countCheckout(
  db: Database,
  key: string,
  from: string,
  limiter: Limiter = attempts,
): Promise<Limited> {
  const counted = await limiter.count(networkOf(from))
  return counted.allowed || (await hasOrder(db, key)) ? { allowed: true } : counted
}

/** Whether an order has been placed with that key: then the request is a repetition, and nothing new is tried by it. */
export async function hasOrder(db: Database, key: string): Promise<boolean> {
  const [known] = await db.select({ id: orders.id }).from(orders).where(eq(orders.idempotencyKey, key))
  return known !== undefined
}
