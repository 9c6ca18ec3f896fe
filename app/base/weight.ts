import { currentLocale, type Locale } from '#app/lib/format/locale.ts'
import { parseTypedDecimal, parseTypedNumber } from '#app/lib/format/parse-number.ts'

export const WEIGHT_UNITS = ['g', 'kg', 'oz', 'lb'] as const
export type WeightUnit = (typeof WEIGHT_UNITS)[number]

/** The maximum that the products table allows. */
export const MAX_WEIGHT_GRAMS = 1_000_000

const NANOGRAMS_PER_GRAM = 1_000_000_000n
/** By definition: an ounce is 28.349523125 g, a pound 453.59237 g. */
const NANOGRAMS: Readonly<Record<WeightUnit, bigint>> = {
  g: NANOGRAMS_PER_GRAM,
  kg: 1_000n * NANOGRAMS_PER_GRAM,
  oz: 28_349_523_125n,
  lb: 453_592_370_000n,
}
const MAX_DECIMALS = 6

/** Parses '1.5', or '1.5 lb' with its unit, to whole grams; halves are rounded up. Null if invalid or too large. */
export function parseWeight(typed: string, unit: WeightUnit): number | null {
  const match = /^(\d{1,7})(?:\.(\d{0,20}))?\s*([a-z]*)$/i.exec(typed.trim())
  if (!match) return null
  const [, whole = '', decimals = '', writtenUnit = ''] = match
  const typedUnit = writtenUnit === '' ? unit : WEIGHT_UNITS.find((known) => known === writtenUnit.toLowerCase())
  if (!typedUnit) return null
  const scale = 10n ** BigInt(decimals.length) * NANOGRAMS_PER_GRAM
  const grams = divideAndRound(BigInt(whole + decimals) * NANOGRAMS[typedUnit], scale)
  return grams > BigInt(MAX_WEIGHT_GRAMS) ? null : Number(grams)
}

/**
 * Like `parseWeight`, for typed text: '1,5' is 1.5 if the locale uses a decimal comma or no other reading is possible.
 */
export function parseTypedWeight(typed: string, unit: WeightUnit, locale: Locale = currentLocale()): number | null {
  const [, text = '', writtenUnit = ''] = /^(.*?)\s*([a-z]*)$/is.exec(typed.trim()) ?? []
  const isInGrams = (writtenUnit || unit).toLowerCase() === 'g'
  const parsed = isInGrams ? parseTypedNumber(text, locale) : null
  const decimal = parsed?.ok ? parsed.decimal : parseTypedDecimal(text, locale)
  return decimal === null ? null : parseWeight(`${decimal} ${writtenUnit}`, unit)
}

/** Returns the shortest decimal that parses to the same grams, so that repeated saves do not change the weight. */
export function toWeight(grams: number, unit: WeightUnit): string {
  for (let decimals = 0; ; decimals++) {
    const scale = 10n ** BigInt(decimals)
    const text = formatDecimal(divideAndRound(BigInt(grams) * NANOGRAMS_PER_GRAM * scale, NANOGRAMS[unit]), decimals)
    if (decimals === MAX_DECIMALS || parseWeight(text, unit) === grams) return text
  }
}

/** Formats a weight as '1.5 kg'. */
export function formatWeight(grams: number, unit: WeightUnit): string {
  return `${toWeight(grams, unit)} ${unit}`
}

function divideAndRound(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}

function formatDecimal(scaled: bigint, decimals: number): string {
  const digits = String(scaled).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
