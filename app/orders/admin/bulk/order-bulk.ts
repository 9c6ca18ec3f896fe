import * as z from 'zod/mini'
import { CURRENCY_CODES } from '#app/base/currencies.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import { trackingNumber } from '#app/orders/admin/order-input.ts'
import { getOrderStatusLabel } from '#app/orders/order-labels.ts'
import { isCancelled, isUnshipped, ORDER_STATUS, ORDER_STATUSES, type OrderStatus } from '#app/orders/order-status.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

export const MAX_ORDERS = 500

export const ORDERS_PER_REQUEST = 20

/** Each `version` comes from `computeFulfillmentVersion`. */
export const bulkInput = z.strictObject({
  status: z.enum(ORDER_STATUSES),
  refund: z.optional(z.boolean()),
  orders: z
    .array(
      z.strictObject({
        id: z.uuid(),
        version: formVersion,
        trackingNumber: z.optional(trackingNumber),
      }),
    )
    .check(z.minLength(1), z.maxLength(ORDERS_PER_REQUEST)),
})

export type BulkInput = z.output<typeof bulkInput>

export const bulkResponse = z.object({
  results: z.array(z.object({ id: z.string(), changed: z.boolean(), why: z.string() })),
})

export type BulkResult = z.output<typeof bulkResponse>['results'][number]

export const chosenOrdersResponse = z.object({
  orders: z.array(
    z.object({
      id: z.string(),
      orderNumber: z.string(),
      customerName: z.string(),
      city: z.string(),
      status: z.enum(ORDER_STATUSES),
      trackingNumber: z.string(),
      shippingMethod: z.string(),
      shippingName: z.string(),
      version: z.string(),
      due: z.nullable(z.object({ minor: z.number(), currency: z.enum(CURRENCY_CODES) })),
      refundable: z.object({ minor: z.number(), currency: z.enum(CURRENCY_CODES) }),
    }),
  ),
  total: z.number(),
})

export type ChosenOrder = z.output<typeof chosenOrdersResponse>['orders'][number]

/** Returns a message for staff that states why an order cannot change to `target`; null if it can. */
export function findStatusProblem(status: OrderStatus, target: OrderStatus): string | null {
  if (status === target) return adminText.isAlready(getOrderStatusLabel(target))
  if (!ORDER_STATUS[target].isOnlyForUnshipped || isUnshipped(status)) return null
  return isCancelled(status) ? adminText.isCancelled : adminText.isAlready(getOrderStatusLabel(status))
}
