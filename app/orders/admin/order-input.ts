import * as z from 'zod/mini'
import { toLatinDigits } from '#app/lib/format/parse-number.ts'
import { isOneLine } from '#app/lib/line.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import { ORDER_STATUSES } from '#app/orders/order-status.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

export const trackingNumber = z.string().check(
  z.overwrite(toLatinDigits), // also removes copied invisible characters, which carriers do not accept
  z.trim(),
  z.maxLength(100, { error: () => adminText.trackingTooLong(100) }),
  z.refine(isOneLine, { error: () => adminText.trackingManyLines }),
)

export const orderInput = z.strictObject({
  version: formVersion,
  status: z.enum(ORDER_STATUSES, { error: () => adminText.chooseStatus }),
  trackingNumber,
  carrier: z.optional(z.string().check(z.maxLength(60))),
  refund: z.optional(z.enum(['yes', 'no'])),
  /** If 'no', shipping sends no email to the customer. */
  notify: z.optional(z.enum(['yes', 'no'])),
})
