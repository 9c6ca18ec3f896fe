import { and, eq, gt, sql } from 'drizzle-orm'
import { orders } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { getNetwork } from '#app/platform/http/address.ts'
import { createLocalLimiter, type Limiter, type LimitResult } from '#app/platform/limits/limits.server.ts'

/** Per process, so that orders from one IP address do not wait for each other. */
const checkoutLimiter = createLocalLimiter({ name: 'checkout', points: env.LIMIT_CHECKOUT, seconds: 60 })

export function limitCheckouts(from: string, limiter: Limiter = checkoutLimiter): Promise<LimitResult> {
  return limiter.count(getNetwork(from))
}

export async function hasOrder(db: Database, key: string): Promise<boolean> {
  const [existingOrder] = await db.select({ id: orders.id }).from(orders).where(eq(orders.idempotencyKey, key))
  return existingOrder !== undefined
}

const quoteLimiter = createLocalLimiter({ name: 'quote', points: env.LIMIT_QUOTE, seconds: 60 })

export function limitQuotes(from: string, limiter: Limiter = quoteLimiter): Promise<LimitResult> {
  return limiter.count(getNetwork(from))
}

/**
 * Returns true if an email about a new order may be sent before a provider confirms a payment. Such emails are limited
 * by the number of orders with the email address in the last day, because anyone can enter anyone's address.
 */
export async function canSendOrderEmail(
  db: Database,
  email: string,
  now: Date,
  limit: number = env.LIMIT_ORDER_MAILS,
): Promise<boolean> {
  const dayAgo = new Date(now.getTime() - 86_400_000)
  const isSameEmail = sql`lower(${orders.customerEmail}) = lower(${email})`
  return (await db.$count(orders, and(isSameEmail, gt(orders.createdAt, dayAgo)))) < limit
}
