import { isDelivered, isShipped } from '#app/orders/order-status.ts'
import type { Order } from '#app/orders/orders.server.ts'

const DAY_MS = 86_400_000

/** The assumed delivery time if staff do not mark the order as delivered. */
export const ASSUMED_DELIVERY_DAYS = 7

/** Returns true if the order was delivered, or shipped long enough ago. */
export function hasArrived({ status, fulfilledAt }: Pick<Order, 'status' | 'fulfilledAt'>, now: Date): boolean {
  if (isDelivered(status)) return true
  const isDue = fulfilledAt !== null && now.getTime() >= fulfilledAt.getTime() + ASSUMED_DELIVERY_DAYS * DAY_MS
  return isShipped(status) && isDue
}
