import type { CurrencyCode } from '#app/base/currencies.ts'
import {
  countMinorUnits,
  divide,
  getCurrencySymbol,
  MAX_PRICE_MINOR,
  type Money,
  money,
  oneUnit,
  requireSameCurrency,
  toUnits,
} from '#app/base/money.ts'
import { formatNumber } from '#app/lib/format/number.ts'

/** Returns true if the amount is a multiple of `step` minor units. */
export function isMultiple({ minor }: Money, step: number): boolean {
  return minor % step === 0
}

/** Returns `amount` × `part` / `whole`, rounded. @throws RangeError unless `whole` is above 0 */
export function computeFraction(amount: Money, part: Money, whole: Money): Money {
  requireSameCurrency(part, whole)
  if (whole.minor <= 0) throw new RangeError('The whole must be above 0')
  return money(divide(BigInt(amount.minor) * BigInt(part.minor), BigInt(whole.minor)), amount.currency)
}

/** Returns the tax contained in an amount, at a rate in parts per million: 19% in 119.00 is 19.00. */
export function computeIncludedPortion({ minor, currency }: Money, ppm: number): Money {
  return money(divide(BigInt(minor) * BigInt(ppm), 1_000_000n + BigInt(ppm)), currency)
}

/**
 * Splits an amount in proportion to `weights`. The parts add up to it exactly: units lost by rounding down go to the
 * parts with the largest remainders, earlier parts first. @throws RangeError if a value is below 0, or if all
 * weights are 0 and `amount` is not
 */
export function allocate(amount: Money, weights: readonly Money[]): readonly Money[] {
  const whole = weights.reduce((total, { minor }) => total + BigInt(minor), 0n)
  if ([amount, ...weights].some(({ minor }) => minor < 0)) throw new RangeError('No amount or weight may be below 0')
  if (whole === 0n && amount.minor > 0) throw new RangeError('All weights are 0')
  const shares = weights.map(({ minor }, index) => {
    const numerator = BigInt(amount.minor) * BigInt(minor)
    return { index, floor: whole === 0n ? 0n : numerator / whole, rest: whole === 0n ? 0n : numerator % whole }
  })
  const remainder = Number(BigInt(amount.minor) - shares.reduce((total, { floor }) => total + floor, 0n))
  const byRemainder = shares.toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1))
  const roundedUp = new Set(byRemainder.slice(0, remainder).map(({ index }) => index))
  return shares.map(({ index, floor }) => money(Number(floor) + (roundedUp.has(index) ? 1 : 0), amount.currency))
}

/**
 * Splits an amount in proportion to `limits`, in minor units. Omits what exceeds their sum, so no part exceeds its
 * limit.
 */
export function allocateUpTo({ minor, currency }: Money, limits: readonly number[]): readonly number[] {
  const all = limits.reduce((total, limit) => total + limit, 0)
  const weights = limits.map((limit) => money(limit, currency))
  return allocate(money(Math.min(minor, all), currency), weights).map((share) => share.minor)
}

/** Returns the nearest multiple of `step` whole units: with 100, ₦8,450.00 becomes ₦8,500.00. */
export function roundTo({ minor, currency }: Money, step: number): Money {
  if (!Number.isSafeInteger(step) || step <= 0) throw new RangeError('The step must be a whole number above 0')
  const units = step * countMinorUnits(currency)
  return money(divide(BigInt(minor), BigInt(units)) * units, currency)
}

/** In minor units of a currency. Rounded prices leave the remainder `ending` when divided by `step`. */
export type RoundingRule = { readonly step: number; readonly ending: number }

/**
 * Returns the nearest amount that fits the rule, or the higher of two equally near amounts. A price above 0 stays above
 * 0. With { step: 100, ending: 99 }, $12.30 becomes $11.99.
 */
export function roundPrice({ minor, currency }: Money, { step, ending }: RoundingRule): Money {
  if (minor === 0 || step === 1) return money(minor, currency)
  const [by, rest] = [BigInt(step), BigInt(ending)]
  const above = BigInt(minor) - rest + by / 2n
  const nearest = above < 0n ? 0n : (above / by) * by + rest
  return money(Number(nearest > 0n ? nearest : rest || by), currency)
}

/** Returns the average, rounded to whole units (₦33,333.00); 0 if `count` is 0. */
export function computeAverage({ minor, currency }: Money, count: number): Money {
  if (count === 0) return money(0, currency)
  const units = countMinorUnits(currency)
  return money(divide(BigInt(minor), BigInt(count * units)) * units, currency)
}

/**
 * Returns the largest amount in `before` that is at most `MAX_PRICE_MINOR` if the same number becomes an amount in
 * `after`.
 */
export function getMaxRelabeled(before: CurrencyCode, after: CurrencyCode): Money {
  return money(Math.floor((MAX_PRICE_MINOR * oneUnit(before).minor) / oneUnit(after).minor), before)
}

/** Returns the exact sum of two decimal numbers, without knowing the currency: '149.90' and '-5' make '144.90'. */
export function addDecimals(a: string, b: string): string {
  const decimals = Math.max(...[a, b].map((text) => text.split('.')[1]?.length ?? 0))
  const [first = 0n, second = 0n] = [a, b].map((text) => {
    const [whole = '', fraction = ''] = text.split('.')
    return BigInt(whole + fraction.padEnd(decimals, '0'))
  })
  const sum = first + second
  const digits = String(sum < 0n ? -sum : sum).padStart(decimals + 1, '0')
  const sign = sum < 0n ? '-' : ''
  return decimals === 0 ? sign + digits : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

const UNITS = [
  { from: 1_000_000_000, name: 'B' },
  { from: 1_000_000, name: 'M' },
  { from: 1_000, name: 'K' },
] as const

/** Formats an amount for a chart axis: '₦1.5M'. */
export function formatMoneyShort(amount: Money): string {
  const units = toUnits(amount)
  const unit = UNITS.find(({ from }) => Math.abs(units) >= from)
  const roundedUnits = Number((units / (unit?.from ?? 1)).toFixed(2))
  return `${roundedUnits < 0 ? '-' : ''}${getCurrencySymbol(amount.currency)}${formatNumber(Math.abs(roundedUnits))}${unit?.name ?? ''}`
}

/**
 * The smallest steps between amounts that can be paid with coins and notes, in major units. From `_cashRounding`,
 * `_cashDigits` and `_digits` of CLDR 48 (supplemental/currencyData.json), if they are coarser than the minor unit in
 * ISO 4217. CLDR lacks Australia (Reserve Bank of Australia: 5 cents since 1992) and New Zealand (Reserve Bank of New
 * Zealand: 10 cents since 2006).
 */
const INCREMENTS: readonly (readonly [increment: number, currencies: string])[] = [
  [0.05, 'AUD CAD CHF'],
  [0.1, 'NZD'],
  [0.5, 'DKK'],
  [5, 'HUF'],
  [1, 'AFN ALL AMD COP CRC CZK GYD IDR IQD IRR KPW LAK LBP MGA MMK MNT MUR NOK PKR RSD SEK SOS SYP TWD TZS UZS YER'],
]

/** Returns the smallest amount that can be paid in cash, in minor units: 5 for CHF, 1 if every amount can be paid. */
export function getCashIncrement(currency: CurrencyCode): number {
  const [increment] = INCREMENTS.find(([, currencies]) => currencies.includes(currency)) ?? []
  return increment === undefined ? 1 : Math.round(increment * countMinorUnits(currency))
}

/** Returns the nearest amount that can be paid in cash, or the higher of two equally near: CHF 44.62 becomes 44.60. */
export function roundForCash({ minor, currency }: Money): Money {
  const increment = getCashIncrement(currency)
  return money(divide(BigInt(minor), BigInt(increment)) * increment, currency)
}
