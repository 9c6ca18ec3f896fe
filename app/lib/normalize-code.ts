/**
 * Returns a typed code as it is stored: discount codes, order numbers, IBANs, one-time codes. Copied codes contain
 * invisible characters and spaces, keyboards of East Asia write full-width letters, and word processors replace hyphens.
 */
export function normalizeCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\p{DI}\s]/gu, '')
    .replace(/[\p{Pd}−]/gu, '-')
    .toUpperCase()
}
