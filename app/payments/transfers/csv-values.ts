/**
 * Reads the cells of a bank's CSV file: `detectDateOrder` and `detectDecimalSeparator` find the date order and the
 * decimal separator that fit a whole column; `readDate` and `readAmount` read one cell.
 */

import type { CurrencyCode } from '#app/base/currencies.ts'
import type { Money } from '#app/base/money.ts'
import { parseExactAmount, toFullYear, toIsoDate } from '#app/payments/transfers/statement-row.ts'

export const DATE_ORDERS = ['ymd', 'dmy', 'mdy'] as const
type DateOrder = (typeof DATE_ORDERS)[number]

export const DECIMAL_SEPARATORS = ['.', ','] as const
type DecimalSeparator = (typeof DECIMAL_SEPARATORS)[number]

/** The beginnings of month names, without accents, in the languages of csv-columns.ts. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'ene', 'gen', 'sty'],
  ['feb', 'fev', 'lut'],
  ['mar', 'maa', 'mrz', 'mrt'],
  ['apr', 'avr', 'abr', 'kwi'],
  ['may', 'mai', 'mag', 'mei', 'maj'],
  ['jun', 'juin', 'giu', 'cze'],
  ['jul', 'juil', 'lug', 'lip'],
  ['aug', 'aou', 'ago', 'sie'],
  ['sep', 'set', 'wrz'],
  ['oct', 'okt', 'out', 'ott', 'paz'],
  ['nov', 'lis'],
  ['dec', 'dez', 'dic', 'gru'],
]

/** A time after the date is ignored. */
export function readDate(cell: string, order: DateOrder): string | null {
  const text = cell.trim()
  const digits = /^(\d{8})(?:$|[T\s])/.exec(text)?.[1]
  if (digits) return parseParts(splitDigits(digits, order), order)
  const parts = /^(\d{1,4})[-./\s]\s?(\d{1,2})[-./\s]\s?(\d{1,4})\.?(?:$|[T,\s])/.exec(text)
  if (parts) {
    const isDotted = text.includes('.') && order === 'mdy' // no country writes month.day.year
    return isDotted ? null : parseParts([parts[1] ?? '', parts[2] ?? '', parts[3] ?? ''], order)
  }
  const namedMonthPattern =
    /^(\d{1,2})(?:st|nd|rd|th|\.)?[-./\s]+(?:de\s)?([\p{L}]{3,12})\.?,?[-./\s]+(?:de\s)?(\d{2,4})(?:$|[T,\s])/u
  const dayFirst = namedMonthPattern.exec(text)
  if (dayFirst) return parseParts([dayFirst[1] ?? '', parseMonth(dayFirst[2] ?? ''), dayFirst[3] ?? ''], 'dmy')
  const yearFirst = /^(\d{4})[-./\s]([\p{L}]{3,12})\.?[-./\s](\d{1,2})\.?(?:$|[T,\s])/u.exec(text)
  if (yearFirst) return parseParts([yearFirst[1] ?? '', parseMonth(yearFirst[2] ?? ''), yearFirst[3] ?? ''], 'ymd')
  const monthFirst = /^([\p{L}]{3,12})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})(?:$|[T,\s])/u.exec(text)
  if (monthFirst) return parseParts([parseMonth(monthFirst[1] ?? ''), monthFirst[2] ?? '', monthFirst[3] ?? ''], 'mdy')
  return null
}

function splitDigits(digits: string, order: DateOrder): readonly string[] {
  return order === 'ymd'
    ? [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)]
    : [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
}

function parseParts(parts: readonly string[], order: DateOrder): string | null {
  const [first = '', second = '', third = ''] = parts
  const [year, month, day] =
    order === 'ymd' ? [first, second, third] : order === 'dmy' ? [third, second, first] : [third, first, second]
  const isYear = order === 'ymd' ? year.length === 4 : year.length === 2 || year.length === 4
  if (!isYear || month.length > 2 || day.length > 2) return null
  return toIsoDate(toFullYear(Number(year)), Number(month), Number(day))
}

function parseMonth(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return String(MONTHS.findIndex((starts) => starts.some((start) => plain.startsWith(start))) + 1)
}

/**
 * Finds the order in which every cell is a date; 'ambiguous' if two orders produce different dates, null if no order
 * fits.
 */
export function detectDateOrder(cells: readonly string[]): DateOrder | 'ambiguous' | null {
  const readings = DATE_ORDERS.map((order) => ({ order, dates: cells.map((cell) => readDate(cell, order)) })).filter(
    ({ dates }) => !dates.includes(null),
  )
  const [first, ...others] = readings
  if (!first) return null
  const isSame = others.every(({ dates }) => dates.every((date, index) => date === first.dates[index]))
  return isSame ? first.order : 'ambiguous'
}

/** Some banks write dashes in the debit or credit column that a row does not use. */
export function isEmptyAmount(cell: string): boolean {
  return /^[-\u2010-\u2015\u2212\s]*$/.test(cell)
}

export type SignedAmount = {
  /** The amount without its sign. */
  readonly amount: Money
  readonly isNegative: boolean
}

/**
 * Parentheses, a minus before or after, and a trailing 'DR' mean a debit. Returns null if the cell is not an exact
 * amount.
 */
export function readAmount(cell: string, decimal: DecimalSeparator, currency: CurrencyCode): SignedAmount | null {
  const marked = cell
    .toUpperCase()
    .replaceAll(/[\s\u00a0\u202f'’]/g, '')
    .replaceAll(/[\u2212\u2013]/g, '-')
  const isNegative = /^\(.*\)$|^[^\d(]*-|-[^\d]*$|[\d.,](?:DR|D|S)$/.test(marked)
  const number = marked
    .replaceAll(/[()+-]/g, '')
    .replace(/(?<=[\d.,])(?:CR|DR|[CDHS])$/, '')
    .replace(/^(?:[A-Z]{3}|ZŁ|[€£$¥₦])/, '')
    .replace(/(?:[A-Z]{3}|ZŁ|[€£$¥₦])$/, '')
  const grouped =
    decimal === ',' ? /^(?:\d{1,3}(?:\.\d{3})+|\d+)?(?:,\d*)?$/ : /^(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)?(?:\.\d*)?$/
  if (!grouped.test(number) || !/\d/.test(number)) return null
  const [whole = '', fraction = ''] = number.replaceAll(decimal === ',' ? '.' : ',', '').split(decimal)
  const amount = parseExactAmount(`${whole || '0'}.${fraction}`, currency)
  return amount && { amount, isNegative }
}

export type AmountCell = { readonly cell: string; readonly currency: CurrencyCode }

/**
 * Finds the decimal separator with which every cell is an exact amount; 'ambiguous' if both separators fit but yield
 * different amounts, null if neither fits.
 */
export function detectDecimalSeparator(cells: readonly AmountCell[]): DecimalSeparator | 'ambiguous' | null {
  const readings = DECIMAL_SEPARATORS.map((separator) => ({
    separator,
    amounts: cells.map(({ cell, currency }) => readAmount(cell, separator, currency)?.amount.minor ?? null),
  })).filter(({ amounts }) => !amounts.includes(null))
  const [first, second] = readings
  if (!first) return null
  const isSame = !second || second.amounts.every((amount, index) => amount === first.amounts[index])
  return isSame ? first.separator : 'ambiguous'
}
