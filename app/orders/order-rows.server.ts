import { desc, sql } from 'drizzle-orm'
import { orderItems } from '#app/orders/order-items.table.ts'
import { isFullyRefunded } from '#app/orders/order-status.ts'
import { hasPaymentStatus } from '#app/orders/order-status-sql.ts'
import { orders } from '#app/orders/orders.table.ts'
import { withdrawals } from '#app/orders/withdrawals/withdrawals.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** In another `sql` below: Drizzle omits the table names of columns on the outermost level. */
const units = sql`
  select coalesce(sum(${orderItems.quantity}), 0)::int from ${orderItems} where ${orderItems.orderId} = ${orders.id}
`

const hasOpenWithdrawal = sql`
  exists (select from ${withdrawals} where ${withdrawals.orderId} = ${orders.id} and ${withdrawals.settledAt} is null)
`

const hasBackorder = sql`
  exists (select from ${orderItems} where ${orderItems.orderId} = ${orders.id} and ${orderItems.backordered} > 0)
`

/**
 * The order has units left to pack: not all came back, and not all of its money was given back. OFFSET keeps
 * PostgreSQL from joining all lines of all orders where a limit needs those of a few.
 */
export const hasUnitsToShip = sql`
  (${hasPaymentStatus(orders.paymentStatus, (status) => !isFullyRefunded(status))} and exists (
    select from ${orderItems} where ${orderItems.orderId} = ${orders.id} and ${orderItems.quantity} > ${orderItems.returned}
    offset 0
  ))
`

export const orderRowColumns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  createdAt: orders.createdAt,
  customerName: orders.customerName,
  customerEmail: orders.customerEmail,
  paymentStatus: orders.paymentStatus,
  paymentMethod: orders.paymentMethod,
  status: orders.status,
  trackingNumber: orders.trackingNumber,
  shippingMethod: orders.shippingMethod,
  shippingName: orders.shippingName,
  marketId: orders.marketId,
  total: { minor: orders.totalAmount, currency: orders.storeCurrency },
  units: sql<number>`(${units})`,
  hasOpenWithdrawal: sql<boolean>`(${hasOpenWithdrawal})`,
  hasBackorder: sql<boolean>`(${hasBackorder})`,
}

export type OrderRow = Awaited<ReturnType<typeof listLatestOrders>>[number]

export function listLatestOrders(db: Database, limit: number) {
  return db.select(orderRowColumns).from(orders).orderBy(desc(orders.createdAt), desc(orders.id)).limit(limit)
}
