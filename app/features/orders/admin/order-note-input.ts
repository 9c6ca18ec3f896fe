import * as z from 'zod/mini'
import { holdsCardNumber } from '#app/lib/card-number.ts'
import { formatNumber } from '#app/lib/format/number.ts'

/** A note that only staff see: on an order, a return or a refund. */
export function staffNote(max: number) {
  return z.string().check(
    z.trim(),
    z.maxLength(max, `A note can have at most ${formatNumber(max)} characters`),
    z.refine((text) => !holdsCardNumber(text), 'This looks like a card number. It must not be kept here.'),
  )
}

const text = staffNote(2_000).check(z.minLength(1, 'Write something to be kept'))

/** Keeps a note on an order, or takes one away. `key`: made by the form, so that a press that is sent twice is one note. */
export const noteInput = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('add'), key: z.uuid(), text }),
  z.strictObject({ intent: z.literal('remove'), note: z.uuid() }),
])
