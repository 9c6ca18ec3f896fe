import { type AddressRules, COUNTRIES } from '#app/features/addresses/address-rules.ts'
import { COUNTRY_CODES } from '#app/features/addresses/country-codes.ts'
import type { Order } from '#app/features/orders/orders.server.ts'

/** How an order's addresses are corrected and printed: as they were entered. */
export function rulesOfOrder({
  addressForm,
  shippingAddress,
}: Pick<Order, 'addressForm' | 'shippingAddress'>): AddressRules {
  return rulesOfForm(addressForm, shippingAddress.country)
}

/** Of an address that was entered by `form`. Staff may correct its country to any other. */
export function rulesOfForm(form: AddressRules['form'], country: string): AddressRules {
  const countries = form === 'country' ? COUNTRY_CODES : [...new Set([...COUNTRIES, country])].filter(Boolean)
  return { form, countries, from: null }
}
