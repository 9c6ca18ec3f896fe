/**
 * Amounts are integers in a currency's minor unit, and rates are in parts per million. Halves are rounded away from
 * zero. No file outside `base` rounds, converts or formats money (docs/rules.md, Money). Every storefront page loads
 * this file; calculations that only the server and the admin need are in money-arithmetic.ts and rates.ts.
 */

import type { CurrencyCode } from '#app/base/currencies.ts'
import { currentLocale, DEFAULT_LOCALE, type Locale } from '#app/lib/format/locale.ts'

/** { minor: 250_000, currency: 'NGN' } is ₦2,500.00. */
export type Money = { readonly minor: number; readonly currency: CurrencyCode }

/**
 * `base` units of one currency are worth `quote` units of another. Both are in parts per million, so that the rate is
 * exact in both directions.
 */
export type Rate = { readonly base: number; readonly quote: number }

export const ONE_MILLION = 1_000_000n

/** Low enough that every price is an exact integer. `money` rejects sums that are too large to be exact. */
export const MAX_PRICE_MINOR = 1_000_000_000_000

/** According to ISO 4217. All other currencies have two decimals. */
const WITHOUT_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'
const THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND'

export function countDecimals(currency: CurrencyCode): number {
  if (WITHOUT_DECIMALS.includes(currency)) return 0
  return THREE_DECIMALS.includes(currency) ? 3 : 2
}

/** Returns the number of minor units per major unit. */
export function countMinorUnits(currency: CurrencyCode): number {
  return 10 ** countDecimals(currency)
}

export function oneUnit(currency: CurrencyCode): Money {
  return money(countMinorUnits(currency), currency)
}

/** @throws RangeError if `minor` is not an exact integer */
export function money(minor: number, currency: CurrencyCode): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is not a whole number of minor units in ${currency}`)
  return { minor, currency }
}

/** @throws TypeError if the currencies differ */
export function add(a: Money, b: Money): Money {
  requireSameCurrency(a, b)
  return money(a.minor + b.minor, a.currency)
}

/** @throws TypeError if the currencies differ */
export function subtract(a: Money, b: Money): Money {
  requireSameCurrency(a, b)
  return money(a.minor - b.minor, a.currency)
}

/** @throws RangeError if `count` is not a whole number */
export function multiply(amount: Money, count: number): Money {
  if (!Number.isSafeInteger(count)) throw new RangeError(`${count} is not a whole number`)
  return money(amount.minor * count, amount.currency)
}

export function sum(amounts: readonly Money[], currency: CurrencyCode): Money {
  return amounts.reduce((total, amount) => add(total, amount), money(0, currency))
}

/** Returns a negative number, 0 or a positive number. @throws TypeError if the currencies differ */
export function compare(a: Money, b: Money): number {
  requireSameCurrency(a, b)
  return a.minor - b.minor
}

/** Returns a share of an amount. The share is in parts per million: 88_750 is 8.875%. */
export function portion(amount: Money, ppm: number): Money {
  return money(divide(BigInt(amount.minor) * BigInt(ppm), ONE_MILLION), amount.currency)
}

/**
 * Returns the amount for the quantity `to`, given the amount for the quantity `from`. Both are whole numbers in the
 * same unit.
 */
export function scaleProportionally({ minor, currency }: Money, from: number, to: number): Money {
  return money(divide(BigInt(minor) * BigInt(to), BigInt(from)), currency)
}

/**
 * Converts from the rate's base currency to its quote currency `to`. If the currencies are equal, returns the amount
 * unchanged.
 */
export function convert({ minor, currency }: Money, to: CurrencyCode, rate: Rate): Money {
  return money(Number(convertMinor(BigInt(minor), currency, to, rate)), to)
}

/** `convert` for amounts of any size. @throws RangeError unless the rate is above 0 */
function convertMinor(minor: bigint, from: CurrencyCode, to: CurrencyCode, { base, quote }: Rate): bigint {
  if (from === to) return minor
  if (base <= 0 || quote <= 0) throw new RangeError('A rate must be above 0')
  return divideAndRound(
    minor * BigInt(quote) * BigInt(countMinorUnits(to)),
    BigInt(base) * BigInt(countMinorUnits(from)),
  )
}

export function invert({ base, quote }: Rate): Rate {
  return { base: quote, quote: base }
}

/** Cached by locale and currency, because creating a format takes far longer than using it. */
const formats = new Map<string, (units: number) => string>()

/** Formats an amount as '₦2,500.00'. */
export function formatMoney(amount: Money, locale: Locale = currentLocale()): string {
  const key = `${locale} ${amount.currency}`
  const format = formats.get(key) ?? createMoneyFormat(locale, amount.currency)
  formats.set(key, format)
  return format(toUnits(amount))
}

/** Returns a decimal such as '2500.00' for a form field. */
export function toDecimal({ minor, currency }: Money): string {
  const decimals = countDecimals(currency)
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const whole = `${minor < 0 ? '-' : ''}${digits.slice(0, digits.length - decimals)}`
  return decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`
}

/** Returns the amount in major units, such as 2500 or 99.5, for display and storage, not for sums. */
export function toUnits(amount: Money): number {
  return Number(toDecimal(amount))
}

/**
 * Parses '2500', '2,500.00' or '₦2,500'. Null if it is not a number, is negative or too large, or has more decimals
 * than the currency, because typed amounts are never rounded.
 */
export function parseMoney(text: string, currency: CurrencyCode): Money | null {
  return isTooPrecise(text, currency) ? null : parseRoundedMoney(text, currency)
}

/** Returns true if an amount has more decimals than the currency, such as ¥12.50. */
export function isTooPrecise(text: string, currency: CurrencyCode): boolean {
  const decimals = /\.(\d*?)0*$/.exec(text.trim())?.[1] ?? ''
  return decimals.length > countDecimals(currency)
}

/** Like `parseMoney`, but rounds to the minor unit: for amounts that are only compared or shown. */
export function parseRoundedMoney(text: string, currency: CurrencyCode): Money | null {
  const bare = text.trim().replace(getCurrencySymbol(currency), '').trim()
  const scaled = parseScaled(bare, countMinorUnits(currency))
  return scaled === null || scaled > BigInt(MAX_PRICE_MINOR) ? null : money(Number(scaled), currency)
}

/** Converts major units to an amount, by parsing their decimal text, because float arithmetic would not be exact. */
export function fromUnits(units: number, currency: CurrencyCode): Money | null {
  return Number.isFinite(units) ? parseRoundedMoney(String(units), currency) : null
}

/** Multiplies a decimal number by `scale` and rounds half up. Null if the text is no number or has too many digits. */
export function parseScaled(text: string, scale: number): bigint | null {
  const match = /^(\d{1,3}(?:,\d{3}){1,6}|\d{1,18})(?:\.(\d{0,12}))?$/.exec(text) ?? /^()\.(\d{1,12})$/.exec(text)
  if (!match) return null
  const fraction = match[2] ?? ''
  const digits = BigInt((match[1] ?? '').replaceAll(',', '') + fraction || '0')
  return divideAndRound(digits * BigInt(scale), 10n ** BigInt(fraction.length))
}

/** Symbols that replace the locale's symbols. Canada's comes from the specification (§9). */
const SYMBOLS: Readonly<Partial<Record<CurrencyCode, string>>> = { CAD: 'C$', GHS: 'GH₵', NGN: '₦' }

/** Cached because every amount is parsed with its currency's symbol, which is slow to determine. */
const symbols = new Map<CurrencyCode, string>()

/** Returns a symbol such as '₦', 'A$' or 'KWD'. No two currencies share a symbol. */
export function getCurrencySymbol(currency: CurrencyCode): string {
  const symbol = symbols.get(currency) ?? SYMBOLS[currency] ?? findSymbol(createFormat(DEFAULT_LOCALE, currency))
  symbols.set(currency, symbol)
  return symbol
}

export function findSymbol(format: Intl.NumberFormat): string {
  return format.formatToParts().find(({ type }) => type === 'currency')?.value ?? ''
}

function createFormat(locale: Locale, currency: CurrencyCode): Intl.NumberFormat {
  const decimals = countDecimals(currency)
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: currency in SYMBOLS ? 'narrowSymbol' : 'symbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
}

function createMoneyFormat(locale: Locale, currency: CurrencyCode): (units: number) => string {
  const format = createFormat(locale, currency)
  const [sign, symbol] = [findSymbol(format), getCurrencySymbol(currency)]
  // In right-to-left text, the characters of 'C$' keep their order, and the symbol stays to the left of the digits
  const isolatedSymbol = format.format(0).startsWith('\u200f') ? `\u200f${symbol}\u200e` : symbol
  return (units) => format.format(units).replace(sign, () => isolatedSymbol)
}

export function divide(numerator: bigint, denominator: bigint): number {
  return Number(divideAndRound(numerator, denominator))
}

function divideAndRound(numerator: bigint, denominator: bigint): bigint {
  const half = numerator < 0n ? -denominator / 2n : denominator / 2n
  return (numerator + half) / denominator
}

export function requireSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new TypeError(`${a.currency} and ${b.currency} cannot be combined`)
}
