/**
 * Checks and formats IBANs (ISO 13616): `checkIban` normalizes typed text or returns its error, `isIban` tests a
 * normalized IBAN, `formatIban` formats it in groups of four.
 */

import { addArticles, countryName } from '#app/base/countries.ts'
import { normalizeCode } from '#app/lib/normalize-code.ts'
import { adminText } from '#app/payments/transfers/admin-text.ts'
import { IBAN_LENGTHS } from '#app/payments/transfers/iban-lengths.data.ts'

type IbanCheck =
  | { readonly ok: true; readonly iban: string; readonly country: string }
  | { readonly ok: false; readonly reason: string }

/** Returns true if banks of the country use IBANs. */
export function hasIbans(country: string): boolean {
  return Object.hasOwn(IBAN_LENGTHS, country)
}

/** Accepts spaces, hyphens and lower case. The reason is for staff. */
export function checkIban(typed: string): IbanCheck {
  const iban = normalizeCode(typed).replaceAll('-', '')
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) {
    return { ok: false, reason: adminText.ibanStart }
  }
  const country = iban.slice(0, 2)
  const length = IBAN_LENGTHS[country]
  if (length === undefined) return { ok: false, reason: adminText.ibanCountry(country) }
  if (iban.length !== length) {
    return { ok: false, reason: adminText.ibanLength(addArticles(countryName(country)), length, iban.length) }
  }
  if (computeRemainder(iban) !== 1) return { ok: false, reason: adminText.ibanCheckDigits }
  return { ok: true, iban, country }
}

export function isIban(text: string): boolean {
  const check = checkIban(text)
  return check.ok && check.iban === text
}

/** Formats 'DE89370400440532013000' as 'DE89 3704 0044 0532 0130 00'. */
export function formatIban(iban: string): string {
  return iban.replaceAll(/\s/g, '').replaceAll(/.{4}/g, '$& ').trim()
}

/** Computes the IBAN modulo 97, with the first four characters moved to the end and letters as 10 to 35. */
function computeRemainder(iban: string): number {
  const moved = iban.slice(4) + iban.slice(0, 4)
  let remainder = 0
  for (const character of moved) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder
}
