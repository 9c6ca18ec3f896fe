/**
 * Checks and prints IBANs (ISO 13616): `checkIban` normalizes what was typed or says what is wrong, `isIban` tests a
 * normalized one, `formatIban` prints it in groups of four.
 */

import { countryName } from '#app/base/countries.ts'
import { normalizeCode } from '#app/lib/normalize-code.ts'
import { adminText } from '#app/payments/transfers/admin-text.ts'

export type IbanCheck =
  | { readonly ok: true; readonly iban: string; readonly country: string }
  | { readonly ok: false; readonly reason: string }

/** The length of each country's IBAN, from the registry of SWIFT. */
const LENGTHS: ReadonlyMap<string, number> = new Map(
  [
    ['NO', 15],
    ['BE', 16],
    ['DK FI FK FO GL NL SD', 18],
    ['MK SI', 19],
    ['AT BA EE KZ LT LU MN XK', 20],
    ['CH HR LI LV', 21],
    ['BG BH CR DE GB GE IE ME RS VA', 22],
    ['AE GI IL IQ OM SO TL', 23],
    ['AD CZ ES MD PK RO SA SE SK TN VG', 24],
    ['LY PT ST', 25],
    ['IS TR', 26],
    ['BI DJ FR GR IT MC MR SM', 27],
    ['AL AZ BY CY DO GT HN HU LB NI PL SV', 28],
    ['BR EG PS QA UA', 29],
    ['JO KW MU YE', 30],
    ['MT SC', 31],
    ['LC', 32],
    ['RU', 33],
  ].flatMap(([countries, length]) =>
    String(countries)
      .split(' ')
      .map((country): [string, number] => [country, Number(length)]),
  ),
)

/** Whether banks of the country give their accounts an IBAN. */
export function hasIbans(country: string): boolean {
  return LENGTHS.has(country)
}

/** Accepts spaces, hyphens and lower case. The reason is for staff. */
export function checkIban(typed: string): IbanCheck {
  const iban = normalizeCode(typed).replaceAll('-', '')
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) {
    return { ok: false, reason: adminText.ibanStart }
  }
  const country = iban.slice(0, 2)
  const length = LENGTHS.get(country)
  if (length === undefined) return { ok: false, reason: adminText.ibanCountry(country) }
  if (iban.length !== length) {
    return { ok: false, reason: adminText.ibanLength(countryName(country), length, iban.length) }
  }
  if (remainderOf(iban) !== 1) return { ok: false, reason: adminText.ibanCheckDigits }
  return { ok: true, iban, country }
}

export function isIban(text: string): boolean {
  const check = checkIban(text)
  return check.ok && check.iban === text
}

/** 'DE89370400440532013000' is 'DE89 3704 0044 0532 0130 00'. */
export function formatIban(iban: string): string {
  return iban.replaceAll(/\s/g, '').replaceAll(/.{4}/g, '$& ').trim()
}

/** Modulo 97 with the first four characters last and letters as 10 to 35. */
function remainderOf(iban: string): number {
  const moved = iban.slice(4) + iban.slice(0, 4)
  let remainder = 0
  for (const character of moved) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder
}
