import { and, gt, sql } from 'drizzle-orm'
import { orders } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'

/**
 * Whether a new order may be confirmed by mail although no provider was paid: anyone can order for any email, and nobody's
 * inbox is to be flooded. Counts the orders of the last day.
 */
export async function mayMailOrder(
  db: Database,
  email: string,
  now: Date,
  limit: number = env.LIMIT_ORDER_MAILS,
): Promise<boolean> {
  const dayAgo = new Date(now.getTime() - 86_400_000)
  const own = sql`lower(${orders.customerEmail}) = lower(${email})`
  return (await db.$count(orders, and(own, gt(orders.createdAt, dayAgo)))) < limit
}
