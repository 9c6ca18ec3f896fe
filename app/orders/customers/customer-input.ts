import { z } from 'zod'
import { textField } from '#app/lib/form-fields.ts'
import { isOneLine } from '#app/lib/line.ts'
import { containsCardNumber } from '#app/lib/unwanted-text.ts'
import { adminText } from '#app/orders/customers/admin-text.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

function createTextField(label: () => string, max: number) {
  return textField(max, { tooLong: () => adminText.tooLong(label(), max) })
}

function createLineField(label: () => string, max: number) {
  return createTextField(label, max).refine(isOneLine, { error: () => adminText.unsavable(label()) })
}

/** Not used for phone numbers, which can look like card numbers by chance. */
function hasNoCardNumber(text: string): boolean {
  return !containsCardNumber(text)
}

const cardNumberError = { error: () => adminText.cardNumber }

/** The text fields of a customer, from staff or a file. */
export const customerTextFields = z.strictObject({
  firstName: createLineField(() => adminText.firstName, 100).refine(hasNoCardNumber, cardNumberError),
  lastName: createLineField(() => adminText.lastName, 100).refine(hasNoCardNumber, cardNumberError),
  email: createLineField(() => adminText.email, 254).check(z.email({ error: () => adminText.emailInvalid })),
  phone: createLineField(() => adminText.phone, 50),
  notes: createTextField(() => adminText.notes, 20_000).refine(hasNoCardNumber, cardNumberError),
})

export const customerInput = customerTextFields.extend({
  /** The loaded version, to detect concurrent changes. */
  version: formVersion,
})

export type CustomerInput = z.output<typeof customerInput>
