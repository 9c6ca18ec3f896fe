import { z } from 'zod'
import { ORDER_STATUSES } from '#app/features/orders/order.ts'

/** What staff set on an order. */
export const orderInput = z.strictObject({
  status: z.enum(ORDER_STATUSES, 'Choose a status'),
  /** What the status was when the form was loaded: a stale form must not take an order out of 'cancelled'. */
  loaded: z.enum(ORDER_STATUSES),
  trackingNumber: z.string().trim().max(100, 'A tracking number has at most 100 characters'),
})
