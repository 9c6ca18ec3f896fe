import type { Order } from '#app/features/orders/orders.server.ts'
import { findEntry } from '#app/features/payments/registry.server.ts'

/** Whether the money of an order arrives with its delivery. */
export function isPaidOnDelivery({ paymentProvider }: Pick<Order, 'paymentProvider'>): boolean {
  return findEntry(paymentProvider)?.capabilities.paidAt === 'delivery'
}

/** Whether the money of an unpaid order is yet to arrive with its delivery. */
export function isCollectedOnDelivery({
  paymentProvider,
  paymentStatus,
}: Pick<Order, 'paymentProvider' | 'paymentStatus'>): boolean {
  return paymentStatus === 'pending' && isPaidOnDelivery({ paymentProvider })
}
