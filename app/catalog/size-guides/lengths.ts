import { formatNumber } from '#app/lib/format/number.ts'
import { parseNumber, toLatinDigits } from '#app/lib/format/parse-number.ts'

export const LENGTH_UNITS = ['cm', 'in'] as const
export type LengthUnit = (typeof LENGTH_UNITS)[number]

/** In whole millimeters. */
export type LengthRange = { readonly min: number; readonly max: number }

/** By definition, an inch is 25.4 mm. */
const TENTHS_OF_MM: Readonly<Record<LengthUnit, number>> = { cm: 100, in: 254 }
const QUARTER_INCH_MM = 6.35
const HALF_CM_MM = 5

const FRACTIONS: Readonly<Record<string, number>> = {
  '¼': 25,
  '½': 50,
  '¾': 75,
  '⅛': 12.5,
  '⅜': 37.5,
  '⅝': 62.5,
  '⅞': 87.5,
}
const UNIT_WORDS: Readonly<Record<string, LengthUnit | 'other'>> = {
  cm: 'cm',
  in: 'in',
  inch: 'in',
  inches: 'in',
  '"': 'in',
  '″': 'in',
  '”': 'in',
  "''": 'in',
  mm: 'other',
  m: 'other',
  ft: 'other',
}

type LengthResult = { readonly mm: number } | { readonly error: 'unit' | 'number' }

/** Reads '84', '84.5', '84,5 cm', '33½', '33 1/2' or, for inches, '33″'. A unit other than `unit` is an error. */
export function readLength(typed: string, unit: LengthUnit): LengthResult {
  const match =
    /^([\d.,٫．，،]+)(?:\s*([¼½¾⅛⅜⅝⅞])|\s+(\d{1,2})\/(\d{1,2}))?\s*(cm|mm|m|ft|in|inch|inches|"|″|”|'')?$/i.exec(
      toLatinDigits(typed).trim(),
    )
  if (!match) return { error: 'number' }
  const [, number = '', fractionSign = '', numerator = '', denominator = '', unitWord = ''] = match
  const parsed = parseNumber(number, 'unknown')
  const [isLength, whole = '', decimals = ''] = (parsed.ok && /^(\d{1,5})(?:\.(\d{1,2}))?$/.exec(parsed.decimal)) || []
  if (isLength === undefined) return { error: 'number' }
  if (unitWord !== '' && UNIT_WORDS[unitWord.toLowerCase()] !== unit) return { error: 'unit' }
  const isFraction = fractionSign !== '' || denominator !== ''
  if (isFraction && (decimals !== '' || Number(denominator || 1) === 0)) return { error: 'number' }
  const hundredths =
    FRACTIONS[fractionSign] ??
    (denominator ? (100 * Number(numerator)) / Number(denominator) : Number(decimals.padEnd(2, '0')))
  return { mm: Math.round(((Number(whole) * 100 + hundredths) * TENTHS_OF_MM[unit]) / 1_000) }
}

type RangeResult = LengthRange | { readonly error: 'unit' | 'number' | 'order' }

/** Reads '84' or '84–88' and returns millimeters. */
export function readRange(typed: string, unit: LengthUnit): RangeResult {
  const parts = typed.split(/\s*(?:[-–—]|\bto\b)\s*/i)
  if (parts.length > 2) return { error: 'number' }
  const [first, last] = parts.map((part) => readLength(part, unit))
  if (!first || 'error' in first) return first ?? { error: 'number' }
  if (!last) return { min: first.mm, max: first.mm }
  if ('error' in last) return last
  return first.mm > last.mm ? { error: 'order' } : { min: first.mm, max: last.mm }
}

/**
 * Returns the first number that is read as the same number of millimeters: a whole number, or one in tenths, quarters
 * or hundredths. So measurements do not drift.
 */
export function toLengthText(mm: number, unit: LengthUnit): string {
  const exact = (mm * 10) / TENTHS_OF_MM[unit]
  const rounded = [
    Math.round(exact),
    Math.round(exact * 10) / 10,
    Math.round(exact * 4) / 4,
    Math.round(exact * 100) / 100,
  ]
  const isSame = (text: string) => {
    const result = readLength(text, unit)
    return 'mm' in result && result.mm === mm
  }
  return rounded.map(String).find(isSame) ?? String(exact)
}

export function toRangeText({ min, max }: LengthRange, unit: LengthUnit): string {
  return min === max ? toLengthText(min, unit) : `${toLengthText(min, unit)}–${toLengthText(max, unit)}`
}

/** Formats a range as staff entered it or, in the other unit, rounded to half a centimeter or a quarter of an inch. */
export function formatRange({ min, max }: LengthRange, unit: LengthUnit, enteredUnit: LengthUnit): string {
  const [from, to] = [formatLength(min, unit, enteredUnit), formatLength(max, unit, enteredUnit)]
  return from === to ? from : `${from}–${to}`
}

function formatLength(mm: number, unit: LengthUnit, enteredUnit: LengthUnit): string {
  if (unit === 'cm') {
    return formatNumber((enteredUnit === 'cm' ? mm : Math.round(mm / HALF_CM_MM) * HALF_CM_MM) / 10)
  }
  const quarters = Math.round(mm / QUARTER_INCH_MM)
  const isQuarter = Math.abs(quarters * QUARTER_INCH_MM - mm) <= 0.5
  if (enteredUnit === 'in' && !isQuarter) return formatNumber(Number(toLengthText(mm, 'in')))
  return `${formatNumber(Math.floor(quarters / 4))}${['', '¼', '½', '¾'][quarters % 4]}`
}

export const HEIGHT_LIMITS = { min: 1_000, max: 2_300 } as const

/** Reads a height such as '178', '178 cm', '1.78 m', '5′10″' or '70 in' and returns millimeters, or null if invalid. */
export function parseHeight(typed: string): number | null {
  const text = toLatinDigits(typed).replace('٫', '.').trim()
  const feet = /^(\d)\s*(?:'|′|’|ft)\s*(?:(\d{1,2})\s*(?:"|″|”|''|in)?)?$/i.exec(text)
  const meters = /^(\d[.,]\d{1,3})\s*m$/i.exec(text)
  const mm = feet
    ? Math.round((Number(feet[1]) * 12 + Number(feet[2] ?? 0)) * 25.4)
    : meters
      ? Math.round(Number(meters[1]?.replace(',', '.')) * 1_000)
      : parsePlainHeight(text)
  return mm !== null && mm >= HEIGHT_LIMITS.min && mm <= HEIGHT_LIMITS.max ? mm : null
}

function parsePlainHeight(text: string): number | null {
  const [inCm, inInches] = [readLength(text, 'cm'), readLength(text, 'in')]
  if ('mm' in inCm) return inCm.mm
  return 'mm' in inInches ? inInches.mm : null
}

/** Returns a height such as '178 cm (5′10″)'. */
export function formatHeight(mm: number): string {
  const inches = Math.round(mm / 25.4)
  return `${formatNumber(Math.round(mm / 10))} cm (${Math.floor(inches / 12)}′${inches % 12}″)`
}
