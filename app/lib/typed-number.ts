import { toLatinDigits } from '#app/lib/format/parse-number.ts'

/** Returns whether a text is meant as a number, even if it cannot be used: '-3', '1.5', '10000000000000', '₦5'. */
export function isNumeric(typed: string): boolean {
  const text = toLatinDigits(typed)
  return /^-?(\d{1,3}(,\d{3})+|\d+)?([.,]\d*)?$/.test(text.replace(/[₦$£€\s]/g, '')) && /\d/.test(text)
}

/** A whole number has the same value whatever separates its groups. */
const GROUPED = /^\d{1,3}(?:([.,'’٬\s])\d{3})(?:\1\d{3})*$/

/** Of a file, it may have decimals: programs write five units as '5.000'. */
const ONE_GROUP_AFTER_POINT = /^\d{1,3}\.\d{3}$/

/**
 * Parses a whole number from 0 to 999,999,999 in the digits of any script, such as '12', '1,200', '1.200.000' or '٢٠';
 * null if the text is anything else.
 */
export function parseWhole(text: string): number | null {
  const bare = toLatinDigits(text).trim()
  return ONE_GROUP_AFTER_POINT.test(bare) ? null : parseDigits(bare)
}

/** The same of a field, in which a point is between groups: '1.200' is 1200. */
export function parseTypedWhole(typed: string): number | null {
  return parseDigits(toLatinDigits(typed).trim())
}

function parseDigits(bare: string): number | null {
  const digits = bare.replace(GROUPED, (all) => all.replace(/\D/g, ''))
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}
