import type { CurrencyCode } from '#app/base/currencies.ts'
import { adminText } from '#app/base/money/admin-text.ts'
import {
  countDecimals,
  findSymbol,
  formatMoney,
  getCurrencySymbol,
  MAX_PRICE_MINOR,
  money,
  parseMoney,
} from '#app/base/money.ts'
import { currentLocale, DEFAULT_LOCALE, type Locale } from '#app/lib/format/locale.ts'
import { type Notation as AnyNotation, getNotation, toLatinDigits } from '#app/lib/format/parse-number.ts'

/** `minor` is null if the cell is empty. */
export type EnteredPrice =
  | { readonly ok: true; readonly minor: number | null }
  | { readonly ok: false; readonly message: string }

/** A decimal point with commas between thousands, or a decimal comma with points between thousands. */
type Notation = Exclude<AnyNotation, 'unknown'>
type PriceText = { readonly text: string; readonly currency: CurrencyCode }

/** Reads an amount from a file: '1,234.50'. Unlike `parseMoney`, returns the reason if it rejects the text. */
export function readPrice({ text, currency }: PriceText): EnteredPrice {
  return parsePrice({ text, currency }, 'point')
}

/**
 * Reads an amount that a person typed into a field: '49.99' or '49,99'. If both notations are possible, the locale
 * decides.
 */
export function readTypedPrice({ text, currency }: PriceText, locale: Locale = currentLocale()): EnteredPrice {
  // In currencies with three decimals, fields are prefilled with texts such as '1.250'
  const isPrefilled = countDecimals(currency) === 3 && /^\d+\.\d{3}$/.test(text.trim())
  return parsePrice(
    { text, currency },
    isPrefilled ? 'point' : (detectNotation({ text, currency }) ?? getNotation(locale)),
  )
}

/**
 * Reads the cells of a spreadsheet in any country's notation. One cell can determine the notation of the others: with
 * '12,50' beside it, '1.234' is 1234. Ambiguous cells are rejected.
 */
export function readPastedPrices(cells: readonly PriceText[]): readonly EnteredPrice[] {
  const notations = new Set(cells.map(detectNotation))
  const [only] = [...notations].filter((notation) => notation !== null)
  const notation = notations.has('point') && notations.has('comma') ? null : (only ?? null)
  return cells.map((cell) => parsePrice(cell, detectNotation(cell) ?? notation))
}

function parsePrice({ text, currency }: PriceText, notation: Notation | null): EnteredPrice {
  const bare = stripCurrency(text, currency)
  if (bare === '') return { ok: true, minor: null }
  const quoted = `“${text.trim()}”`
  if (/^[-−]/.test(bare)) return reject(adminText.priceNegative(quoted))
  if (/^[\p{Sc}A-Z]+[\s\d.,]*\d|\d[\s\d.,]*[\p{Sc}A-Z]+$/iu.test(bare))
    return reject(adminText.priceInOtherCurrency(quoted, currency))
  const [point, comma] = [parseDecimal(bare, 'point'), parseDecimal(bare, 'comma')]
  const decimal = notation === 'comma' ? comma : notation === 'point' ? point : (point ?? comma)
  if (decimal === null) return reject(adminText.priceInvalid(quoted))
  const alternative = notation === null && decimal === point ? comma : null
  if (alternative !== null && alternative !== decimal && fitsDecimalPlaces(alternative, currency)) {
    return reject(adminText.priceAmbiguous(quoted, alternative, decimal, currency))
  }
  const isCertain = point === null || comma === null || !/[.,]/.test(bare)
  const significant = isCertain ? decimal.replace(/(\.\d*?)0+$/, '$1') : decimal // so that '12.00' means ¥12
  if (!fitsDecimalPlaces(significant, currency)) return reject(adminText.priceTooPrecise(quoted, currency))
  const parsed = parseMoney(decimal, currency)
  return parsed
    ? { ok: true, minor: parsed.minor }
    : reject(adminText.priceTooHigh(quoted, formatMoney(money(MAX_PRICE_MINOR, currency))))
}

function reject(message: string): EnteredPrice {
  return { ok: false, message }
}

/** Removes the currency symbol or code, and spaces or apostrophes between thousands. */
function stripCurrency(text: string, currency: CurrencyCode): string {
  const trimmed = toLatinDigits(text).trim()
  const upper = trimmed.toUpperCase()
  const before = listSymbols(currency).find((symbol) => upper.startsWith(symbol.toUpperCase())) ?? ''
  const after =
    before === '' ? (listSymbols(currency).find((symbol) => upper.endsWith(symbol.toUpperCase())) ?? '') : ''
  const bare = trimmed.slice(before.length, trimmed.length - after.length).trim()
  return /^[1-9]\d{0,2}(?:[\s'’]\d{3})+(?:[.,]\d*)?$/.test(bare) ? bare.replace(/[\s'’]/g, '') : bare
}

const NOTATIONS = {
  point: { pattern: /^(?:(?:[1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.\d*)?|\.\d+)$/, group: ',' },
  comma: { pattern: /^(?:(?:[1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,\d*)?|,\d+)$/, group: '.' },
} as const

/** Returns a decimal such as '1234.5', or null if the text is not a number in this notation. */
function parseDecimal(bare: string, notation: Notation): string | null {
  const { pattern, group } = NOTATIONS[notation]
  return pattern.test(bare) ? bare.replaceAll(group, '').replace(',', '.') : null
}

/** Returns the only notation in which the text is a number; null if it is valid in both or neither. */
function detectNotation({ text, currency }: PriceText): Notation | null {
  const bare = stripCurrency(text, currency)
  const [point, comma] = [parseDecimal(bare, 'point'), parseDecimal(bare, 'comma')]
  if (point !== null) return comma === null ? 'point' : null
  return comma === null ? null : 'comma'
}

function fitsDecimalPlaces(decimal: string, currency: CurrencyCode): boolean {
  return (decimal.split('.')[1]?.length ?? 0) <= countDecimals(currency)
}

/** Cached because a file can contain thousands of prices, and each one needs the symbols. */
const symbols = new Map<CurrencyCode, readonly string[]>()

/** Lists the symbols that can accompany an amount in the currency. For CAD: '$', 'C$' and 'CAD'. */
function listSymbols(currency: CurrencyCode): readonly string[] {
  const cached = symbols.get(currency)
  if (cached) return cached
  const narrow = new Intl.NumberFormat(DEFAULT_LOCALE, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const found = [currency, getCurrencySymbol(currency), findSymbol(narrow)]
  symbols.set(currency, found)
  return found
}
