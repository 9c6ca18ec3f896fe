import {
  isFullyRefunded,
  isMovedByPayment,
  isPaymentOpen,
  isUnshipped,
  type OrderStatus,
  type PaymentStatus,
} from '#app/orders/order-status.ts'

type Statuses = { readonly status: OrderStatus; readonly paymentStatus: PaymentStatus }

/** Returns true for an unshipped order whose payment has arrived, or is collected on delivery. */
export function isReadyToPack({ status, paymentStatus }: Statuses): boolean {
  const awaitsPayment = isMovedByPayment(status) && isPaymentOpen(paymentStatus)
  return isUnshipped(status) && !awaitsPayment && !isFullyRefunded(paymentStatus)
}
