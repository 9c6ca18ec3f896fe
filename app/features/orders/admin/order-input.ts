import * as z from 'zod/mini'
import { addressFields } from '#app/features/orders/address-input.ts'
import { ORDER_STATUSES } from '#app/features/orders/order-status.ts'
import { isOneLine } from '#app/lib/text.ts'

/** Of what the form was made from: a stale one must not undo what someone else did. */
const version = z.string().check(z.maxLength(100))

export const trackingNumber = z
  .string()
  .check(
    z.trim(),
    z.maxLength(100, 'A tracking number has at most 100 characters'),
    z.refine(isOneLine, 'A tracking number is one line of text'),
  )

/** What staff set on an order. */
export const orderInput = z.strictObject({
  version,
  status: z.enum(ORDER_STATUSES, 'Choose a status'),
  trackingNumber,
  /** Whether what was paid for an order that is cancelled is given back too; left out where that was not asked. */
  refund: z.optional(z.enum(['yes', 'no'])),
})

/** The address that staff correct, by the rules of checkout. */
export const addressCorrection = z.strictObject({ intent: z.literal('address'), version, ...addressFields })
