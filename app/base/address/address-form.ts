import { type CountryField, type FormatRow, getAddressFormat, isRequired } from '#app/base/address/address-format.ts'
import { POSTCODE_COUNTRIES } from '#app/base/address/country-formats.data.ts'
import { buildCommonField } from '#app/base/address/international-address.ts'
import type { AddressField, AddressForm } from '#app/base/address.ts'
import { addressesText } from '#app/base/address-text.ts'
import { formatRegion, listRegions, type Region } from '#app/base/regions.ts'
import { currentLanguage, currentTag } from '#app/lib/language.ts'

const FIELDS_BY_LETTER: Readonly<Record<string, CountryField>> = { C: 'city', S: 'state', Z: 'postal_code' }

/**
 * Returns rows of fields in the country's order; the country field comes first. `needsState`, `isPhoneOptional`: see
 * AddressRules.
 */
export function buildAddressForm(
  country: string,
  countries: readonly string[] = [country],
  needsState: readonly string[] = [],
  isPhoneOptional = false,
): AddressForm {
  const row = getAddressFormat(country)
  const { format, latin = format } = row
  const rows: AddressField[][] = [[buildCommonField('country', countries)]]
  const toField = (name: CountryField) => {
    const field = buildCountryField(name, country, row)
    return name === 'state' && needsState.includes(country) ? { ...field, required: true } : field
  }
  let isShortRow = false
  for (const [, letter = ''] of latin.matchAll(/%([NACSZ])/g)) {
    const name = FIELDS_BY_LETTER[letter]
    if (letter === 'N')
      rows.push([buildCommonField('first_name'), buildCommonField('last_name')], [buildCommonField('company')])
    else if (name === undefined) rows.push([buildCommonField('address_line1')], [buildSecondLine(row)])
    else if (isShortRow) rows.at(-1)?.push(toField(name))
    else rows.push([toField(name)])
    isShortRow = name !== undefined
  }
  return [...rows, [{ ...buildCommonField('phone'), required: !isPhoneOptional }]]
}

/** Returns the country's own term for a city, state or postal code. */
export function getFieldLabel(field: CountryField, country: string): string {
  const { cityName, stateName, postalName } = getAddressFormat(country)
  if (field === 'city') return pickName(addressesText.cityNames, cityName, 'city')
  if (field === 'state') return pickName(addressesText.stateNames, stateName, 'province')
  return pickName(addressesText.postalNames, POSTCODE_COUNTRIES.includes(country) ? 'postcode' : postalName, 'postal')
}

function buildCountryField(name: CountryField, country: string, row: FormatRow): AddressField {
  const field = { ...buildCommonField(name), label: getFieldLabel(name, country), required: isRequired(row, name) }
  if (name === 'state') {
    const options = listRegions(country)
      .map((region) => ({ value: formatRegion(country, region), label: getDisplayName(region) }))
      .sort((a, b) => a.label.localeCompare(b.label, currentTag()))
    return options.length > 0 ? { ...field, options: [{ value: '', label: addressesText.choose }, ...options] } : field
  }
  return name === 'postal_code' && hasNumericCodes(row) ? { ...field, inputMode: 'numeric' } : field
}

/** Returns the name in Arabic script if the page is in Arabic and the country uses that script. */
function getDisplayName({ name, localName }: Region): string {
  return currentLanguage() === 'ar' && /^\p{Script=Arabic}/u.test(localName) ? localName : name
}

function buildSecondLine({ sublocalityName }: FormatRow): AddressField {
  const hints: Readonly<Record<string, string>> = addressesText.sublocalityHints
  const hint = sublocalityName && hints[sublocalityName]
  return { ...buildCommonField('address_line2'), ...(hint && { hint }) }
}

function hasNumericCodes({ examples = '' }: FormatRow): boolean {
  return /^[\d,]+$/.test(examples)
}

function pickName<Names extends Readonly<Record<string, string>>>(
  names: Names,
  name: string | undefined,
  defaultName: keyof Names & string,
): string {
  return (name !== undefined && names[name]) || names[defaultName] || defaultName
}
