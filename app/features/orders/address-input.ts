import * as z from 'zod/mini'
import { COUNTRIES } from '#app/features/orders/address.ts'
import { orderText } from '#app/features/orders/order-text.ts'
import { holdsCardNumber } from '#app/lib/card-number.ts'
import { isOneLine } from '#app/lib/text.ts'

function line(name: () => string, max: number) {
  return z.string({ error: () => orderText.required(name()) }).check(
    z.overwrite((text) => text.replaceAll('\t', ' ')), // pasted from a table, and invisible in a field
    z.trim(),
    z.maxLength(max, { error: () => orderText.tooLong(name(), max) }),
    z.refine(isOneLine, { error: () => orderText.unsavable(name()) }),
  )
}

export function requiredLine(name: () => string, max: number) {
  return line(name, max).check(z.minLength(1, { error: () => orderText.required(name()) }))
}

/** Not for phone numbers, which may have a card's check digit by chance. */
const noCardNumber = z.refine<string>((text) => !holdsCardNumber(text), { error: () => orderText.cardNumber })

export const addressFields = {
  first_name: requiredLine(() => orderText.addressFields.first_name, 100).check(noCardNumber),
  last_name: requiredLine(() => orderText.addressFields.last_name, 100).check(noCardNumber),
  address_line1: requiredLine(() => orderText.addressFields.address_line1, 200).check(noCardNumber),
  address_line2: z._default(line(() => orderText.addressFields.address_line2, 200).check(noCardNumber), ''),
  city: requiredLine(() => orderText.addressFields.city, 100).check(noCardNumber),
  state: requiredLine(() => orderText.stateOrProvince, 100).check(noCardNumber),
  postal_code: requiredLine(() => orderText.addressFields.postal_code, 20).check(noCardNumber),
  country: z.enum(COUNTRIES, { error: () => orderText.chooseCountry }),
  phone: requiredLine(() => orderText.addressFields.phone, 50),
}

export const addressInput = z.strictObject(addressFields, { error: () => orderText.addressIncomplete })
