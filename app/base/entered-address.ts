import type { Address, AddressRules } from '#app/base/address.ts'
import { COUNTRY_CODES } from '#app/base/country-codes.ts'

type EnteredAddress = { readonly addressForm: AddressRules['form']; readonly shippingAddress: Address }

/**
 * Returns the rules by which the addresses of an order were entered, in their country. They are corrected and printed by the
 * same rules. `from` is the country that parcels come from.
 */
export function getAddressRules({ addressForm, shippingAddress }: EnteredAddress, from = ''): AddressRules {
  return { ...getFormRules(addressForm, [shippingAddress.country]), from: from || null, ...phoneRule(shippingAddress) }
}

/** An order that has no phone number needs none when it is corrected. */
export function phoneRule({ phone }: Address): Pick<AddressRules, 'isPhoneOptional'> {
  return phone === '' ? { isPhoneOptional: true } : {}
}

/** Of an address that was entered by `form`. `countries`: those of the international form; the others take any. */
export function getFormRules(form: AddressRules['form'], countries: readonly string[]): AddressRules {
  const choices = form === 'country' ? COUNTRY_CODES : [...new Set(countries)].filter(Boolean)
  return { form, countries: choices, from: null }
}
