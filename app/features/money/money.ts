/**
 * Amounts are integers in a currency's smallest unit, rates in parts per million, halves are rounded away from zero. No
 * other file rounds, converts or formats money (docs/rules.md, Money).
 */

import { LOCALE, type Locale } from '#app/lib/format/locale.ts'

/** By ISO 4217 code. `perUsd`: units for 1 USD, in parts per million; for NGN only the initial value. */
const CURRENCIES = {
  USD: { symbol: '$', perUsd: 1_000_000 },
  GBP: { symbol: '£', perUsd: 790_000 },
  EUR: { symbol: '€', perUsd: 920_000 },
  CAD: { symbol: 'C$', perUsd: 1_350_000 },
  NGN: { symbol: '₦', perUsd: 1_500_000_000 },
} as const

export type CurrencyCode = keyof typeof CURRENCIES

export const SHOPPER_CURRENCIES = ['USD', 'GBP', 'EUR', 'CAD'] as const
export type ShopperCurrency = (typeof SHOPPER_CURRENCIES)[number]

export const STORE_CURRENCIES = ['NGN', 'USD', 'GBP', 'EUR'] as const
export type StoreCurrency = (typeof STORE_CURRENCIES)[number]

/** Smallest units per whole unit, in every currency above. */
const UNITS = 100

/** Keeps sums of an order exact integers. */
export const MAX_PRICE_MINOR = 1_000_000_000_000

/** { minor: 250_000, currency: 'NGN' } is ₦2,500.00. */
export type Money<Currency extends CurrencyCode = CurrencyCode> = {
  readonly minor: number
  readonly currency: Currency
}

/** @throws RangeError if `minor` is not an exact integer */
export function money<Currency extends CurrencyCode>(minor: number, currency: Currency): Money<Currency> {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is not a whole number of ${currency} cents`)
  return { minor, currency }
}

export function isCurrency(code: string): code is CurrencyCode {
  return Object.hasOwn(CURRENCIES, code)
}

export function isShopperCurrency(code: unknown): code is ShopperCurrency {
  return SHOPPER_CURRENCIES.some((known) => known === code)
}

export function symbolOf(currency: CurrencyCode): string {
  return CURRENCIES[currency].symbol
}

/** Units of `currency` for 1 USD, in parts per million. */
export function defaultRate(currency: CurrencyCode): number {
  return CURRENCIES[currency].perUsd
}

/** @throws TypeError if the currencies differ */
export function add<Currency extends CurrencyCode>(a: Money<Currency>, b: Money<Currency>): Money<Currency> {
  sameCurrency(a, b)
  return money(a.minor + b.minor, a.currency)
}

/** @throws TypeError if the currencies differ */
export function subtract<Currency extends CurrencyCode>(a: Money<Currency>, b: Money<Currency>): Money<Currency> {
  sameCurrency(a, b)
  return money(a.minor - b.minor, a.currency)
}

/** @throws RangeError if `count` is not a whole number */
export function times<Currency extends CurrencyCode>(amount: Money<Currency>, count: number): Money<Currency> {
  if (!Number.isSafeInteger(count)) throw new RangeError(`${count} is not a whole number`)
  return money(amount.minor * count, amount.currency)
}

export function sum<Currency extends CurrencyCode>(amounts: readonly Money<Currency>[], currency: Currency) {
  return amounts.reduce((total, amount) => add(total, amount), money(0, currency))
}

/** Negative, 0 or positive. @throws TypeError if the currencies differ */
export function compare(a: Money, b: Money): number {
  sameCurrency(a, b)
  return a.minor - b.minor
}

/** A share of an amount, in parts per million: 88_750 is 8.875%. */
export function portion<Currency extends CurrencyCode>(amount: Money<Currency>, ppm: number): Money<Currency> {
  return money(divide(BigInt(amount.minor) * BigInt(ppm), 1_000_000n), amount.currency)
}

/** `amount` × `part` / `whole`, rounded. @throws RangeError unless `whole` is above 0 */
export function fractionOf<Currency extends CurrencyCode>(amount: Money<Currency>, part: Money, whole: Money) {
  sameCurrency(part, whole)
  if (whole.minor <= 0) throw new RangeError('The whole must be above 0')
  return money(divide(BigInt(amount.minor) * BigInt(part.minor), BigInt(whole.minor)), amount.currency)
}

/** The nearest multiple of `step` whole units: ₦8,450.00 to 100 is ₦8,500.00. */
export function roundTo<Currency extends CurrencyCode>(amount: Money<Currency>, step: number): Money<Currency> {
  if (!Number.isSafeInteger(step) || step <= 0) throw new RangeError('The step must be a whole number above 0')
  return money(divide(BigInt(amount.minor), BigInt(step * UNITS)) * step * UNITS, amount.currency)
}

/** The average, rounded to whole units (₦33,333.00); 0 if `count` is 0. */
export function averageOf<Currency extends CurrencyCode>(total: Money<Currency>, count: number): Money<Currency> {
  if (count === 0) return money(0, total.currency)
  return money(divide(BigInt(total.minor), BigInt(count * UNITS)) * UNITS, total.currency)
}

/** `usdRate`: units of the amount's currency for 1 USD, in parts per million. */
export function toUsd(amount: Money, usdRate: number): Money<'USD'> {
  if (amount.currency === 'USD') return money(amount.minor, 'USD')
  if (usdRate <= 0) throw new RangeError('The rate must be above 0')
  return money(divide(BigInt(amount.minor) * 1_000_000n, BigInt(usdRate)), 'USD')
}

/** `usdRate` as for `toUsd`. */
export function fromUsd<Currency extends CurrencyCode>(
  amount: Money<'USD'>,
  currency: Currency,
  usdRate: number = defaultRate(currency),
): Money<Currency> {
  if (currency === 'USD') return money(amount.minor, currency)
  return money(divide(BigInt(amount.minor) * BigInt(usdRate), 1_000_000n), currency)
}

/** A store price: converted to US dollars and rounded first, so that everyone pays the same dollars. */
export function shopperPrice<Currency extends ShopperCurrency>(price: Money, currency: Currency, usdRate: number) {
  return isIn(price, currency) ? price : fromUsd(toUsd(price, usdRate), currency)
}

export function isIn<Currency extends CurrencyCode>(amount: Money, currency: Currency): amount is Money<Currency> {
  return amount.currency === currency
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
export function toDecimal({ minor }: Money): string {
  const { sign, whole, cents } = digitsOf(minor)
  return `${sign}${whole}.${cents}`
}

/** 2500 or 99.5: the amount in whole units, for display and storage, not for sums. */
export function toUnits(amount: Money): number {
  return Number(toDecimal(amount))
}

/** Parses '2500', '2,500.00' or '₦2,500'. Null if it is no number, negative or too large. */
export function parseMoney<Currency extends CurrencyCode>(text: string, currency: Currency): Money<Currency> | null {
  const bare = text.trim().replace(symbolOf(currency), '').trim()
  const scaled = parseScaled(bare, UNITS)
  return scaled === null || scaled > BigInt(MAX_PRICE_MINOR) ? null : money(Number(scaled), currency)
}

/** Parsed from the decimal text of `units`, because floats would not be exact. */
export function fromUnits<Currency extends CurrencyCode>(units: number, currency: Currency): Money<Currency> | null {
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

/** Uses our symbols, as 'C$', because the narrow symbol of every dollar is '$'. */
function moneyFormat(locale: Locale, currency: CurrencyCode): (units: number) => string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
  return (units) => format.format(units).replace(symbol, () => symbolOf(currency))
}

function digitsOf(minor: number) {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return { sign: minor < 0 ? '-' : '', whole: digits.slice(0, -2), cents: digits.slice(-2) }
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
