import { and, count, desc, eq, ilike, or, sql } from 'drizzle-orm'
import type { OrderStatus } from '#app/features/orders/order.ts'
import type { OrderListQuery } from '#app/features/orders/order-admin-list.ts'
import { orderItems } from '#app/features/orders/order-items.table.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import { likePattern, ROWS_PER_PAGE } from '#app/lib/list-query.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export type OrderRow = Awaited<ReturnType<typeof listOrderRows>>['rows'][number]

/** Nested once more below: Drizzle drops the table's name from columns it finds on the outermost level. */
const pieces = sql`
  select coalesce(sum(${orderItems.quantity}), 0)::int from ${orderItems} where ${orderItems.orderId} = ${orders.id}
`

const rowColumns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  createdAt: orders.createdAt,
  customerName: orders.customerName,
  customerEmail: orders.customerEmail,
  paymentStatus: orders.paymentStatus,
  status: orders.status,
  total: { minor: orders.totalAmount, currency: orders.storeCurrency },
  pieces: sql<number>`(${pieces})`,
}

/** One page of the back office's order list, newest first; how many match, and how many there are of each status. */
export async function listOrderRows(db: Database, query: OrderListQuery) {
  const pattern = likePattern(query.q)
  const searched = query.q
    ? or(ilike(orders.orderNumber, pattern), ilike(orders.customerName, pattern), ilike(orders.customerEmail, pattern))
    : undefined
  const matching = and(searched, query.status ? eq(orders.status, query.status) : undefined)
  const [rows, counted] = await Promise.all([
    db
      .select(rowColumns)
      .from(orders)
      .where(matching)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(ROWS_PER_PAGE)
      .offset((query.page - 1) * ROWS_PER_PAGE),
    db.select({ status: orders.status, orders: count() }).from(orders).where(searched).groupBy(orders.status),
  ])
  const byStatus: Partial<Record<OrderStatus, number>> = Object.fromEntries(
    counted.map((row) => [row.status, row.orders]),
  )
  const all = counted.reduce((total, row) => total + row.orders, 0)
  return { rows, byStatus, all, total: query.status ? (byStatus[query.status] ?? 0) : all }
}

/** The orders that came in last. */
export function listLatestOrders(db: Database, limit: number) {
  return db.select(rowColumns).from(orders).orderBy(desc(orders.createdAt), desc(orders.id)).limit(limit)
}
