import { type Money, proportional } from '#app/features/money/money.ts'

/** The unit of a unit price (Directive 98/6/EC, Art. 2(b)). */
export type BaseUnit = 'l' | 'kg' | 'm' | 'm²'

/** By how many of a unit its base unit is. */
const UNITS: Readonly<Record<string, { readonly base: BaseUnit; readonly perBase: number }>> = {
  ml: { base: 'l', perBase: 1000 },
  cl: { base: 'l', perBase: 100 },
  l: { base: 'l', perBase: 1 },
  g: { base: 'kg', perBase: 1000 },
  kg: { base: 'kg', perBase: 1 },
  cm: { base: 'm', perBase: 100 },
  m: { base: 'm', perBase: 1 },
  'm²': { base: 'm²', perBase: 1 },
}

export const MEASURE_UNITS = Object.keys(UNITS)

const FORM = /^(\d{1,6})(?:[.,](\d{1,3}))?\s*([a-z]{1,2}[²2]?)$/i

/** Of a text such as '50 ml' or '1,5 M2'. `thousandths` of the unit. Null if it is none, or nothing. */
function parseMeasure(text: string) {
  const [, whole = '', decimals = '', typed = ''] = FORM.exec(text.trim()) ?? []
  const unit = typed.toLowerCase().replace('2', '²')
  const known = UNITS[unit]
  const thousandths = Number(whole) * 1000 + Number(decimals.padEnd(3, '0'))
  return known && thousandths > 0 ? { thousandths, unit, ...known } : null
}

/** '1.5 m²' for '1,50M2'; null if it is no measure. */
export function normalizedMeasure(text: string): string | null {
  const parsed = parseMeasure(text)
  return parsed && `${parsed.thousandths / 1000} ${parsed.unit}`
}

/** The price of a whole base unit, rounded like every amount; null without a measure. */
export function pricePerBase(price: Money, measure: string): { readonly price: Money; readonly base: BaseUnit } | null {
  const parsed = parseMeasure(measure)
  if (!parsed) return null
  return { price: proportional(price, parsed.thousandths, parsed.perBase * 1000), base: parsed.base }
}
