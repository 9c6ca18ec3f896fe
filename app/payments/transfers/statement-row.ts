/**
 * The row that every bank statement format is parsed into. A parser returns `ParsedStatements`; statement.ts assigns
 * the rows their keys. `parseExactAmount` reads an amount without rounding.
 */

import type { CurrencyCode } from '#app/base/currencies.ts'
import { countDecimals, type Money, parseMoney } from '#app/base/money.ts'

/** A booked credit. Debits are counted, not listed. */
export type StatementRow = {
  /** The store's account; '' if the file does not contain it. */
  readonly account: string
  /** 'YYYY-MM-DD': the booking date in the bank's file. */
  readonly bookedOn: string
  /** Above 0. */
  readonly amount: Money
  readonly payerName: string
  /** An IBAN without spaces, or an account number as the bank writes it. */
  readonly payerAccount: string
  /** End-to-end id or structured creditor reference; '' if there is none. */
  readonly reference: string
  /** The remittance text, possibly several lines. */
  readonly text: string
  /** Identifies the payment in every file of its format, so that it is never booked twice. */
  readonly key: string
}

export type StatementEntry = Omit<StatementRow, 'key' | 'account'> & {
  /** The bank's reference for the entry, unique within its account; null if there is none. */
  readonly bankReference: string | null
}

/** One statement of one account. A file can contain several. */
export type ParsedStatement = {
  readonly account: string
  readonly currency: CurrencyCode | null
  readonly entries: readonly StatementEntry[]
}

export type ParsedStatements =
  | {
      readonly ok: true
      readonly statements: readonly ParsedStatement[]
      readonly skippedDebits: number
      /** For staff. */
      readonly warnings: readonly string[]
    }
  | { readonly ok: false; readonly reason: string }

export const MAX_STATEMENT_ROWS = 20_000

/**
 * Parses '1234.5' in EUR as 1234.50. Returns null if it is not a decimal number or is more precise than the currency's
 * smallest unit.
 */
export function parseExactAmount(decimal: string, currency: CurrencyCode): Money | null {
  const match = /^(\d{1,30})(?:\.(\d{0,30}))?$/.exec(decimal)
  if (!match) return null
  const decimals = countDecimals(currency)
  const fraction = match[2] ?? ''
  if (/[1-9]/.test(fraction.slice(decimals))) return null
  const whole = (match[1] ?? '').replace(/^0+(?=\d)/, '')
  return parseMoney(decimals > 0 ? `${whole}.${fraction.slice(0, decimals)}` : whole, currency)
}

/** Returns the date as 'YYYY-MM-DD'; null if it does not exist. */
export function toIsoDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && year >= 1980 && year < 2100 ? date.toISOString().slice(0, 10) : null
}

/** Expands a two-digit year to a year between 1980 and 2079. */
export function toFullYear(year: number): number {
  if (year >= 100) return year
  return year < 80 ? 2000 + year : 1900 + year
}

/** Normalizes an account number, so that it is written the same way in every file. */
export function cleanAccount(text: string): string {
  return text.replace(/^'/, '').replaceAll(/\s/g, '').toUpperCase()
}

/** Replaces line breaks and repeated spaces with single spaces. */
export function collapseSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
