import { and, count, desc, eq, ne, sql } from 'drizzle-orm'
import { money, type StoreCurrency } from '#app/features/money/money.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

const SHOWN = 20

/**
 * The orders that have a discount code, the newest of them by name; how many there are in all, and what the code took off
 * those that stand, as booked in today's store currency.
 */
export async function listDiscountedOrders(db: Database, discountId: Id<'discount'>, currency: StoreCurrency) {
  const own = eq(orders.discountId, discountId)
  const [rows, [sums]] = await Promise.all([
    db
      .select({
        id: orders.id,
        orderNumber: orders.orderNumber,
        createdAt: orders.createdAt,
        status: orders.status,
        amount: { minor: orders.discountAmount, currency: orders.storeCurrency },
      })
      .from(orders)
      .where(own)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(SHOWN),
    db
      .select({
        total: count(),
        takenOff: sql`coalesce(sum(${orders.discountAmount}) filter (where ${and(
          ne(orders.status, 'cancelled'),
          eq(orders.storeCurrency, currency),
        )}), 0)`.mapWith(Number),
      })
      .from(orders)
      .where(own),
  ])
  return { rows, total: sums?.total ?? 0, takenOff: money(sums?.takenOff ?? 0, currency) }
}
