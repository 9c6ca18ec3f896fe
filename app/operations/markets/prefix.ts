import { adminText } from '#app/operations/markets/admin-text.ts'
import { RESERVED_PREFIXES } from '#app/store/locale.ts'

/** Must match the constraint locales_prefix_form. */
const PATTERN = /^[a-z][a-z0-9-]{1,11}$/

/** Returns the reason why a prefix cannot be used, or null if it can. */
export function checkPrefix(prefix: string, canBeEmpty: boolean): string | null {
  if (prefix === '') return canBeEmpty ? null : adminText.prefixMissing
  if (!PATTERN.test(prefix)) return adminText.prefixInvalid
  return RESERVED_PREFIXES.has(prefix) ? adminText.prefixReserved(prefix) : null
}
