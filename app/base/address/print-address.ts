import { type FormatRow, getAddressFormat } from '#app/base/address/address-format.ts'
import { FAMILY_NAME_FIRST } from '#app/base/address/country-formats.data.ts'
import type { Address } from '#app/base/address.ts'
import { countryName } from '#app/base/countries.ts'
import { findRegion, formatRegion } from '#app/base/regions.ts'
import type { Locale } from '#app/lib/format/locale.ts'
import { currentTag } from '#app/lib/language.ts'

/**
 * 'label': with the capitals that the country's postal service requires, and the country in capitals. 'text': as typed.
 */
export type AddressUse = 'label' | 'text'

/**
 * Returns the lines of an address in the format of its country, then the country unless it is `fromCountry`, and the
 * phone number. City, state and postal code get an additional line if the format lacks them.
 */
export function formatLocalLines(
  address: Address,
  fromCountry: string | null,
  use: AddressUse = 'label',
  locale: Locale = currentTag(),
): string[] {
  const { country } = address
  const row = getAddressFormat(country)
  const isLocal = isNonLatin(`${address.address_line1}${address.city}`)
  const format = isLocal ? row.format : (row.latin ?? row.format)
  const values = formatFields(address, use === 'label' ? row : { ...row, upper: '' }, isLocal)
  const skipped = (['C', 'S', 'Z'] as const)
    .filter((letter) => !format.includes(`%${letter}`))
    .map((letter) => values[letter])
  return [
    ...format.split('%n').flatMap((line) => printLine(line, values).split('\n')),
    skipped.filter(Boolean).join(' '),
    country === fromCountry ? '' : getCountryName(country, use, locale),
    address.phone,
  ]
    .map((line) => line.trim())
    .filter(Boolean)
}

function getCountryName(country: string, use: AddressUse, locale: Locale): string {
  const name = countryName(country, locale)
  return use === 'label' ? name.toLocaleUpperCase(locale) : name
}

type Values = Readonly<Record<'N' | 'O' | 'A' | 'C' | 'S' | 'Z', string>>

function formatFields(address: Address, { upper = '' }: FormatRow, isLocal: boolean): Values {
  const { first_name, last_name, country } = address
  const region = findRegion(country, address.state)
  const state = region ? (isLocal ? region.localName : formatRegion(country, region)) : address.state
  const toCase = (letter: string, text: string) => (upper.includes(letter) ? text.toUpperCase() : text)
  const isFamilyFirst = isLocal && FAMILY_NAME_FIRST.includes(country)
  return {
    N: (isFamilyFirst ? [last_name, first_name] : [first_name, last_name]).join(' ').trim(),
    O: address.company ?? '',
    A: [address.address_line1, address.address_line2].filter(Boolean).join('\n'),
    C: toCase('C', address.city),
    S: toCase('S', state),
    Z: toCase('Z', address.postal_code),
  }
}

/** Omits empty fields and the separators before them. */
function printLine(line: string, values: Readonly<Record<string, string>>): string {
  const parts = (line.match(/%[A-Z]|[^%]+/g) ?? []).map((part) =>
    part.startsWith('%') ? { field: values[part.slice(1)] ?? '' } : { literal: part },
  )
  let text = ''
  let isAfterField = false
  for (const [index, part] of parts.entries()) {
    if (part.field !== undefined) {
      text += part.field
      isAfterField ||= part.field !== ''
      continue
    }
    const followsRemoved = parts[index - 1]?.field !== undefined && !isAfterField
    if (followsRemoved || parts[index + 1]?.field === '') continue
    text += part.literal
    isAfterField = false
  }
  return text
}

function isNonLatin(text: string): boolean {
  return /(?!\p{Script=Latin})\p{L}/u.test(text)
}
