import * as z from 'zod/mini'
import { addressFields } from '#app/features/orders/address-input.ts'

const INCOMPLETE = 'This form is not complete, or holds a field that does not belong to it.'

const { country: _, ...corrected } = addressFields

/** What the order's own page sends to cancel the order. */
export const cancelInput = z.strictObject({ intent: z.literal('cancel', INCOMPLETE) }, INCOMPLETE)

/** And to correct where it goes. The country stays, as shipping and tax were agreed for it. */
export const ownAddressInput = z.strictObject(
  { intent: z.literal('address', INCOMPLETE), version: z.string(INCOMPLETE).check(z.maxLength(100)), ...corrected },
  INCOMPLETE,
)
