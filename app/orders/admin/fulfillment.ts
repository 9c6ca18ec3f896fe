import { isCancelled, isUnshipped, type OrderStatus } from '#app/orders/order-status.ts'

export type Fulfillment = 'unfulfilled' | 'shipped' | 'partly_returned' | 'returned'

type Units = { readonly status: OrderStatus; readonly units: number; readonly returned: number }

/** Returns what happened to the units of an order; null if it is cancelled. */
export function getFulfillment({ status, units, returned }: Units): Fulfillment | null {
  if (isCancelled(status)) return null
  if (returned > 0 && returned >= units) return 'returned'
  if (isUnshipped(status)) return 'unfulfilled'
  return returned > 0 ? 'partly_returned' : 'shipped'
}
