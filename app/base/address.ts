import { listKeys } from '#app/lib/keys.ts'

/** Orders, exports and emails all use these field names. A field that a country does not use is ''. */
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

/** `company` is missing if none was entered. The international form has no such field. */
export type Address = typeof BLANK_ADDRESS & { company?: string | undefined }
export type AddressFieldName = keyof Address
export const ADDRESS_FIELDS: readonly AddressFieldName[] = [...listKeys(BLANK_ADDRESS), 'company']

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

/** One form for all countries, or a separate form for each country. */
export const ADDRESS_FORMS = ['international', 'country'] as const

/** How addresses are entered, checked and printed. */
export type AddressRules = {
  readonly form: (typeof ADDRESS_FORMS)[number]
  /** The country codes that an address can have, in the order of the select. */
  readonly countries: readonly string[]
  /** Countries whose addresses must include a state or province, because delivery or tax depends on it. */
  readonly needsState?: readonly string[]
  /** True if a country's form allows an empty phone number. The international form always requires one. */
  readonly isPhoneOptional?: boolean
  /** The country that the store ships from, if known. Labels for domestic addresses omit the country. */
  readonly from: string | null
}

export type AddressField = {
  readonly name: AddressFieldName
  readonly label: string
  readonly required: boolean
  readonly maxLength: number
  readonly autoComplete: string
  readonly type?: 'tel'
  readonly inputMode?: 'tel' | 'numeric'
  readonly autoCapitalize?: 'characters'
  readonly enterKeyHint?: 'go'
  readonly hint?: string
  /** The choices, if the field is a select. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
}

/** The fields of a form in rows, in the order in which they are entered. */
export type AddressForm = readonly (readonly AddressField[])[]
