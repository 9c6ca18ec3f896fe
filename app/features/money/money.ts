/**
 * Amounts are integers in a currency's smallest unit, rates in parts per million, halves are rounded away from zero. No
 * other file rounds, converts or formats money (docs/rules.md, Money).
 */

import type { CurrencyCode } from '#app/features/money/currencies.ts'
import { LOCALE, type Locale } from '#app/lib/format/locale.ts'

/** { minor: 250_000, currency: 'NGN' } is ₦2,500.00. */
export type Money = { readonly minor: number; readonly currency: CurrencyCode }

/** `base` units of one currency are worth `quote` units of another, both in parts per million: exact in both directions. */
export type Rate = { readonly base: number; readonly quote: number }

const PARTS = 1_000_000n

/** Keeps sums of an order exact integers. */
export const MAX_PRICE_MINOR = 1_000_000_000_000

/** By ISO 4217. All others have two decimals. */
const WITHOUT_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'
const THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND'

export function decimalsOf(currency: CurrencyCode): number {
  if (WITHOUT_DECIMALS.includes(currency)) return 0
  return THREE_DECIMALS.includes(currency) ? 3 : 2
}

/** Smallest units per whole unit. */
function unitsOf(currency: CurrencyCode): number {
  return 10 ** decimalsOf(currency)
}

export function oneUnit(currency: CurrencyCode): Money {
  return money(unitsOf(currency), currency)
}

/** @throws RangeError if `minor` is not an exact integer */
export function money(minor: number, currency: CurrencyCode): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is no whole number of the smallest ${currency}`)
  return { minor, currency }
}

/** @throws TypeError if the currencies differ */
export function add(a: Money, b: Money): Money {
  sameCurrency(a, b)
  return money(a.minor + b.minor, a.currency)
}

/** @throws TypeError if the currencies differ */
export function subtract(a: Money, b: Money): Money {
  sameCurrency(a, b)
  return money(a.minor - b.minor, a.currency)
}

/** @throws RangeError if `count` is not a whole number */
export function times(amount: Money, count: number): Money {
  if (!Number.isSafeInteger(count)) throw new RangeError(`${count} is not a whole number`)
  return money(amount.minor * count, amount.currency)
}

export function sum(amounts: readonly Money[], currency: CurrencyCode): Money {
  return amounts.reduce((total, amount) => add(total, amount), money(0, currency))
}

/** Whether an amount can be paid in steps of so many smallest units. */
export function isMultiple({ minor }: Money, step: number): boolean {
  return minor % step === 0
}

/** Negative, 0 or positive. @throws TypeError if the currencies differ */
export function compare(a: Money, b: Money): number {
  sameCurrency(a, b)
  return a.minor - b.minor
}

/** A share of an amount, in parts per million: 88_750 is 8.875%. */
export function portion(amount: Money, ppm: number): Money {
  return money(divide(BigInt(amount.minor) * BigInt(ppm), PARTS), amount.currency)
}

/** `amount` × `part` / `whole`, rounded. @throws RangeError unless `whole` is above 0 */
export function fractionOf(amount: Money, part: Money, whole: Money): Money {
  sameCurrency(part, whole)
  if (whole.minor <= 0) throw new RangeError('The whole must be above 0')
  return money(divide(BigInt(amount.minor) * BigInt(part.minor), BigInt(whole.minor)), amount.currency)
}

/** The tax contained in an amount, at a rate in parts per million: 19% in 119.00 is 19.00. */
export function includedPortion({ minor, currency }: Money, ppm: number): Money {
  return money(divide(BigInt(minor) * BigInt(ppm), 1_000_000n + BigInt(ppm)), currency)
}

/**
 * Parts of an amount in the proportion of `weights` that add up to it exactly: what rounding down leaves goes to the
 * largest remainders, of equal ones to the first. @throws RangeError below 0, or if all weights are 0 and `amount` is not
 */
export function allocate(amount: Money, weights: readonly Money[]): readonly Money[] {
  const whole = weights.reduce((total, { minor }) => total + BigInt(minor), 0n)
  if (amount.minor < 0 || weights.some(({ minor }) => minor < 0)) throw new RangeError('No part may be below 0')
  if (whole === 0n && amount.minor > 0) throw new RangeError('There is nothing to give it to')
  const shares = weights.map(({ minor }, index) => {
    const numerator = BigInt(amount.minor) * BigInt(minor)
    return { index, floor: whole === 0n ? 0n : numerator / whole, rest: whole === 0n ? 0n : numerator % whole }
  })
  const left = Number(BigInt(amount.minor) - shares.reduce((total, { floor }) => total + floor, 0n))
  const byRest = shares.toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1))
  const lucky = new Set(byRest.slice(0, left).map(({ index }) => index))
  return shares.map(({ index, floor }) => money(Number(floor) + (lucky.has(index) ? 1 : 0), amount.currency))
}

/** The nearest multiple of `step` whole units: ₦8,450.00 to 100 is ₦8,500.00. */
export function roundTo({ minor, currency }: Money, step: number): Money {
  if (!Number.isSafeInteger(step) || step <= 0) throw new RangeError('The step must be a whole number above 0')
  const units = step * unitsOf(currency)
  return money(divide(BigInt(minor), BigInt(units)) * units, currency)
}

/** In smallest units of a currency: a price becomes an amount that leaves `ending` when divided by `step`. */
export type RoundingRule = { readonly step: number; readonly ending: number }

/**
 * The nearest amount that fits the rule, of two the higher one; never 0 or less for a price above 0. With { step: 100,
 * ending: 99 }, $12.30 is $11.99.
 */
export function roundPrice({ minor, currency }: Money, { step, ending }: RoundingRule): Money {
  if (minor === 0 || step === 1) return money(minor, currency)
  const [by, rest] = [BigInt(step), BigInt(ending)]
  const above = BigInt(minor) - rest + by / 2n
  const nearest = above < 0n ? 0n : (above / by) * by + rest
  return money(Number(nearest > 0n ? nearest : rest || by), currency)
}

/** The average, rounded to whole units (₦33,333.00); 0 if `count` is 0. */
export function averageOf({ minor, currency }: Money, count: number): Money {
  if (count === 0) return money(0, currency)
  const units = unitsOf(currency)
  return money(divide(BigInt(minor), BigInt(count * units)) * units, currency)
}

/** From the rate's base currency to its quote currency `to`. Equal currencies are never converted. */
export function convert({ minor, currency }: Money, to: CurrencyCode, rate: Rate): Money {
  return money(Number(convertMinor(BigInt(minor), currency, to, rate)), to)
}

/** `convert` for amounts of any size. @throws RangeError unless the rate is above 0 */
export function convertMinor(minor: bigint, from: CurrencyCode, to: CurrencyCode, { base, quote }: Rate): bigint {
  if (from === to) return minor
  if (base <= 0 || quote <= 0) throw new RangeError('A rate must be above 0')
  return rounded(minor * BigInt(quote) * BigInt(unitsOf(to)), BigInt(base) * BigInt(unitsOf(from)))
}

export function inverse({ base, quote }: Rate): Rate {
  return { base: quote, quote: base }
}

/** The largest part of a rate that is stored. */
const MAX_PART = 1_000_000_000_000n

/** The rate of converting in steps, to a millionth of the stronger currency's unit unless the other part exceeds its range. */
export function chainRates(...steps: readonly Rate[]): Rate {
  const base = steps.reduce((product, rate) => product * BigInt(rate.base), PARTS)
  const quote = steps.reduce((product, rate) => product * BigInt(rate.quote), PARTS)
  const [strong, weak] = base < quote ? [base, quote] : [quote, base]
  let unit = PARTS
  while (unit > 1n && weak * unit > strong * MAX_PART) unit /= 10n
  const [one, others] = [Number(unit), divide(weak * unit, strong)]
  return base < quote ? { base: one, quote: others } : { base: others, quote: one }
}

/** Units of the base currency for one of the other, in parts per million. */
export function perUnit({ base, quote }: Rate): number {
  return divide(BigInt(base) * PARTS, BigInt(quote))
}

/** By locale and currency: creating a format takes far longer than using it. */
const formats = new Map<string, (units: number) => string>()

/** '₦2,500.00' */
export function formatMoney(amount: Money, locale: Locale = LOCALE): string {
  const key = `${locale} ${amount.currency}`
  const format = formats.get(key) ?? moneyFormat(locale, amount.currency)
  formats.set(key, format)
  return format(toUnits(amount))
}

/** '2500.00', for the field of a form. */
export function toDecimal({ minor, currency }: Money): string {
  const decimals = decimalsOf(currency)
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const whole = `${minor < 0 ? '-' : ''}${digits.slice(0, digits.length - decimals)}`
  return decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`
}

/** 2500 or 99.5: the amount in whole units, for display and storage, not for sums. */
export function toUnits(amount: Money): number {
  return Number(toDecimal(amount))
}

/** Parses '2500', '2,500.00' or '₦2,500'. Null if it is no number, negative or too large. */
export function parseMoney(text: string, currency: CurrencyCode): Money | null {
  const bare = text.trim().replace(symbolOf(currency), '').trim()
  const scaled = parseScaled(bare, unitsOf(currency))
  return scaled === null || scaled > BigInt(MAX_PRICE_MINOR) ? null : money(Number(scaled), currency)
}

/** The largest amount in `before` whose figure is at most `MAX_PRICE_MINOR` in `after`. */
export function largestRelabeled(before: CurrencyCode, after: CurrencyCode): Money {
  return money(Math.floor((MAX_PRICE_MINOR * oneUnit(before).minor) / oneUnit(after).minor), before)
}

/** Parsed from the decimal text of `units`, because floats would not be exact. */
export function fromUnits(units: number, currency: CurrencyCode): Money | null {
  return Number.isFinite(units) ? parseMoney(String(units), currency) : null
}

/** '7.5' in parts per million: 7_500_000. Null if it is no number. */
export function parseRate(text: string): number | null {
  return parseInteger(text, 1_000_000)
}

/** '7.5' percent in parts per million: 75_000. Null if it is no number. */
export function parsePercent(text: string): number | null {
  return parseInteger(text, 10_000)
}

function parseInteger(text: string, scale: number): number | null {
  const scaled = parseScaled(text.trim(), scale)
  return scaled === null || scaled > BigInt(Number.MAX_SAFE_INTEGER) ? null : Number(scaled)
}

/** Parts per million as the shortest decimal of `unit` parts: formatPpm(75_000, 10_000) is '7.5'. */
export function formatPpm(ppm: number, unit: 10_000 | 1_000_000): string {
  const rest = String(ppm % unit)
    .padStart(String(unit).length - 1, '0')
    .replace(/0+$/, '')
  return `${Math.trunc(ppm / unit)}${rest && `.${rest}`}`
}

/** Rounds half up; null if it is no number. Digits are bounded to avoid huge BigInts. */
function parseScaled(text: string, scale: number): bigint | null {
  const match = /^(\d{1,3}(?:,\d{3}){1,6}|\d{1,18})(?:\.(\d{0,12}))?$/.exec(text) ?? /^()\.(\d{1,12})$/.exec(text)
  if (!match) return null
  const fraction = match[2] ?? ''
  const digits = BigInt((match[1] ?? '').replaceAll(',', '') + fraction || '0')
  return rounded(digits * BigInt(scale), 10n ** BigInt(fraction.length))
}

/** Ours, with narrow signs, where the locale's differ. Canada's is the specification's (§9). */
const SIGNS: Readonly<Partial<Record<CurrencyCode, string>>> = { CAD: 'C$', GHS: 'GH₵', NGN: '₦' }

/** Cached, because parsing an amount needs one. */
const symbols = new Map<CurrencyCode, string>()

/** '₦', 'A$' or 'KWD': no two currencies have the same. */
export function symbolOf(currency: CurrencyCode): string {
  const symbol = symbols.get(currency) ?? SIGNS[currency] ?? signIn(formatOf(LOCALE, currency))
  symbols.set(currency, symbol)
  return symbol
}

/** What a currency's amounts may be written with: '$' and 'C$' and 'CAD'. */
export function signsOf(currency: CurrencyCode): readonly string[] {
  const narrow = new Intl.NumberFormat(LOCALE, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return [currency, symbolOf(currency), signIn(narrow)]
}

function signIn(format: Intl.NumberFormat): string {
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? ''
}

function formatOf(locale: Locale, currency: CurrencyCode): Intl.NumberFormat {
  const decimals = decimalsOf(currency)
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: currency in SIGNS ? 'narrowSymbol' : 'symbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
}

/** 'US dollar', or 'US dollars' for a `count` other than 1. */
export function currencyName(currency: CurrencyCode, count = 1): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  })
  return format.formatToParts(count).find(({ type }) => type === 'currency')?.value ?? currency
}

function moneyFormat(locale: Locale, currency: CurrencyCode): (units: number) => string {
  const format = formatOf(locale, currency)
  const [sign, own] = [signIn(format), symbolOf(currency)]
  return (units) => format.format(units).replace(sign, () => own)
}

function divide(numerator: bigint, denominator: bigint): number {
  return Number(rounded(numerator, denominator))
}

function rounded(numerator: bigint, denominator: bigint): bigint {
  const half = numerator < 0n ? -denominator / 2n : denominator / 2n
  return (numerator + half) / denominator
}

function sameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new TypeError(`${a.currency} and ${b.currency} cannot be combined`)
}
