import * as z from 'zod/mini'
import { trackingNumber } from '#app/features/orders/admin/order-input.ts'
import { SHIPPING_METHODS } from '#app/features/orders/order.ts'
import { isUnshipped, ORDER_STATUS, ORDER_STATUSES, type OrderStatus } from '#app/features/orders/order-status.ts'

/** More orders than this are not changed at once: a person looks at what they change. */
export const MAX_ORDERS = 500

/** As many travel in one request, so that each is answered soon and the rest can be told about. */
export const ORDERS_PER_REQUEST = 20

/** What is to become of some orders. `version`: of the state that was looked at, see `fulfillmentVersion`. */
export const bulkInput = z.strictObject({
  status: z.enum(ORDER_STATUSES),
  /** What was paid for orders that are cancelled is given back too. */
  refund: z.optional(z.boolean()),
  orders: z
    .array(
      z.strictObject({
        id: z.uuid(),
        version: z.string().check(z.maxLength(100)),
        /** Left out, an order keeps its own. */
        trackingNumber: z.optional(trackingNumber),
      }),
    )
    .check(z.minLength(1), z.maxLength(ORDERS_PER_REQUEST)),
})

export type BulkInput = z.output<typeof bulkInput>

/** What became of one order: changed, or why it was not. */
export const bulkResponse = z.object({
  results: z.array(z.object({ id: z.string(), changed: z.boolean(), why: z.string() })),
})

export type BulkResult = z.output<typeof bulkResponse>['results'][number]

/** The orders that were chosen, as they stand, and how many there are in all. */
export const chosenResult = z.object({
  orders: z.array(
    z.object({
      id: z.string(),
      orderNumber: z.string(),
      customerName: z.string(),
      city: z.string(),
      status: z.enum(ORDER_STATUSES),
      trackingNumber: z.string(),
      shippingMethod: z.enum(SHIPPING_METHODS),
      version: z.string(),
      /** What can be refunded of it, in US cents. */
      refundable: z.number(),
    }),
  ),
  total: z.number(),
})

export type ChosenOrder = z.output<typeof chosenResult>['orders'][number]

/** Why an order in this status is not moved to another one together with many; null where it is. */
export function whyNotMoved(status: OrderStatus, command: OrderStatus): string | null {
  if (status === command) return `already ${command}`
  if (!ORDER_STATUS[command].isOnlyForUnshipped || isUnshipped(status)) return null
  return status === 'cancelled' ? status : `already ${status}`
}
