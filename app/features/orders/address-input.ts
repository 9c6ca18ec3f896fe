import * as z from 'zod/mini'
import { COUNTRIES } from '#app/features/orders/order.ts'
import { holdsCardNumber } from '#app/lib/card-number.ts'
import { isOneLine } from '#app/lib/text.ts'

function line(name: string, max: number) {
  return z.string(`${name} is required`).check(
    z.overwrite((text) => text.replaceAll('\t', ' ')), // pasted from a table, and not to be seen in a field
    z.trim(),
    z.maxLength(max, `${name} can have at most ${max} characters`),
    z.refine(isOneLine, `${name} contains a character that cannot be saved`),
  )
}

/** A line of text that has to be there. */
export function requiredLine(name: string, max: number) {
  return line(name, max).check(z.minLength(1, `${name} is required`))
}

/** Not for the phone: phone numbers pass the test of a card's check digit by chance. */
const noCardNumber = z.refine<string>(
  (text) => !holdsCardNumber(text),
  'This looks like a card number. Please enter it only in the card fields.',
)

/** The fields of an address, under the names it is stored by: what shoppers type at checkout, and staff correct. */
export const addressFields = {
  first_name: requiredLine('First name', 100).check(noCardNumber),
  last_name: requiredLine('Last name', 100).check(noCardNumber),
  address_line1: requiredLine('Address line 1', 200).check(noCardNumber),
  address_line2: z._default(line('Address line 2', 200).check(noCardNumber), ''),
  city: requiredLine('City', 100).check(noCardNumber),
  state: requiredLine('State or province', 100).check(noCardNumber),
  postal_code: requiredLine('Postal code', 20).check(noCardNumber),
  country: z.enum(COUNTRIES, 'Please choose a country'),
  phone: requiredLine('Phone', 50),
}

/** Where an order goes. */
export const addressInput = z.strictObject(
  addressFields,
  'The address is missing or holds a field that does not belong to it',
)
