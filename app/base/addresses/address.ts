import { keysOf } from '#app/lib/keys-of.ts'

/** The fields have the names under which orders, exports and mails store them. One that a country lacks is ''. */
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

/** `company` is missing without one: the international form has no such field. */
export type Address = typeof BLANK_ADDRESS & { company?: string | undefined }
export type AddressFieldName = keyof Address
export const ADDRESS_FIELDS: readonly AddressFieldName[] = [...keysOf(BLANK_ADDRESS), 'company']

export const MAX_LENGTHS: Readonly<Record<AddressFieldName, number>> = {
  first_name: 100,
  last_name: 100,
  company: 200,
  address_line1: 200,
  address_line2: 200,
  city: 100,
  state: 100,
  postal_code: 20,
  country: 2,
  phone: 50,
}
