import * as z from 'zod/mini'
import { money, parseMoney } from '#app/features/money/money.ts'
import { staffNote } from '#app/features/orders/admin/order-note-input.ts'
import { RETURN_REASONS } from '#app/features/orders/return.ts'
import { parseWhole } from '#app/lib/typed-number.ts'

// What the forms of 'Returns and refunds' send: what came back, and what is given back. Shared by form and server.

/** Made by the form when it is opened, so that a press that is sent twice does once what it asks for. */
const key = z.uuid()

/** An amount in US dollars as typed, such as '12.50'. */
const dollars = z.pipe(
  z.string().check(z.refine((text) => parseMoney(text, 'USD') !== null, 'Enter an amount such as 12.50')),
  z.transform((text) => parseMoney(text, 'USD') ?? money(0, 'USD')),
)

const note = staffNote(1_000)

/** How many units of a line, as typed; empty where none came back. */
const units = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => text.trim() === '' || (parseWhole(text) ?? 0) > 0,
        'Enter a whole number from 1, or leave it empty',
      ),
    ),
  z.transform((text) => parseWhole(text) ?? 0),
)

const MAX_LINES = 100

/** `item` and `quantity`: the lines in their order, see `parseForm` on lists. `restock`: those that go back on the shelf. */
export const returnInput = z
  .strictObject({
    intent: z.literal('return'),
    key,
    version: z.string().check(z.maxLength(100)),
    item: z.array(z.uuid()).check(z.maxLength(MAX_LINES)),
    quantity: z.array(units).check(z.maxLength(MAX_LINES)),
    restock: z.array(z.uuid()).check(z.maxLength(MAX_LINES)),
    reason: z.enum(RETURN_REASONS, 'Choose why it came back'),
    note,
    amount: dollars,
  })
  .check(
    z.refine(({ item, quantity }) => item.length === quantity.length && new Set(item).size === item.length, {
      error: 'The lines could not be read',
      path: [],
    }),
    z.refine(({ quantity }) => quantity.some((count) => count > 0), {
      error: 'Enter how many pieces came back',
      path: ['quantity', 0],
    }),
  )

export const RETURN_LISTS = ['item', 'quantity', 'restock']

/** `seen`: how much had been given back when the form was opened, in cents. */
export const refundInput = z.strictObject({
  intent: z.literal('refund'),
  key,
  seen: z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/)),
    z.transform((text) => Number(text)),
  ),
  amount: dollars.check(z.refine(({ minor }) => minor > 0, 'Enter an amount above 0')),
  note,
})

/** Of a refund that failed, to be paid out once more. */
export const retryInput = z.strictObject({ intent: z.literal('retry'), refund: z.uuid() })
