import { type Money, scaleProportionally } from '#app/base/money.ts'

/** The unit of a unit price (Directive 98/6/EC, Art. 2(b)). */
type BaseUnit = 'l' | 'kg' | 'm' | 'm²'

type Unit = {
  readonly base: BaseUnit
  /** The number of units in the base unit. */
  readonly perBase: number
  /** A UN/CEFACT Recommendation 20 code, which schema.org uses for units. */
  readonly code: string
}

const UNITS: Readonly<Record<string, Unit>> = {
  ml: { base: 'l', perBase: 1000, code: 'MLT' },
  cl: { base: 'l', perBase: 100, code: 'CLT' },
  l: { base: 'l', perBase: 1, code: 'LTR' },
  g: { base: 'kg', perBase: 1000, code: 'GRM' },
  kg: { base: 'kg', perBase: 1, code: 'KGM' },
  cm: { base: 'm', perBase: 100, code: 'CMT' },
  m: { base: 'm', perBase: 1, code: 'MTR' },
  'm²': { base: 'm²', perBase: 1, code: 'MTK' },
}

export const MEASURE_UNITS = Object.keys(UNITS)

const MEASURE_PATTERN = /^(\d{1,6})(?:[.,](\d{1,3}))?\s*([a-z]{1,2}[²2]?)$/i

/** Parses text such as '50 ml' or '1,5 M2' to `thousandths` of the unit. Returns null for 0 or for any other text. */
function parseMeasure(text: string) {
  const [, whole = '', decimals = '', typed = ''] = MEASURE_PATTERN.exec(text.trim()) ?? []
  const unit = typed.toLowerCase().replace('2', '²')
  const known = UNITS[unit]
  const thousandths = Number(whole) * 1000 + Number(decimals.padEnd(3, '0'))
  return known && thousandths > 0 ? { thousandths, unit, ...known } : null
}

/** Returns '1.5 m²' for '1,50M2', or null if the text is not a measurement. */
export function normalizeMeasure(text: string): string | null {
  const parsed = parseMeasure(text)
  return parsed && `${parsed.thousandths / 1000} ${parsed.unit}`
}

/** Returns the price per base unit, rounded like every amount, or null without a measurement. */
export function computeUnitPrice(
  price: Money,
  measure: string,
): { readonly price: Money; readonly base: BaseUnit } | null {
  const parsed = parseMeasure(measure)
  if (!parsed) return null
  return { price: scaleProportionally(price, parsed.thousandths, parsed.perBase * 1000), base: parsed.base }
}

/** A quantity, and the base unit that unit prices are shown for. Codes are from UN/CEFACT. */
type MeasuredQuantity = {
  readonly value: number
  /** One of `MEASURE_UNITS`. */
  readonly unit: string
  readonly base: BaseUnit
  readonly unitCode: string
  readonly baseCode: string
}

/** Returns null without a measurement. */
export function toMeasuredQuantity(measure: string): MeasuredQuantity | null {
  const parsed = parseMeasure(measure)
  if (!parsed) return null
  const { thousandths, unit, code, base } = parsed
  return { value: thousandths / 1000, unit, base, unitCode: code, baseCode: UNITS[base]?.code ?? '' }
}
