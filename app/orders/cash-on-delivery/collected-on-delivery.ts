import type { Money } from '#app/base/money/money.ts'
import { cashDue } from '#app/orders/cash-on-delivery/cash-due.ts'
import type { Order, OrderItem } from '#app/orders/orders.server.ts'
import { findProvider } from '#app/pricing/payment-methods/payment-providers.ts'

/** Whether the money of an order arrives with its delivery. */
export function isPaidOnDelivery({ paymentProvider }: Pick<Order, 'paymentProvider'>): boolean {
  return findProvider(paymentProvider)?.capabilities.paidAt === 'delivery'
}

/** Whether the money of an unpaid order is yet to arrive with its delivery. */
export function isCollectedOnDelivery({
  paymentProvider,
  paymentStatus,
}: Pick<Order, 'paymentProvider' | 'paymentStatus'>): boolean {
  return paymentStatus === 'pending' && isPaidOnDelivery({ paymentProvider })
}

/** What is yet to be collected at the delivery of an order; null if nothing is. */
export function collectedCash(order: Order, items: readonly OrderItem[]): Money | null {
  return isCollectedOnDelivery(order) && order.status !== 'cancelled' ? cashDue(order, items) : null
}
