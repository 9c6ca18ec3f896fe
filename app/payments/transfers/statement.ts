/**
 * `parseStatement` reads a bank statement file (CAMT.053, MT940 or CSV) into `StatementRow`s: the booked credits, each
 * with a key that is the same in every file with its format. It books nothing. A CSV file that cannot be parsed with
 * certainty needs a `CsvMapping`: show `proposed`, let staff correct it, and call again with the result. Pass all
 * stored mappings to each call; it uses the mapping with the file's `headerKey`.
 */

import { createHash } from 'node:crypto'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { isMt940 } from '#app/payments/recognize-statement.ts'
import { adminText } from '#app/payments/transfers/admin-text.ts'
import { isXml, parseCamt053 } from '#app/payments/transfers/camt053.ts'
import { type CsvMapping, type CsvMappingRequest, parseCsvStatement } from '#app/payments/transfers/csv-statement.ts'
import { parseMt940 } from '#app/payments/transfers/mt940.ts'
import { decodeStatement } from '#app/payments/transfers/statement-encoding.ts'
import {
  collapseSpaces,
  type ParsedStatement,
  type StatementEntry,
  type StatementRow,
} from '#app/payments/transfers/statement-row.ts'

export type StatementFormat = 'camt.053' | 'mt940' | 'csv'

export type StatementResult =
  | {
      readonly ok: true
      readonly format: StatementFormat
      /** The first account in the file; '' if there is none. */
      readonly account: string
      /** The first currency in the file; null if there is none. */
      readonly currency: CurrencyCode | null
      readonly rows: readonly StatementRow[]
      readonly skippedDebits: number
      /** For staff. */
      readonly warnings: readonly string[]
      /** The mapping of a CSV file, stored for the next file; null for other formats. */
      readonly mapping: CsvMapping | null
    }
  | { readonly ok: false; readonly needs?: undefined; readonly reason: string }
  | CsvMappingRequest

export const MAX_STATEMENT_BYTES = 5 * 2 ** 20

/** First bytes of files that are not text. */
const OTHER_FILES = [
  [[0x50, 0x4b], 'zip'],
  [[0x1f, 0x8b], 'compressed'],
  [[0x25, 0x50, 0x44, 0x46], 'pdf'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'excel'],
] as const

/** Reasons and warnings are for staff. Accepts any bytes. */
export function parseStatement(bytes: Uint8Array, mappings: readonly CsvMapping[] = []): StatementResult {
  if (bytes.length > MAX_STATEMENT_BYTES) {
    return { ok: false, reason: adminText.fileTooLarge }
  }
  const other = OTHER_FILES.find(([start]) => start.every((byte, index) => bytes[index] === byte))
  if (other) return { ok: false, reason: adminText.otherFiles[other[1]] }
  const decoded = decodeStatement(bytes)
  if (!decoded.ok) return decoded
  const { text } = decoded
  if (text.trim() === '') return { ok: false, reason: adminText.fileEmpty }
  const format = isXml(text) ? 'camt.053' : isMt940(text) ? 'mt940' : 'csv'
  const csv = format === 'csv' ? parseCsvStatement(text, mappings) : null
  if (csv && !csv.ok) return csv
  const parsed = csv ?? (format === 'camt.053' ? parseCamt053(text) : parseMt940(text))
  if (!parsed.ok) return parsed
  const { rows, warnings } = assignKeys(parsed.statements)
  return {
    ok: true,
    format,
    account: parsed.statements.find(({ account }) => account !== '')?.account ?? '',
    currency: parsed.statements.find(({ currency }) => currency !== null)?.currency ?? null,
    rows,
    skippedDebits: parsed.skippedDebits,
    warnings: [...decoded.warnings, ...parsed.warnings, ...warnings],
    mapping: csv?.ok ? csv.mapping : null,
  }
}

type KeyedRows = { readonly rows: readonly StatementRow[]; readonly warnings: readonly string[] }

/** Counts entries once if a file contains their statement twice, or their bank reference in two statements. */
function assignKeys(statements: readonly ParsedStatement[]): KeyedRows {
  const rows = new Map<string, StatementRow>()
  const occurrences = new Map<string, number>()
  const seen = new Set<string>()
  let duplicates = 0
  for (const [index, statement] of statements.entries()) {
    const contents = JSON.stringify([statement.account, statement.entries])
    if (seen.has(contents) && statement.entries.length > 0) {
      duplicates += statement.entries.length
      continue
    }
    seen.add(contents)
    for (const entry of statement.entries) {
      const identity = getIdentity(statement.account, entry)
      // Without a bank reference, equal payments on one day are numbered across the whole file.
      const group = entry.bankReference === null ? identity : `${index} ${identity}`
      const occurrence = (occurrences.get(group) ?? 0) + 1
      occurrences.set(group, occurrence)
      const key = createHash('sha256').update(`${identity} ${occurrence}`).digest('hex').slice(0, 40)
      if (rows.has(key)) duplicates++
      const { bankReference: _, ...row } = entry
      rows.set(key, { ...row, account: statement.account, key })
    }
  }
  const accounts = new Set(statements.map(({ account }) => account).filter((account) => account !== ''))
  const warnings = [
    ...(accounts.size > 1 ? [adminText.severalAccounts(accounts.size, [...accounts].join(', '))] : []),
    ...(duplicates > 0 ? [adminText.rowsTwice(duplicates)] : []),
  ]
  return { rows: [...rows.values()], warnings }
}

function getIdentity(account: string, entry: StatementEntry): string {
  const { bookedOn, amount, payerName, payerAccount, reference, text, bankReference } = entry
  const commonFields = [account, bookedOn, amount.minor, amount.currency]
  if (bankReference !== null) return JSON.stringify(['reference', ...commonFields, bankReference])
  const texts = [payerName, payerAccount, reference, text].map(collapseSpaces)
  return JSON.stringify(['contents', ...commonFields, ...texts])
}
