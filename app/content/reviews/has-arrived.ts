import { isDelivered, isShipped } from '#app/orders/order-status.ts'
import type { Order } from '#app/orders/orders.server.ts'

const DAY_MS = 86_400_000

/** How long a parcel is under way, where staff never mark it as delivered. */
export const UNDER_WAY_DAYS = 7

/** Whether a buyer can have seen what was ordered: it was delivered, or shipped long enough ago. */
export function hasArrived({ status, fulfilledAt }: Pick<Order, 'status' | 'fulfilledAt'>, now: Date): boolean {
  if (isDelivered(status)) return true
  const isDue = fulfilledAt !== null && now.getTime() >= fulfilledAt.getTime() + UNDER_WAY_DAYS * DAY_MS
  return isShipped(status) && isDue
}
