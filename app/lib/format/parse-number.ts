import { currentLocale, type Locale } from '#app/lib/format/locale.ts'

/** The decimal separator of text: '1,234.5' or '1.234,5'. 'unknown' if a file's country is unknown. */
export type Notation = 'point' | 'comma' | 'unknown'

/**
 * `decimal` is exact and canonical, with the decimals as typed: '1234.50', '-0.5', '7'. Text is 'ambiguous' if it is a
 * different number in each notation: '1.000', '1,234'.
 */
type ParsedNumber =
  | { readonly ok: true; readonly decimal: string }
  | { readonly ok: false; readonly reason: 'invalid' | 'ambiguous' }

/**
 * Parses a number in one notation, in the digits of any script. In both notations, spaces or apostrophes can separate
 * groups.
 */
export function parseNumber(typed: string, notation: Notation): ParsedNumber {
  const text = simplify(typed)
  const [point, comma] = [readNotation(text, 'point'), text.includes(ARABIC_POINT) ? null : readNotation(text, 'comma')]
  if (notation === 'unknown' && point !== null && comma !== null && point !== comma) {
    return { ok: false, reason: 'ambiguous' }
  }
  const decimal = notation === 'unknown' ? (point ?? comma) : notation === 'point' ? point : comma
  return decimal === null ? { ok: false, reason: 'invalid' } : { ok: true, decimal }
}

/** Parses a typed number. The locale decides only if both notations are possible. */
export function parseTypedNumber(typed: string, locale: Locale = currentLocale()): ParsedNumber {
  const parsed = parseNumber(typed, 'unknown')
  return !parsed.ok && parsed.reason === 'ambiguous' ? parseNumber(typed, getNotation(locale)) : parsed
}

/**
 * Parses a typed unsigned number that is not an amount of money: '1,2' is '1.2'. Returns null if it is not a number. A
 * single point is always the decimal separator, because fields are prefilled with it: '9.975' is never 9975.
 */
export function parseTypedDecimal(typed: string, locale: Locale = currentLocale()): string | null {
  const isPrefilled = /^\d+\.\d+$/.test(typed.trim())
  const parsed = isPrefilled ? parseNumber(typed, 'point') : parseTypedNumber(typed, locale)
  return parsed.ok && !parsed.decimal.startsWith('-') ? parsed.decimal : null
}

/** A cache keyed by locale, because creating a formatter takes a hundred times as long as using it. */
const notations = new Map<Locale, Exclude<Notation, 'unknown'>>()

export function getNotation(locale: Locale): Exclude<Notation, 'unknown'> {
  const known = notations.get(locale)
  if (known) return known
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  const notation = parts.some(({ type, value }) => type === 'decimal' && value === ',') ? 'comma' : 'point'
  notations.set(locale, notation)
  return notation
}

/**
 * The zeros of the decimal digits that keyboards type: Arabic, Persian, N'Ko, Indian, Thai, Lao, Tibetan, Burmese and
 * full-width.
 */
const ZEROS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040,
  0xff10,
]

/** Converts all decimal digits to the digits 0–9, and drops the invisible characters that copied text contains. */
export function toLatinDigits(text: string): string {
  return text.replace(/\p{DI}/gu, '').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find((first) => code >= first && code < first + 10)
    return zero === undefined ? digit : String(code - zero)
  })
}

const ARABIC_POINT = '٫'

/** Unifies commas, minus signs, and the spaces and apostrophes between groups. */
function simplify(typed: string): string {
  const text = toLatinDigits(typed)
    .trim()
    .replace(/．/g, '.')
    .replace(/[，،]/g, ',')
    .replace(/[’ʼ′＇٬]/g, "'")
    .replace(/\s/g, ' ')
    .replace(/^[−–﹣－]/, '-')
  return text.includes(ARABIC_POINT) ? text.replace(/[.,]/g, "'") : text
}

/** Groups have three digits. In India, all but the last group have two. */
const PATTERNS = {
  point:
    /^([-+]?) ?(?:([1-9]\d{0,2}(?:([, '])\d{3})(?:\3\d{3})*|[1-9]\d?(?:,\d\d)+,\d{3}|\d+)(?:[.٫](\d*))?|[.٫](\d+))$/,
  comma: /^([-+]?) ?(?:([1-9]\d{0,2}(?:([. '])\d{3})(?:\3\d{3})*|\d+)(?:,(\d*))?|,(\d+))$/,
} as const

function readNotation(text: string, notation: keyof typeof PATTERNS): string | null {
  const match = PATTERNS[notation].exec(text)
  if (!match) return null
  const [, sign = '', grouped = '', , decimals = '', bareDecimals = ''] = match
  const whole = grouped.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0'
  const fraction = decimals || bareDecimals
  const isZero = /^0*$/.test(whole + fraction)
  return `${sign === '-' && !isZero ? '-' : ''}${whole}${fraction && `.${fraction}`}`
}

/** The number in a text such as '€ 1.299,00' or '12 EUR', unparsed, and the text around it. */
type NumberInText = { readonly before: string; readonly number: string; readonly after: string }

const MAX_LENGTH = 60
const NUMBER_IN_TEXT = /^([\p{Sc}\p{L}\s]*)([-−+]?[.,]?\d.*?)([\p{Sc}\p{L}\s%]*)$/su

/** Returns null if the text contains no number, or is longer than any amount. */
export function findNumberInText(text: string): NumberInText | null {
  const [, before = '', number, after = ''] = text.length > MAX_LENGTH ? [] : (NUMBER_IN_TEXT.exec(text) ?? [])
  return number === undefined ? null : { before, number, after }
}

/** Returns true if a text looks like a number, even if it is not a valid input: '-3', '1.5', '10000000000000', '₦5'. */
export function isNumeric(typed: string): boolean {
  const text = toLatinDigits(typed)
  return /^-?(\d{1,3}(,\d{3})+|\d+)?([.,]\d*)?$/.test(text.replace(/[₦$£€\s]/g, '')) && /\d/.test(text)
}

/** Matches grouped whole numbers with any separator. */
const GROUPED = /^\d{1,3}(?:([.,'’٬\s])\d{3})(?:\1\d{3})*$/

/** In a file, the point can be a decimal separator, because some programs write five units as '5.000'. */
const ONE_GROUP_AFTER_POINT = /^\d{1,3}\.\d{3}$/

/**
 * Parses a whole number from 0 to 999,999,999 in the digits of any script, such as '12', '1,200', '1.200.000' or '٢٠';
 * null if the text is anything else.
 */
export function parseWhole(text: string): number | null {
  const bare = toLatinDigits(text).trim()
  return ONE_GROUP_AFTER_POINT.test(bare) ? null : parseDigits(bare)
}

/** Parses a whole number from a field, in which a point separates groups: '1.200' is 1200. */
export function parseTypedInteger(typed: string): number | null {
  return parseDigits(toLatinDigits(typed).trim())
}

function parseDigits(bare: string): number | null {
  const digits = bare.replace(GROUPED, (all) => all.replace(/\D/g, ''))
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}
