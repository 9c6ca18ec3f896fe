import * as z from 'zod/mini'
import { containsCardNumber } from '#app/lib/unwanted-text.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'

export function staffNoteField(max: number) {
  return z.string().check(
    z.trim(),
    z.maxLength(max, { error: () => adminText.noteTooLong(max) }),
    z.refine((text) => !containsCardNumber(text), { error: () => adminText.cardNumber }),
  )
}

const text = staffNoteField(2_000).check(z.minLength(1, { error: () => adminText.noteEmpty }))

/** `key` is created by the form, so that a repeated request adds only one note. */
export const noteInput = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('add'), key: z.uuid(), text }),
  z.strictObject({ intent: z.literal('remove'), note: z.uuid() }),
])
