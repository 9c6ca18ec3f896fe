import * as z from 'zod/mini'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { money, toDecimal } from '#app/base/money.ts'
import { parseTypedMoney } from '#app/base/typed-money.ts'
import { parseTypedInteger } from '#app/lib/format/parse-number.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import { staffNoteField } from '#app/orders/admin/order-note-input.ts'
import { RETURN_REASONS } from '#app/orders/returns/return.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

/** Created when the form is opened, so that a repeated request is recorded only once. */
const key = z.uuid()

/** A typed amount, such as '12.50' or, for yen, '1250'. */
function amountField(currency: CurrencyCode) {
  const error = () => adminText.amountInvalid(toDecimal(money(12_50, currency)))
  return z.pipe(
    z.string().check(z.refine((text) => parseTypedMoney(text, currency) !== null, { error })),
    z.transform((text) => parseTypedMoney(text, currency) ?? money(0, currency)),
  )
}

const note = staffNoteField(1_000)

const isUnits = (text: string) => text.trim() === '' || (parseTypedInteger(text) ?? 0) > 0
const units = z.pipe(
  z.string().check(z.refine(isUnits, { error: () => adminText.unitsInvalid })),
  z.transform((text) => parseTypedInteger(text) ?? 0),
)

const MAX_LINES = 100

export const returnInput = (currency: CurrencyCode) =>
  z
    .strictObject({
      intent: z.literal('return'),
      key,
      version: formVersion,
      item: z.array(z.uuid()).check(z.maxLength(MAX_LINES)),
      quantity: z.array(units).check(z.maxLength(MAX_LINES)),
      restock: z.array(z.uuid()).check(z.maxLength(MAX_LINES)),
      reason: z.enum(RETURN_REASONS, { error: () => adminText.chooseReason }),
      note,
      amount: amountField(currency),
    })
    .check(
      z.refine(({ item, quantity }) => item.length === quantity.length && new Set(item).size === item.length, {
        error: () => adminText.linesUnreadable,
        path: [],
      }),
      z.refine(({ quantity }) => quantity.some((count) => count > 0), {
        error: () => adminText.noUnits,
        path: ['quantity', 0],
      }),
    )

export const RETURN_LISTS = ['item', 'quantity', 'restock']

/** The value of `part` for shipping; other values are line ids. */
export const SHIPPING_PART = 'shipping'

export const REFUND_LISTS = ['part']

/** `seen` is the amount that was already refunded when the form was opened, in minor units. */
export const refundInput = (currency: CurrencyCode) =>
  z.strictObject({
    intent: z.literal('refund'),
    key,
    seen: z.pipe(
      z.string().check(z.regex(/^\d{1,15}$/)),
      z.transform((text) => Number(text)),
    ),
    part: z.array(z.union([z.literal(SHIPPING_PART), z.uuid()])).check(z.maxLength(MAX_LINES + 1)),
    amount: amountField(currency).check(z.refine(({ minor }) => minor > 0, { error: () => adminText.amountIsZero })),
    note,
  })

export const retryInput = z.strictObject({ intent: z.literal('retry'), refund: z.uuid() })

export const closeInput = z.strictObject({ intent: z.literal('close-withdrawal'), withdrawal: z.uuid() })

/** `reference` is the reference of the transfer that paid the refund out, as staff typed it. */
export const paidOutInput = z.strictObject({
  intent: z.literal('paid-out'),
  refund: z.uuid(),
  reference: z.string().check(z.trim(), z.maxLength(100, { error: () => adminText.referenceTooLong(100) })),
})
