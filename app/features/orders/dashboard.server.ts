import { count, eq, or, sql } from 'drizzle-orm'
import { listLowStock } from '#app/features/catalog/product-admin-list.server.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { money } from '#app/features/money/money.ts'
import { listLatestOrders } from '#app/features/orders/order-admin-list.server.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import type { Settings } from '#app/features/settings/settings.ts'
import type { Database } from '#app/platform/db/db.server.ts'

const LISTED = 8

/**
 * What the back office opens with. Revenue is the sum of all orders booked in today's store currency; `lost` is how much
 * of it was cancelled or refunded, `elsewhere` how many orders were booked in another currency and are not in it.
 */
export async function readDashboard(db: Database, settings: Settings) {
  const currency = settings.store_currency
  const [totalProducts, [sums], lowStock, latestOrders] = await Promise.all([
    db.$count(products),
    db.select(revenueColumns(currency)).from(orders),
    listLowStock(db, settings, LISTED),
    listLatestOrders(db, LISTED),
  ])
  return {
    totalProducts,
    totalOrders: sums?.orders ?? 0,
    revenue: money(sums?.revenue ?? 0, currency),
    lost: money(sums?.lost ?? 0, currency),
    elsewhere: sums?.elsewhere ?? 0,
    lowStock,
    latestOrders,
  }
}

function revenueColumns(currency: Settings['store_currency']) {
  const booked = eq(orders.storeCurrency, currency)
  const gone = or(eq(orders.status, 'cancelled'), eq(orders.paymentStatus, 'refunded'))
  return {
    orders: count(),
    revenue: sql`coalesce(sum(${orders.totalAmount}) filter (where ${booked}), 0)`.mapWith(Number),
    lost: sql`coalesce(sum(${orders.totalAmount}) filter (where ${booked} and (${gone})), 0)`.mapWith(Number),
    elsewhere: sql`count(*) filter (where not (${booked}))`.mapWith(Number),
  }
}
