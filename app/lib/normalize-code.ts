import { toLatinDigits } from '#app/lib/format/parse-number.ts'

/**
 * Returns a typed code as it is stored: discount codes, order numbers, IBANs, one-time codes. Copied codes contain
 * invisible characters and spaces, keyboards write full-width letters and digits of their script, and word processors replace
 * hyphens.
 */
export function normalizeCode(typed: string): string {
  return toLatinDigits(typed.normalize('NFKC'))
    .replace(/[\p{DI}\s]/gu, '')
    .replace(/[\p{Pd}−]/gu, '-')
    .toUpperCase()
}
