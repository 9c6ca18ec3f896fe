import { asc, eq } from 'drizzle-orm'
import type { EarlierOrder } from '#app/orders/checkout/order/order-outcome.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import { isCancelled, isPaymentOpen } from '#app/orders/order-status.ts'
import { orders } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { findProvider } from '#app/pricing/payment-providers.ts'

/**
 * The order of an idempotency key, 'cancelled' if it was, or null. The key is a secret of the browser that sent it, which
 * sends it again after a lost response.
 */
export async function findEarlier(db: Database, key: string): Promise<EarlierOrder | 'cancelled' | null> {
  const [order] = await db
    .select({
      id: orders.id,
      link: orders.link,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      paymentProvider: orders.paymentProvider,
    })
    .from(orders)
    .where(eq(orders.idempotencyKey, key))
  if (!order) return null
  if (isCancelled(order.status)) return 'cancelled'
  const { productId, size, color, quantity } = orderItems
  const items = await db
    .select({ productId, size, color, quantity })
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.position))
  const paidAt = findProvider(order.paymentProvider)?.capabilities.paidAt ?? 'hosted-page'
  return {
    link: order.link,
    isAwaiting: isPaymentOpen(order.paymentStatus) && paidAt === 'hosted-page',
    lines: items.flatMap((item) => (item.productId ? [{ ...item, productId: item.productId }] : [])),
  }
}
