import { z } from 'zod'
import { holdsCardNumber } from '#app/lib/card-number.ts'
import { isOneLine } from '#app/lib/text.ts'

function line(what: string, max: number) {
  return z
    .string()
    .trim()
    .max(max, `${what} can have at most ${max} characters`)
    .refine(isOneLine, `${what} contains a character that cannot be saved`)
}

/** Not used for phone numbers, which pass the check digit by chance. */
function noCardNumber(text: string): boolean {
  return !holdsCardNumber(text)
}

const CARD_NUMBER = 'This looks like a card number. It must not be stored here.'

/** What staff, and files, can say of a customer. */
export const customerTexts = z.strictObject({
  firstName: line('First name', 100).refine(noCardNumber, CARD_NUMBER),
  lastName: line('Last name', 100).refine(noCardNumber, CARD_NUMBER),
  email: line('Email', 254).check(z.email('Please enter a valid email address')),
  phone: line('Phone', 50),
  notes: z.string().trim().max(20_000, 'Notes can have at most 20,000 characters').refine(noCardNumber, CARD_NUMBER),
})

export const customerInput = customerTexts.extend({
  /** The loaded version, to detect concurrent changes. */
  version: z.string().max(100),
})

export type CustomerInput = z.output<typeof customerInput>
