import { z } from 'zod'
import { textField } from '#app/lib/form-fields.ts'
import { isOneLine } from '#app/lib/text.ts'
import { containsCardNumber } from '#app/lib/unwanted-text.ts'
import { adminText } from '#app/orders/customers/admin-text.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

function text(label: () => string, max: number) {
  return textField(max, { tooLong: () => adminText.tooLong(label(), max) })
}

function line(label: () => string, max: number) {
  return text(label, max).refine(isOneLine, { error: () => adminText.unsavable(label()) })
}

/** Not used for phone numbers, which may pass the card check by chance. */
function noCardNumber(text: string): boolean {
  return !containsCardNumber(text)
}

const cardNumber = { error: () => adminText.cardNumber }

/** The text fields of a customer, from staff or a file. */
export const customerTexts = z.strictObject({
  firstName: line(() => adminText.firstName, 100).refine(noCardNumber, cardNumber),
  lastName: line(() => adminText.lastName, 100).refine(noCardNumber, cardNumber),
  email: line(() => adminText.email, 254).check(z.email({ error: () => adminText.emailInvalid })),
  phone: line(() => adminText.phone, 50),
  notes: text(() => adminText.notes, 20_000).refine(noCardNumber, cardNumber),
})

export const customerInput = customerTexts.extend({
  /** The loaded version, to detect concurrent changes. */
  version: formVersion,
})

export type CustomerInput = z.output<typeof customerInput>
