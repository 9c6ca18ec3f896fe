import type { Address } from '#app/base/addresses/address.ts'
import type { AddressForm } from '#app/base/addresses/address-field.ts'
import { addressForm } from '#app/base/addresses/address-form.ts'
import type { AddressRules } from '#app/base/addresses/address-rules.ts'
import { internationalForm, internationalLines } from '#app/base/addresses/international-address.ts'
import { type AddressUse, printAddress } from '#app/base/addresses/print-address.ts'

/** The form of a country that cannot be changed. */
export function formOf(country: string, { form, isPhoneOptional }: AddressRules): AddressForm {
  if (form === 'international') return internationalForm([country])
  return addressForm(country, [country], [], isPhoneOptional)
}

/** The lines of an address, as screens, mails and documents show them; a label is for parcels. */
export function addressLines(address: Address, { form, from }: AddressRules, use: AddressUse = 'text'): string[] {
  return form === 'international' ? internationalLines(address) : printAddress(address, from, use)
}
