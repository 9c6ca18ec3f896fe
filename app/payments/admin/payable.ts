import type { Money } from '#app/base/money.ts'
import { isPayableStatus, isPaymentOpen } from '#app/orders/order-status.ts'
import type { Order } from '#app/orders/orders.server.ts'

type Payable = Pick<Order, 'status' | 'paymentStatus' | 'heldUntil' | 'customerEmail'>

/**
 * Returns true if a shopper can pay an order on its page now, which requires an email address. Cash is paid on
 * delivery instead. `arrived` is the amount already transferred; if there is one, no deadline applies.
 */
export function canBePaidNow(
  { status, paymentStatus, heldUntil, customerEmail }: Payable,
  arrived: Money | null,
  now: Date,
): boolean {
  const isUnpaid = isPaymentOpen(paymentStatus) && isPayableStatus(status)
  return isUnpaid && customerEmail !== '' && (arrived !== null || (heldUntil !== null && heldUntil > now))
}
