import { toLatinDigits } from '#app/lib/format/parse-number.ts'

/**
 * Normalizes a typed code for storage: discount codes, order numbers, IBANs, one-time codes. Copied codes contain
 * invisible characters and spaces, some keyboards produce full-width letters or the digits of their script, and word
 * processors replace hyphens.
 */
export function normalizeCode(typed: string): string {
  return toLatinDigits(typed.normalize('NFKC'))
    .replace(/[\p{DI}\s]/gu, '')
    .replace(/[\p{Pd}−]/gu, '-')
    .toUpperCase()
}
