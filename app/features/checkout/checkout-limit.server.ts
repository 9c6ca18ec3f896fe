import { eq } from 'drizzle-orm'
import { orders } from '#app/features/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { networkOf } from '#app/platform/http/address.ts'
import { type Limited, type Limiter, sharedLimit } from '#app/platform/limits/limits.server.ts'

const attempts = sharedLimit({ name: 'checkout', points: env.LIMIT_CHECKOUT, seconds: 60 })

/**
 * Counts an attempt to order from one address. A key that has its order already is let through at any time: whoever
 * lost the answer must get it.
 */
export async function countCheckout(
  db: Database,
  key: string,
  from: string,
  limiter: Limiter = attempts(db),
): Promise<Limited> {
  const counted = await limiter.count(networkOf(from))
  return counted.allowed || (await hasOrder(db, key)) ? { allowed: true } : counted
}

/** Whether an order has been placed with that key: then the request is a repetition, and nothing new is tried by it. */
export async function hasOrder(db: Database, key: string): Promise<boolean> {
  const [known] = await db.select({ id: orders.id }).from(orders).where(eq(orders.idempotencyKey, key))
  return known !== undefined
}
