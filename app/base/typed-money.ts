import type { CurrencyCode } from '#app/base/currencies.ts'
import {
  countDecimals,
  getCurrencySymbol,
  isTooPrecise,
  type Money,
  money,
  parseMoney,
  toDecimal,
} from '#app/base/money.ts'
import { currentLocale, type Locale } from '#app/lib/format/locale.ts'
import { getNotation, parseNumber, parseTypedNumber, toLatinDigits } from '#app/lib/format/parse-number.ts'

/**
 * Parses an amount that a person typed into a field, in the format of the locale: '1.234,50' or '49,99 €'. Null if it
 * is not a number, is negative or is too large.
 */
export function parseTypedMoney(typed: string, currency: CurrencyCode, locale: Locale = currentLocale()): Money | null {
  const bare = toLatinDigits(typed)
    .replace(getCurrencySymbol(currency), '')
    .trim()
    .replace(getCodePattern(currency), '')
  // In currencies with three decimals, fields are prefilled with '1.250', which is never 1250
  const isPrefilled = countDecimals(currency) === 3 && /^\d+\.\d{3}$/.test(bare)
  const parsed = isPrefilled ? parseNumber(bare, 'point') : parseTypedNumber(bare, locale)
  return parsed.ok ? parseMoney(parsed.decimal, currency) : null
}

/** Returns true if a typed amount has more decimals than the currency. */
export function isTypedTooPrecise(typed: string, currency: CurrencyCode, locale: Locale = currentLocale()): boolean {
  const parsed = parseTypedNumber(typed.replace(getCurrencySymbol(currency), ''), locale)
  return isTooPrecise(parsed.ok ? parsed.decimal : typed, currency)
}

function getCodePattern(currency: CurrencyCode): RegExp {
  return new RegExp(`^${currency}\\s*|\\s*${currency}$`, 'i')
}

/** Formats an amount for a field, in the format of the locale: '49,99' or '50'. */
export function toTypedMoney(amount: Money, locale: Locale = currentLocale()): string {
  const decimal = toDecimal(amount).replace(/\.0+$/, '')
  return getNotation(locale) === 'comma' ? decimal.replace('.', ',') : decimal
}

/** Like `parseMoney`, but also parses amounts below 0. */
export function parseSignedMoney(text: string, currency: CurrencyCode): Money | null {
  const [, sign, bare = ''] = /^([-−]?)(.*)$/s.exec(text.trim()) ?? []
  const amount = parseMoney(bare, currency)
  return amount && sign ? money(-amount.minor || 0, currency) : amount
}
