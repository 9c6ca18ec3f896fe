import type { FormatRow } from '#app/base/address/address-format.ts'
import { toLatinDigits } from '#app/lib/format/parse-number.ts'

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu

/** Formats a postal code as the country writes it: 'sw1a1aa' is 'SW1A 1AA'. Null if the format is wrong. */
export function normalizePostalCode(typed: string, row: FormatRow): string | null {
  if (row.postal === undefined) return null
  const pattern = new RegExp(`^(?:${row.postal})$`)
  const text = toLatinDigits(typed.normalize('NFKC')).toUpperCase().replaceAll(/\s+/g, ' ').trim()
  const examples = row.examples?.split(',') ?? []
  const codes = [stripSeparators(text), stripSeparators(removePrefix(text, row.prefix))]
  const candidates = codes.flatMap((code) =>
    examples.flatMap((example) => [applySeparators(example, code), addFirstLetters(example, code)]),
  )
  return [...candidates, text, ...codes].find((code) => code !== null && pattern.test(code)) ?? null
}

function stripSeparators(text: string): string {
  return text.match(LETTER_OR_DIGIT)?.join('') ?? ''
}

function removePrefix(text: string, prefix = ''): string {
  return prefix !== '' && text.startsWith(stripSeparators(prefix)) ? text.slice(stripSeparators(prefix).length) : text
}

/** Adds separators where the example has them. Null if letters and digits are not in the example's positions. */
function applySeparators(example: string, code: string): string | null {
  if (toShape(stripSeparators(example)) !== toShape(code)) return null
  let at = 0
  return example.replaceAll(LETTER_OR_DIGIT, () => code.charAt(at++))
}

/** Adds the letters that all codes begin with: 'LV-1073' for '1073'. */
function addFirstLetters(example: string, code: string): string | null {
  const beginning = /^\D+(?=\d)/.exec(example)?.[0]
  return beginning !== undefined && /^\d+$/.test(code) ? beginning + code : null
}

function toShape(code: string): string {
  return code.replaceAll(/\p{N}/gu, '9').replaceAll(/\p{L}/gu, 'A')
}
