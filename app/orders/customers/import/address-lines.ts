import { type Address, BLANK_ADDRESS } from '#app/base/address.ts'

/** The cells of an address in a file, in line order: company, street, second line, place, country. */
type AddressCells = Readonly<
  Record<'company' | 'address1' | 'address2' | 'city' | 'region' | 'postcode' | 'country', string>
>

export function toAddressLines(cells: AddressCells): string[] {
  const place = [cells.city, cells.region, cells.postcode].filter(Boolean).join(', ')
  return [cells.company, cells.address1, cells.address2, place, cells.country].filter(Boolean)
}

/** Splits address lines into fields. Unclear lines become street lines, so that nothing is lost. */
export function parseAddressLines(lines: readonly string[]): Address {
  const isCountryLast = /^[A-Z]{2}$/.test(lines.at(-1) ?? '')
  const linesBeforeCountry = isCountryLast ? lines.slice(0, -1) : lines
  const place = linesBeforeCountry.length > 1 ? (linesBeforeCountry.at(-1)?.split(', ') ?? []) : []
  const hasPostcode = place.length > 1 && /\d/.test(place.at(-1) ?? '')
  const [city = '', ...regions] = hasPostcode ? place.slice(0, -1) : place
  const streets = linesBeforeCountry.length > 1 ? linesBeforeCountry.slice(0, -1) : linesBeforeCountry
  // The first of three lines is a company. So is the first of two if only the second contains a number.
  const isCompanyFirst =
    streets.length > 2 || (streets.length === 2 && /\d/.test(streets[1] ?? '') && !/\d/.test(streets[0] ?? ''))
  const [street = '', ...extraLines] = isCompanyFirst ? streets.slice(1) : streets
  return {
    ...BLANK_ADDRESS,
    ...(isCompanyFirst ? { company: streets[0] } : {}),
    address_line1: street,
    address_line2: extraLines.join(', '),
    city,
    state: regions.join(', '),
    postal_code: hasPostcode ? (place.at(-1) ?? '') : '',
    country: isCountryLast ? (lines.at(-1) ?? '') : '',
  }
}
