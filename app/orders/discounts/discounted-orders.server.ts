import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { money } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import { countsAsSold } from '#app/orders/order-status.ts'
import { hasStatus, orders } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'

const MAX_ROWS = 20

/**
 * Returns the newest orders with the discount, the number of all such orders, and the sum of their discounts in
 * `currency`, without cancelled orders.
 */
export async function listDiscountedOrders(db: Database, discountId: Id<'discount'>, currency: CurrencyCode) {
  const hasDiscount = eq(orders.discountId, discountId)
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
      .where(hasDiscount)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(MAX_ROWS),
    db
      .select({
        total: count(),
        discounted: sql`coalesce(sum(${orders.discountAmount}) filter (where ${and(
          hasStatus(orders.status, countsAsSold),
          eq(orders.storeCurrency, currency),
        )}), 0)`.mapWith(Number),
      })
      .from(orders)
      .where(hasDiscount),
  ])
  return { rows, total: sums?.total ?? 0, discounted: money(sums?.discounted ?? 0, currency) }
}
