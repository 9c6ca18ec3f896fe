import { getFieldLabel } from '#app/base/address/address-form.ts'
import { COUNTRY_FIELDS, getAddressFormat, hasField, isRequired } from '#app/base/address/address-format.ts'
import { normalizePostalCode } from '#app/base/address/postal-code.ts'
import type { Address } from '#app/base/address.ts'
import { addressesText } from '#app/base/address-text.ts'
import { findRegion, formatRegion, listRegions } from '#app/base/regions.ts'
import type { FieldErrors } from '#app/lib/form.ts'

type CheckedAddress = {
  /**
   * The address to store, with the postal code and region as the country writes them. Fields that the country does not
   * use are ''.
   */
  readonly address: Address
  readonly errors: FieldErrors
}

/** Checks an address against the rules of `country`. `needsState`, `isPhoneOptional`: see AddressRules. */
export function checkAddress(
  typed: Address,
  country: string,
  needsState: readonly string[] = [],
  isPhoneOptional = false,
): CheckedAddress {
  const row = getAddressFormat(country)
  const address = { ...typed, country }
  const errors: Record<string, string> = {}
  for (const name of ['first_name', 'last_name', 'address_line1', 'phone'] as const) {
    const isOptional = name === 'phone' && isPhoneOptional
    if (address[name] === '' && !isOptional) errors[name] = addressesText.required(addressesText.fields[name])
  }
  for (const name of COUNTRY_FIELDS) {
    if (!hasField(row, name)) address[name] = ''
    else if (address[name] === '' && (isRequired(row, name) || (name === 'state' && needsState.includes(country)))) {
      errors[name] = addressesText.required(getFieldLabel(name, country))
    }
  }
  if (address.state !== '' && listRegions(country).length > 0) {
    const region = findRegion(country, address.state)
    if (region) address.state = formatRegion(country, region)
    else errors.state = addressesText.chooseFrom(getFieldLabel('state', country))
  }
  if (address.postal_code !== '' && row.postal !== undefined) {
    const code = normalizePostalCode(address.postal_code, row)
    if (code !== null) address.postal_code = code
    else {
      const label = getFieldLabel('postal_code', country)
      errors.postal_code = addressesText.wrongPostalCode(label, row.examples?.split(',')[0] ?? '')
    }
  }
  return { address, errors }
}
