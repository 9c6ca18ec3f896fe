import * as z from 'zod/mini'
import { ORDER_STATUSES } from '#app/features/orders/order-status.ts'
import { isOneLine } from '#app/lib/text.ts'

export const version = z.string().check(z.maxLength(100))

export const trackingNumber = z
  .string()
  .check(
    z.trim(),
    z.maxLength(100, 'A tracking number has at most 100 characters'),
    z.refine(isOneLine, 'A tracking number is one line of text'),
  )

export const orderInput = z.strictObject({
  version,
  status: z.enum(ORDER_STATUSES, 'Choose a status'),
  trackingNumber,
  refund: z.optional(z.enum(['yes', 'no'])),
})
