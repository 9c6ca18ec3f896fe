import * as z from 'zod/mini'
import { holdsCardNumber } from '#app/lib/card-number.ts'
import { formatNumber } from '#app/lib/format/number.ts'

export function staffNote(max: number) {
  return z.string().check(
    z.trim(),
    z.maxLength(max, `A note can have at most ${formatNumber(max)} characters`),
    z.refine((text) => !holdsCardNumber(text), 'This looks like a card number. It must not be stored here.'),
  )
}

const text = staffNote(2_000).check(z.minLength(1, 'Enter a note'))

/** `key`: created by the form, so that a repeated request adds one note. */
export const noteInput = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('add'), key: z.uuid(), text }),
  z.strictObject({ intent: z.literal('remove'), note: z.uuid() }),
])
