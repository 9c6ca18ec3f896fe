import {
  type Address,
  type AddressField,
  type AddressFieldName,
  type AddressForm,
  MAX_LENGTHS,
} from '#app/base/address.ts'
import { addressesText } from '#app/base/address-text.ts'
import { countryName } from '#app/base/countries.ts'

/** Returns one form for all countries. Every field except the second address line is required. */
export function buildInternationalForm(countries: readonly string[]): AddressForm {
  return [
    [buildCommonField('first_name'), buildCommonField('last_name')],
    [buildCommonField('address_line1')],
    [buildCommonField('address_line2')],
    [buildCommonField('city'), buildCommonField('state'), buildCommonField('postal_code')],
    [buildCommonField('country', countries)],
    [buildCommonField('phone')],
  ]
}

/** Formats the address in the international format, which always includes the country. */
export function formatInternationalLines(address: Address): string[] {
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

const AUTO_COMPLETE: Readonly<Record<AddressFieldName, string>> = {
  first_name: 'given-name',
  last_name: 'family-name',
  company: 'organization',
  address_line1: 'address-line1',
  address_line2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  postal_code: 'postal-code',
  country: 'country',
  phone: 'tel',
}

/** Returns a field as the international form has it. The forms of countries change its label and other properties. */
export function buildCommonField(name: AddressFieldName, countries: readonly string[] = []): AddressField {
  return {
    name,
    label: addressesText.fields[name],
    required: name !== 'address_line2' && name !== 'company',
    maxLength: MAX_LENGTHS[name],
    autoComplete: AUTO_COMPLETE[name],
    ...(name === 'postal_code' && { autoCapitalize: 'characters' }),
    ...(name === 'phone' && { type: 'tel', inputMode: 'tel', enterKeyHint: 'go', hint: addressesText.phoneHint }),
    ...(name === 'country' && { options: countries.map((code) => ({ value: code, label: countryName(code) })) }),
  }
}
