import type { Money } from '#app/base/money.ts'
import { cashDue } from '#app/orders/cash-on-delivery/cash-due.ts'
import { isCancelled, isPaymentOpen } from '#app/orders/order-status.ts'
import type { Order, OrderItem } from '#app/orders/orders.server.ts'
import { findProvider } from '#app/pricing/payment-providers.ts'

/** Returns true if the courier collects the money of an order. */
export function isPaidOnDelivery({ paymentProvider }: Pick<Order, 'paymentProvider'>): boolean {
  return findProvider(paymentProvider)?.capabilities.paidAt === 'delivery'
}

/** Returns true if the courier has yet to collect the money of an order. */
export function isCollectedOnDelivery({
  paymentProvider,
  paymentStatus,
}: Pick<Order, 'paymentProvider' | 'paymentStatus'>): boolean {
  return isPaymentOpen(paymentStatus) && isPaidOnDelivery({ paymentProvider })
}

/** Returns the amount that the courier has yet to collect; null if there is none. */
export function collectedCash(order: Order, items: readonly OrderItem[]): Money | null {
  return isCollectedOnDelivery(order) && !isCancelled(order.status) ? cashDue(order, items) : null
}
