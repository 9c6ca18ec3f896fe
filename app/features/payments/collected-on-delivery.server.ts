import type { Order } from '#app/features/orders/orders.server.ts'
import { findEntry } from '#app/features/payments/registry.server.ts'

/** Whether the money of an unpaid order arrives with its delivery. */
export function isCollectedOnDelivery({
  paymentProvider,
  paymentStatus,
}: Pick<Order, 'paymentProvider' | 'paymentStatus'>) {
  return paymentStatus === 'pending' && findEntry(paymentProvider)?.capabilities.paidAt === 'delivery'
}
