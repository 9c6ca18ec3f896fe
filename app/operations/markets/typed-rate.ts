import { inverse, type Rate } from '#app/base/money.ts'
import { chainRates, formatPpm, parseRate, perUnit } from '#app/base/rates.ts'
import { typedDecimal } from '#app/lib/format/parse-number.ts'

/**
 * The currency of a rate that has the 1: with 'quote', `amount` units of the base currency are worth 1 of the other.
 */
export const RATE_SIDES = ['quote', 'base'] as const
export type RateSide = (typeof RATE_SIDES)[number]

/** A rate as staff type it. */
export type TypedRate = { readonly per: RateSide; readonly amount: string }

const PARTS = 1_000_000
const MAX_PPM = 1_000_000_000 * PARTS
/** The largest part that is stored (market_rates_in_range). */
const MAX_PART = 1_000_000 * PARTS

/** Null if it is no rate that can be stored. */
export function parseTypedRate({ per, amount }: TypedRate): Rate | null {
  const decimal = typedDecimal(amount)
  if (decimal === null || /\.\d{7}/.test(decimal)) return null // would be rounded
  const ppm = parseRate(decimal)
  if (!ppm || ppm > MAX_PPM) return null
  const rate = { base: ppm, quote: PARTS }
  const stored = ppm > MAX_PART ? chainRates(rate) : rate
  return per === 'quote' ? stored : inverse(stored)
}

/** In the direction in which it was typed; of a fetched rate, the one with more digits, rounded to 6 decimals. */
export function toTypedRate(rate: Rate): TypedRate {
  return typedPer(getSide(rate), rate)
}

function typedPer(per: RateSide, rate: Rate): TypedRate {
  return { per, amount: formatPpm(perUnit(per === 'quote' ? rate : inverse(rate)), PARTS) }
}

function getSide(rate: Rate): RateSide {
  return isOne(rate.quote) || (!isOne(rate.base) && rate.base >= rate.quote) ? 'quote' : 'base'
}

/** 1, also in a larger unit, as in the rate of a currency with very many units for one of the other. */
function isOne(part: number): boolean {
  return part <= PARTS && /^10*$/.test(String(part))
}

export function isSameRate(a: Rate, b: Rate): boolean {
  return BigInt(a.base) * BigInt(b.quote) === BigInt(b.base) * BigInt(a.quote)
}

/** By how many percent an amount converted at `after` is more than at `before`, to a tenth. */
export function percentChange(before: Rate, after: Rate): number {
  const [was, is] = [BigInt(before.quote) * BigInt(after.base), BigInt(after.quote) * BigInt(before.base)]
  return Math.round(Number(((is - was) * 100_000n) / was) / 100) / 10
}

/** '1 EUR = 1630 NGN'. With `like`, in the direction of that rate. */
export function rateText(rate: Rate, from: string, to: string, like: Rate = rate): string {
  const { per, amount } = typedPer(getSide(like), rate)
  return per === 'quote' ? `1 ${to} = ${amount} ${from}` : `1 ${from} = ${amount} ${to}`
}
