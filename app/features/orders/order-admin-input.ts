import { z } from 'zod'
import { ORDER_STATUSES } from '#app/features/orders/order.ts'

/** What staff set on an order. */
export const orderInput = z.strictObject({
  status: z.enum(ORDER_STATUSES, 'Choose a status'),
  trackingNumber: z.string().trim().max(100, 'A tracking number has at most 100 characters'),
})
