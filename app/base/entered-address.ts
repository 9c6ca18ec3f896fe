import type { Address, AddressRules } from '#app/base/address.ts'
import { COUNTRY_CODES } from '#app/base/country-codes.ts'

type EnteredAddress = { readonly addressForm: AddressRules['form']; readonly shippingAddress: Address }

/**
 * Returns the rules under which an order's addresses were entered. `from` is the country that parcels are shipped from.
 */
export function getAddressRules({ addressForm, shippingAddress }: EnteredAddress, from = ''): AddressRules {
  return {
    ...getFormRules(addressForm, [shippingAddress.country]),
    from: from || null,
    ...getPhoneRule(shippingAddress),
  }
}

/** Makes the phone number optional in corrections of an address that has none. */
export function getPhoneRule({ phone }: Address): Pick<AddressRules, 'isPhoneOptional'> {
  return phone === '' ? { isPhoneOptional: true } : {}
}

/** Returns the rules for a form. Only the international form is limited to `countries`. */
export function getFormRules(form: AddressRules['form'], countries: readonly string[]): AddressRules {
  const choices = form === 'country' ? COUNTRY_CODES : [...new Set(countries)].filter(Boolean)
  return { form, countries: choices, from: null }
}
