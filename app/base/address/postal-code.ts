import type { FormatRow } from '#app/base/address/address-format.ts'
import { toLatinDigits } from '#app/lib/format/parse-number.ts'

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu

/** Formats a postal code as the country writes it: 'sw1a1aa' is 'SW1A 1AA'. Null if the format is wrong. */
export function normalizePostalCode(typed: string, row: FormatRow): string | null {
  if (row.postal === undefined) return null
  const pattern = new RegExp(`^(?:${row.postal})$`)
  const text = toLatinDigits(typed.normalize('NFKC')).toUpperCase().replaceAll(/\s+/g, ' ').trim()
  const examples = row.examples?.split(',') ?? []
  const codes = [bare(text), bare(withoutPrefix(text, row.prefix))]
  const candidates = codes.flatMap((code) =>
    examples.flatMap((example) => [shapedLike(example, code), withFirstLetters(example, code)]),
  )
  return [...candidates, text, ...codes].find((code) => code !== null && pattern.test(code)) ?? null
}

function bare(text: string): string {
  return text.match(LETTER_OR_DIGIT)?.join('') ?? ''
}

function withoutPrefix(text: string, prefix = ''): string {
  return prefix !== '' && text.startsWith(bare(prefix)) ? text.slice(bare(prefix).length) : text
}

/** Adds the separators of the example. Null if letters and digits are in different positions. */
function shapedLike(example: string, code: string): string | null {
  if (toShape(bare(example)) !== toShape(code)) return null
  let at = 0
  return example.replaceAll(LETTER_OR_DIGIT, () => code.charAt(at++))
}

/** Adds the letters that all codes begin with: 'LV-1073' for '1073'. */
function withFirstLetters(example: string, code: string): string | null {
  const beginning = /^\D+(?=\d)/.exec(example)?.[0]
  return beginning !== undefined && /^\d+$/.test(code) ? beginning + code : null
}

function toShape(code: string): string {
  return code.replaceAll(/\p{N}/gu, '9').replaceAll(/\p{L}/gu, 'A')
}
