import { adminText } from '#app/features/orders/admin-text.ts'
import type { OrderStatus, PaymentStatus } from '#app/features/orders/order-status.ts'

/** As staff read it. */
export function orderStatusLabel(status: OrderStatus): string {
  return adminText.orderStatuses[status]
}

/** As staff read it. */
export function paymentStatusLabel(status: PaymentStatus): string {
  return adminText.paymentStatuses[status]
}
