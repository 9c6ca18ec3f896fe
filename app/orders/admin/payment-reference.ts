import { adminText } from '#app/orders/admin/admin-text.ts'
import { isCharged } from '#app/orders/order-status.ts'
import type { Order } from '#app/orders/orders.server.ts'

/** Returns the provider's number of a payment. Null if an order was paid without one: in cash, or as its total is 0. */
export function describePaymentReference(order: Pick<Order, 'paymentReference' | 'paymentStatus'>): string | null {
  if (order.paymentReference !== '') return order.paymentReference
  return isCharged(order.paymentStatus) ? null : adminText.noPaymentStarted
}
