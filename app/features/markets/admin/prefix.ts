import { RESERVED_PREFIXES } from '#app/features/markets/locale-prefix.ts'

/** As in the constraint locales_prefix_form. */
const FORM = /^[a-z][a-z0-9-]{1,11}$/

/** Why a prefix cannot be used, or null. */
export function checkPrefix(prefix: string, canBeEmpty: boolean): string | null {
  if (prefix === '') return canBeEmpty ? null : 'Enter a prefix, such as de'
  if (!FORM.test(prefix)) return 'A prefix has 2 to 12 characters, a to z, 0 to 9 and hyphens, and begins with a letter'
  return RESERVED_PREFIXES.has(prefix) ? `“${prefix}” is the address of another page` : null
}
