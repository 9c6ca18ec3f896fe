import { and, count, eq, lt, or } from 'drizzle-orm'
import { countsAsSold } from '#app/orders/order-status.ts'
import type { Order } from '#app/orders/orders.server.ts'
import { hasStatus, orders } from '#app/orders/orders.table.ts'
import { returns } from '#app/orders/returns.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export type CustomerHistory = Awaited<ReturnType<typeof readCustomerHistory>>

/**
 * Returns the position of the order among its customer's orders, except cancelled ones, and the number of the
 * customer's returns so far.
 */
export async function readCustomerHistory(
  db: Database,
  { id, customerId, createdAt }: Pick<Order, 'id' | 'customerId' | 'createdAt'>,
) {
  if (!customerId) return null
  const isOfCustomer = eq(orders.customerId, customerId)
  const isEarlier = and(lt(orders.createdAt, createdAt), hasStatus(orders.status, countsAsSold))
  const [[placed], [returned]] = await Promise.all([
    db
      .select({ orders: count() })
      .from(orders)
      .where(and(isOfCustomer, or(eq(orders.id, id), isEarlier))),
    db.select({ returns: count() }).from(returns).innerJoin(orders, eq(orders.id, returns.orderId)).where(isOfCustomer),
  ])
  return { order: placed?.orders ?? 1, returns: returned?.returns ?? 0 }
}
