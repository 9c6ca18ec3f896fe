import { z } from 'zod'
import { adminText } from '#app/payments/transfers/admin-text.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

const id = z.uuid()
const note = z.string().trim().max(500)
/** An amount as typed, in the currency of the payment, or of the order if no payment is given. */
const amount = z.string().max(20)

const MAX_PARTS = 20
const MAX_ROWS = 50
const MAX_DAYS = 30

const outOfRange = { error: () => adminText.daysOutOfRange(MAX_DAYS) }

/** Requests from the transfer desk. */
export const transferInput = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('book'),
    row: id,
    version: formVersion,
    order: z
      .array(id)
      .min(1, { error: () => adminText.chooseOrder })
      .max(MAX_PARTS),
    amount: z.array(amount).max(MAX_PARTS),
  }),
  z.strictObject({ intent: z.literal('book-all'), rows: z.string().max(100_000) }),
  z.strictObject({ intent: z.literal('confirm'), order: id, version: formVersion, amount }),
  z.strictObject({ intent: z.literal('accept'), order: id, version: formVersion }),
  z.strictObject({ intent: z.literal('returned'), order: id, version: formVersion }),
  z.strictObject({ intent: z.literal('undo'), row: id }),
  z.strictObject({ intent: z.literal('undo-booking'), booking: id }),
  z.strictObject({ intent: z.literal('set-aside'), row: id, version: formVersion, note }),
  z.strictObject({ intent: z.literal('put-back'), row: id, version: formVersion }),
  z.strictObject({
    intent: z.literal('extend'),
    order: id,
    seen: z.string().max(40),
    days: z.coerce
      .number({ error: () => adminText.enterDays })
      .int()
      .min(1, outOfRange)
      .max(MAX_DAYS, outOfRange),
  }),
  z.strictObject({ intent: z.literal('remove'), statement: id }),
])

/** The preselected rows that staff saw. Amounts are in smallest units. */
export const bookedRows = z
  .array(
    z.strictObject({
      row: id,
      version: formVersion,
      parts: z
        .array(z.strictObject({ order: id, minor: z.int().min(1), currency: z.string().length(3) }))
        .min(1)
        .max(MAX_PARTS),
    }),
  )
  .min(1)
  .max(MAX_ROWS)

export type BookedRows = z.input<typeof bookedRows>

export const TRANSFER_LISTS = ['order', 'amount']

/** 'rejected': nothing was changed; `error` is for staff. */
export type DeskResult =
  | { readonly outcome: 'saved'; readonly message: string }
  | { readonly outcome: 'rejected'; readonly error: string }
