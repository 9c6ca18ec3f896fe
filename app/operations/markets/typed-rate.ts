import { invert, type Rate } from '#app/base/money.ts'
import { chainRates, formatPpm, parseRate, toUnitRate } from '#app/base/rates.ts'
import { formatPreciseNumber } from '#app/lib/format/number.ts'
import { parseTypedDecimal } from '#app/lib/format/parse-number.ts'

/**
 * The side of a rate that is 1: with 'quote', `amount` units of the base currency are worth 1 unit of the quote
 * currency.
 */
export const RATE_SIDES = ['quote', 'base'] as const
export type RateSide = (typeof RATE_SIDES)[number]

/** A rate as staff type it. */
export type TypedRate = { readonly per: RateSide; readonly amount: string }

const PARTS = 1_000_000
const MAX_PPM = 1_000_000_000 * PARTS
/** The largest `base` or `quote` that can be stored (market_rates_in_range). */
const MAX_PART = 1_000_000 * PARTS

/** Returns null if the rate cannot be stored. */
export function parseTypedRate({ per, amount }: TypedRate): Rate | null {
  const decimal = parseTypedDecimal(amount)
  if (decimal === null || /\.\d{7}/.test(decimal)) return null // the rate would be rounded
  const ppm = parseRate(decimal)
  if (!ppm || ppm > MAX_PPM) return null
  const rate = { base: ppm, quote: PARTS }
  const stored = ppm > MAX_PART ? chainRates(rate) : rate
  return per === 'quote' ? stored : invert(stored)
}

/**
 * Returns the rate in the direction in which it was typed. A fetched rate has 6 decimals, in the direction with more
 * digits.
 */
export function toTypedRate(rate: Rate): TypedRate {
  return toTypedPer(getSide(rate), rate)
}

function toTypedPer(per: RateSide, rate: Rate): TypedRate {
  return { per, amount: formatPpm(toUnitRate(per === 'quote' ? rate : invert(rate)), PARTS) }
}

function getSide(rate: Rate): RateSide {
  return isOne(rate.quote) || (!isOne(rate.base) && rate.base >= rate.quote) ? 'quote' : 'base'
}

/** Returns true if this side of a rate is 1, even if it was scaled down because the other side is very large. */
function isOne(part: number): boolean {
  return part <= PARTS && /^10*$/.test(String(part))
}

export function isSameRate(a: Rate, b: Rate): boolean {
  return BigInt(a.base) * BigInt(b.quote) === BigInt(b.base) * BigInt(a.quote)
}

/**
 * Returns the percentage, rounded to a tenth, by which an amount converted at `after` exceeds the same amount converted
 * at `before`.
 */
export function computePercentChange(before: Rate, after: Rate): number {
  const [oldValue, newValue] = [BigInt(before.quote) * BigInt(after.base), BigInt(after.quote) * BigInt(before.base)]
  return Math.round(Number(((newValue - oldValue) * 100_000n) / oldValue) / 100) / 10
}

/** Returns text such as '1 EUR = 1,630 NGN', in the direction of the rate `like` if it is given. */
export function describeRate(rate: Rate, from: string, to: string, like: Rate = rate): string {
  const { per, amount } = toTypedPer(getSide(like), rate)
  return toEquation({ per, amount: formatPreciseNumber(Number(amount)) }, from, to)
}

/** Like `describeRate`, but the same in each locale, such as '1 EUR = 1630.5 NGN'. */
export function toAuditRate(rate: Rate, from: string, to: string, like: Rate = rate): string {
  return toEquation(toTypedPer(getSide(like), rate), from, to)
}

function toEquation({ per, amount }: TypedRate, from: string, to: string): string {
  return per === 'quote' ? `1 ${to} = ${amount} ${from}` : `1 ${from} = ${amount} ${to}`
}
