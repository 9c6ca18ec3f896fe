import * as z from 'zod/mini'
import { addressFields } from '#app/features/orders/address-input.ts'
import { orderText } from '#app/features/orders/order-text.ts'

const incomplete = { error: () => orderText.formIncomplete }

const { country: _, ...corrected } = addressFields

/** What the order's own page sends to cancel the order. */
export const cancelInput = z.strictObject({ intent: z.literal('cancel', incomplete) }, incomplete)

/** And to correct where it goes. The country stays, as shipping and tax were agreed for it. */
export const ownAddressInput = z.strictObject(
  { intent: z.literal('address', incomplete), version: z.string(incomplete).check(z.maxLength(100)), ...corrected },
  incomplete,
)
