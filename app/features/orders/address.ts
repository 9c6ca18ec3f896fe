import { orderText } from '#app/features/orders/order-text.ts'
import { keysOf } from '#app/lib/keys-of.ts'

/** Where the store delivers; 'EU' stands for its members. */
export const COUNTRIES = ['US', 'CA', 'GB', 'EU'] as const
export type Country = (typeof COUNTRIES)[number]

/** An unknown code is returned unchanged. */
export function countryName(country: string): string {
  const known = COUNTRIES.find((code) => code === country)
  return known ? orderText.countries[known] : country
}

/** The fields have the names under which orders, exports and mails store them. */
export const BLANK_ADDRESS = {
  first_name: '',
  last_name: '',
  address_line1: '',
  address_line2: '',
  city: '',
  state: '',
  postal_code: '',
  country: '',
  phone: '',
}

export type Address = typeof BLANK_ADDRESS
export const ADDRESS_FIELDS = keysOf(BLANK_ADDRESS)

export function addressLines(address: Address): string[] {
  const { first_name, last_name, city, state, postal_code } = address
  const region = `${state} ${postal_code}`.trim()
  return [
    `${first_name} ${last_name}`.trim(),
    address.address_line1,
    address.address_line2,
    [city, region].filter(Boolean).join(', '),
    countryName(address.country),
    address.phone,
  ].filter(Boolean)
}
