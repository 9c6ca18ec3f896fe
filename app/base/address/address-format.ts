import { COUNTRY_FORMATS } from '#app/base/address/country-formats.data.ts'
import { listKeys } from '#app/lib/keys.ts'

/**
 * The format of a country's addresses. In its strings, N is the name, O the company, A the address lines, C the city, S
 * the state, Z the postal code.
 */
export type FormatRow = {
  /**
   * The lines as written on an envelope, with `%n` between them: '%N%n%A%n%Z %C'. Other letters stand for values
   * that are not stored.
   */
  readonly format: string
  /** The format for addresses in Latin script, if it differs. */
  readonly latin?: string
  readonly required: string
  /** Fields that the country writes in upper case. */
  readonly upper?: string
  /** A regular expression for the whole postal code. */
  readonly postal?: string
  /** An example for each format of the postal code, separated by commas. */
  readonly examples?: string
  /** A prefix that some people write before the postal code, such as 'CH-'. */
  readonly prefix?: string
  readonly postalName?: string
  readonly stateName?: string
  readonly cityName?: string
  readonly sublocalityName?: string
}

const DEFAULT_FORMAT: FormatRow = { format: '%N%n%O%n%A%n%C', required: 'AC' }

export function getAddressFormat(country: string): FormatRow {
  return COUNTRY_FORMATS[country] ?? DEFAULT_FORMAT
}

/** The fields that differ by country, each with the letter that stands for it in `format`. */
const LETTERS = { city: 'C', state: 'S', postal_code: 'Z' } as const
export type CountryField = keyof typeof LETTERS
export const COUNTRY_FIELDS = listKeys(LETTERS)

export function hasField({ format, latin = format }: FormatRow, field: CountryField): boolean {
  return latin.includes(`%${LETTERS[field]}`)
}

export function isRequired({ required }: FormatRow, field: CountryField): boolean {
  return required.includes(LETTERS[field])
}
