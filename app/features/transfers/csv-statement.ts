/**
 * `parseCsvStatement` reads the CSV export of a bank. It finds separator, header and columns by itself and the order of
 * dates and the decimal sign from whole columns. If something is not certain, the result proposes a `CsvMapping` instead:
 * plain JSON (`csvMappingSchema`) that fits every file with the same `headerKey`.
 */

import { createHash } from 'node:crypto'
import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'
import { CURRENCY_CODES, type CurrencyCode, isCurrency } from '#app/features/money/currencies.ts'
import { adminText } from '#app/features/transfers/admin-text.ts'
import { type ColumnKind, columnOf, headerName } from '#app/features/transfers/csv-columns.ts'
import {
  type AmountCell,
  amountsIn,
  DATE_ORDERS,
  DECIMAL_SIGNS,
  datesIn,
  isDateLike,
  readAmount,
  readDate,
  type SignedAmount,
} from '#app/features/transfers/csv-values.ts'
import { isIban } from '#app/features/transfers/iban.ts'
import {
  cleanAccount,
  MAX_STATEMENT_ROWS,
  type ParsedStatement,
  type ParsedStatements,
  type StatementEntry,
} from '#app/features/transfers/statement-row.ts'

const MAX_COLUMNS = 100
const MAX_HEADER_LINE = 60
const SAMPLE_ROWS = 5
/** Enough to find separator and header. */
const START_LENGTH = 40_000
const SEPARATORS = [';', ',', '\t', '|']

/** The position of a column, from 0. */
const column = z
  .int()
  .min(0)
  .max(MAX_COLUMNS - 1)
  .nullable()

/** Complete if it has a date with its order, an amount or a credit with its decimal sign, and a currency. */
export const csvMappingSchema = z.strictObject({
  /** Names the layout: the hash of the header. */
  headerKey: z.string().max(64),
  bookedOn: column,
  dateOrder: z.enum(DATE_ORDERS).nullable(),
  /** One signed column … */
  amount: column,
  /** … or one for credits; a column of debits shows which rows are debits. */
  credit: column,
  debit: column,
  /** C or D, H or S, Bij or Af: the sign of `amount`. */
  direction: column,
  decimal: z.enum(DECIMAL_SIGNS).nullable(),
  currency: column,
  /** Where no column names it. */
  fixedCurrency: z.enum(CURRENCY_CODES).nullable(),
  payerName: column,
  payerAccount: column,
  ownAccount: column,
  reference: column,
  texts: z
    .array(
      z
        .int()
        .min(0)
        .max(MAX_COLUMNS - 1),
    )
    .max(10),
  /** Pending rows are left out by it. */
  status: column,
})
export type CsvMapping = Readonly<z.infer<typeof csvMappingSchema>>

export type CsvNeedsMapping = {
  readonly ok: false
  readonly needs: 'mapping'
  /** What is uncertain, for staff. */
  readonly reason: string
  readonly headerKey: string
  /** The header, in the order of the columns. */
  readonly columns: readonly string[]
  readonly sample: readonly (readonly string[])[]
  /** What was found; null where nothing fits. */
  readonly proposed: CsvMapping
}

export type CsvStatements =
  | (Extract<ParsedStatements, { ok: true }> & { readonly mapping: CsvMapping })
  | Extract<ParsedStatements, { ok: false }>
  | CsvNeedsMapping

type Row = readonly string[]
type Table = { readonly preamble: readonly Row[]; readonly header: Row; readonly rows: readonly Row[] }

export function parseCsvStatement(text: string, mappings: readonly CsvMapping[]): CsvStatements {
  const table = readTable(text)
  if (typeof table === 'string') return { ok: false, reason: table }
  const headerKey = headerKeyOf(table.header)
  const stored = mappings.find((mapping) => mapping.headerKey === headerKey)
  const mapping = stored ?? detectMapping(table, headerKey)
  const missing = missingIn(mapping)
  const read = missing === null ? readRows(table, mapping) : missing
  if (typeof read !== 'string') return { ...read, mapping }
  if (stored && missing === null) return { ok: false, reason: read }
  const columns = table.header.map((name, index) => name.trim() || adminText.columnNumber(index + 1))
  const sample = table.rows.slice(0, SAMPLE_ROWS).map((row) => columns.map((_, index) => row[index] ?? ''))
  return { ok: false, needs: 'mapping', reason: read, headerKey, columns, sample, proposed: mapping }
}

/** Equal for files of one bank's layout. */
function headerKeyOf(header: Row): string {
  const names = header.map((cell) => headerName(cell)).join('|')
  return createHash('sha256').update(names).digest('hex').slice(0, 32)
}

function readTable(text: string): Table | string {
  const start = text.slice(0, START_LENGTH)
  const lines = text.length > START_LENGTH ? start.slice(0, start.lastIndexOf('\n') + 1) : start
  const [best] = SEPARATORS.map((separator) => {
    const rows = recordsOf(lines, separator)
    return { separator, ...headerIn(typeof rows === 'string' ? [] : rows) }
  }).toSorted((a, b) => b.score - a.score)
  if (!best || best.score <= 0) return adminText.csvUnknown
  const records = recordsOf(text, best.separator)
  if (typeof records === 'string') return records
  const header = records[best.line] ?? []
  if (header.length > MAX_COLUMNS) return adminText.tooManyColumns(MAX_COLUMNS)
  const rows = records.slice(best.line + 1)
  if (rows.length > MAX_STATEMENT_ROWS + MAX_HEADER_LINE) return adminText.tooManyRows(MAX_STATEMENT_ROWS)
  return { preamble: records.slice(0, best.line), header, rows }
}

function recordsOf(text: string, delimiter: string): Row[] | string {
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: MAX_STATEMENT_ROWS + 2 * MAX_HEADER_LINE,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return adminText.quotesInvalid(typeof error.lines === 'number' ? error.lines : null)
  }
}

/** The line with the most known names; without one, the line before the first row with a date. */
function headerIn(records: readonly Row[]): { readonly line: number; readonly score: number } {
  let best = { line: 0, score: 0 }
  for (const [line, cells] of records.slice(0, MAX_HEADER_LINE).entries()) {
    const kinds = new Set(cells.map((cell) => columnOf(cell)?.kind))
    const hasDate = kinds.has('bookedOn') || kinds.has('valueDate')
    const hasAmount = kinds.has('amount') || kinds.has('credit')
    kinds.delete(undefined)
    const score = hasDate && hasAmount && cells.length >= 2 ? 100 + kinds.size : 0
    if (score > best.score) best = { line, score }
  }
  if (best.score > 0) return best
  const first = records.findIndex((cells) => cells.length >= 3 && cells.some(isDateLike) && cells.some(hasDigits))
  return first > 0 ? { line: first - 1, score: Math.min(records[first]?.length ?? 0, 50) } : best
}

function hasDigits(cell: string): boolean {
  return /\d/.test(cell) && !isDateLike(cell)
}

function detectMapping({ preamble, header, rows }: Table, headerKey: string): CsvMapping {
  const at = (kind: ColumnKind): number | null => {
    const found = header
      .map((cell, index) => ({ index, column: columnOf(cell) }))
      .filter(({ column }) => column?.kind === kind)
      .toSorted((a, b) => (a.column?.rank ?? 0) - (b.column?.rank ?? 0))
    return found[0]?.index ?? null
  }
  const isCurrencyColumn = (index: number | null) =>
    index !== null && cellsOf(rows, index).length > 0 && cellsOf(rows, index).every((cell) => isCurrency(cell.trim()))
  const value = at('valueDate')
  const bookedOn = at('bookedOn') ?? (isCurrencyColumn(value) ? null : value)
  const dated = rows.filter((row) => bookedOn !== null && isDateLike(row[bookedOn] ?? ''))
  const amount = at('amount')
  const credit = amount === null ? at('credit') : null
  const debit = credit === null ? null : at('debit')
  const sum = amount ?? credit
  const currency = at('currency') ?? (isCurrencyColumn(value) ? value : null)
  const fixedCurrency =
    currency !== null ? null : currencyIn([header[sum ?? -1] ?? '', ...cellsOf(dated, sum).slice(0, 50)], preamble)
  const order = datesIn(cellsOf(dated, bookedOn))
  const mapping: CsvMapping = {
    headerKey,
    bookedOn,
    dateOrder: order === 'ambiguous' || dated.length === 0 ? null : order,
    amount,
    credit,
    debit,
    direction: at('direction') ?? directionIn(header, dated),
    decimal: null,
    currency,
    fixedCurrency,
    payerName: at('payerName'),
    payerAccount: at('payerAccount'),
    ownAccount: at('ownAccount'),
    reference: at('reference'),
    texts: header.flatMap((cell, index) => (columnOf(cell)?.kind === 'text' ? [index] : [])).slice(0, 10),
    status: at('status'),
  }
  const decimal = amountsIn(amountCells(dated, mapping))
  return { ...mapping, decimal: decimal === 'ambiguous' || dated.length === 0 ? null : decimal }
}

/** The cells of all amounts, also of debits: more cells say more about the decimal sign. */
function amountCells(rows: readonly Row[], mapping: CsvMapping): readonly AmountCell[] {
  return [mapping.amount, mapping.credit, mapping.debit].flatMap((index) =>
    index === null
      ? []
      : rows.flatMap((row) => {
          const [cell, currency] = [row[index]?.trim() ?? '', currencyOf(row, mapping)]
          return cell !== '' && currency ? [{ cell, currency }] : []
        }),
  )
}

/** What staff must say, or null. */
function missingIn(mapping: CsvMapping): string | null {
  if (mapping.bookedOn === null) return adminText.chooseDateColumn
  if (mapping.amount === null && mapping.credit === null) return adminText.chooseAmountColumn
  if (mapping.currency === null && mapping.fixedCurrency === null) return adminText.chooseCurrency
  if (mapping.dateOrder === null) return adminText.chooseDateOrder
  if (mapping.decimal === null) return adminText.chooseDecimalSign
  return null
}

type ReadRows = Extract<ParsedStatements, { ok: true }>

/** The entries, or why a row cannot be read. */
function readRows({ preamble, rows }: Table, mapping: CsvMapping): ReadRows | string {
  const byAccount = new Map<string, StatementEntry[]>()
  const known = preamble.flatMap((cells) => cells.map((cell) => cleanAccount(cell))).find((cell) => isIban(cell)) ?? ''
  const { bookedOn, dateOrder, decimal } = mapping
  if (bookedOn === null || dateOrder === null || decimal === null) return adminText.mappingIncomplete
  const counts = { rows: 0, debits: 0, pending: 0, undated: 0, empty: 0 }
  for (const row of rows) {
    const cell = row[bookedOn]?.trim() ?? ''
    if (!isDateLike(cell)) {
      counts.undated++
      continue
    }
    counts.rows++
    const date = readDate(cell, dateOrder)
    if (date === null) return adminText.dateUnlikeOthers(cell)
    if (isPending(cellAt(row, mapping.status))) {
      counts.pending++
      continue
    }
    const currency = currencyOf(row, mapping)
    if (!currency) return adminText.unknownCurrency(cellAt(row, mapping.currency), date)
    const read = creditOf(row, mapping, currency)
    if (typeof read === 'string') return read
    if (read === null) counts.empty++
    else if (read.isNegative) counts.debits++
    else if (read.amount.minor > 0) {
      const account = cleanAccount(cellAt(row, mapping.ownAccount)) || known
      const entries = byAccount.get(account) ?? []
      entries.push(entryOf(row, mapping, date, read))
      byAccount.set(account, entries)
    }
  }
  if (counts.rows > MAX_STATEMENT_ROWS) return adminText.tooManyRows(MAX_STATEMENT_ROWS)
  if (counts.rows === 0) return adminText.noRowsWithDate
  const statements = [...byAccount].map(([account, entries]): ParsedStatement => {
    return { account, currency: entries[0]?.amount.currency ?? null, entries }
  })
  const only: ParsedStatement = { account: known, currency: mapping.fixedCurrency, entries: [] }
  return {
    ok: true,
    statements: statements.length > 0 ? statements : [only],
    skippedDebits: counts.debits,
    warnings: warningsOf(counts),
  }
}

function warningsOf({ pending, undated, empty }: { pending: number; undated: number; empty: number }): string[] {
  return [
    ...(pending > 0 ? [adminText.rowsNotBooked(pending)] : []),
    ...(undated > 0 ? [adminText.rowsWithoutDate(undated)] : []),
    ...(empty > 0 ? [adminText.rowsWithoutAmount(empty)] : []),
  ]
}

function entryOf(row: Row, mapping: CsvMapping, bookedOn: string, { amount }: SignedAmount): StatementEntry {
  const texts = mapping.texts.map((index) => cellAt(row, index)).filter((text) => text !== '')
  const reference = cellAt(row, mapping.reference)
  return {
    bookedOn,
    amount,
    payerName: cellAt(row, mapping.payerName).replaceAll(/\s+/g, ' '),
    payerAccount: cleanAccount(cellAt(row, mapping.payerAccount)),
    reference: /^(?:NOTPROVIDED|NONREF)$/i.test(reference) ? '' : reference,
    text: texts.join('\n'),
    bankReference: null,
  }
}

/** The amount with its sign; null if the row has none, a text if it cannot be read. */
function creditOf(row: Row, mapping: CsvMapping, currency: CurrencyCode): SignedAmount | null | string {
  const read = (index: number | null): SignedAmount | null | string => {
    const cell = cellAt(row, index)
    if (cell === '' || mapping.decimal === null) return null
    return readAmount(cell, mapping.decimal, currency) ?? adminText.notAnAmount(cell, currency)
  }
  if (mapping.amount !== null) {
    const amount = read(mapping.amount)
    if (amount === null || typeof amount === 'string') return amount
    const direction = directionOf(cellAt(row, mapping.direction))
    return direction === 'debit' ? { ...amount, isNegative: true } : amount
  }
  const credit = read(mapping.credit)
  if (typeof credit === 'string' || (credit && credit.amount.minor > 0)) return credit
  const debit = read(mapping.debit)
  return debit && typeof debit !== 'string' ? { ...debit, isNegative: true } : debit
}

const CREDIT_WORDS = new Set([
  'c',
  'cr',
  'cred',
  'credit',
  'crdt',
  'h',
  'haben',
  'bij',
  'haber',
  'avere',
  'kredit',
  'credito',
  'uznanie',
  '+',
])
const DEBIT_WORDS = new Set([
  'd',
  'dr',
  'deb',
  'debit',
  'dbit',
  's',
  'soll',
  'af',
  'debe',
  'dare',
  'debet',
  'debito',
  'obciazenie',
  '-',
])

function directionOf(cell: string): 'credit' | 'debit' | null {
  const word = headerName(cell) || cell.trim()
  return CREDIT_WORDS.has(word) ? 'credit' : DEBIT_WORDS.has(word) ? 'debit' : null
}

/** Some banks give the column of H and S no name. */
function directionIn(header: Row, rows: readonly Row[]): number | null {
  if (rows.length === 0) return null
  const found = header.findIndex(
    (name, index) => columnOf(name) === null && rows.every((row) => directionOf(row[index] ?? '') !== null),
  )
  return found === -1 ? null : found
}

const PENDING =
  /vorgemerkt|ausstehend|pending|en attente|en cours|pendiente|in sospeso|pendente|in behandeling|gereserveerd|oczekuj|declined|failed|reverted|rejected/i

function isPending(status: string): boolean {
  return PENDING.test(status)
}

function currencyOf(row: Row, { currency, fixedCurrency }: CsvMapping): CurrencyCode | null {
  const code = cellAt(row, currency).toUpperCase()
  return currency === null ? fixedCurrency : isCurrency(code) ? code : code === '' ? fixedCurrency : null
}

const SYMBOLS: readonly (readonly [RegExp, CurrencyCode])[] = [
  [/€|\beuros?\b/i, 'EUR'],
  [/£/, 'GBP'],
  [/zł/i, 'PLN'],
  [/₦/, 'NGN'],
]

/** The only currency in header and amounts, else the only one in the lines before the table. */
function currencyIn(cells: readonly string[], preamble: readonly Row[]): CurrencyCode | null {
  return onlyCurrency(cells) ?? onlyCurrency(preamble.flat())
}

function onlyCurrency(cells: readonly string[]): CurrencyCode | null {
  const found = new Set<CurrencyCode>()
  for (const cell of cells) {
    for (const code of cell.match(/(?<![A-Z])[A-Z]{3}(?![A-Z])/g) ?? []) if (isCurrency(code)) found.add(code)
    for (const [symbol, code] of SYMBOLS) if (symbol.test(cell)) found.add(code)
  }
  const [only] = found
  return found.size === 1 && only ? only : null
}

function cellsOf(rows: readonly Row[], index: number | null): readonly string[] {
  return index === null ? [] : rows.map((row) => row[index]?.trim() ?? '').filter((cell) => cell !== '')
}

function cellAt(row: Row, index: number | null): string {
  return index === null ? '' : (row[index]?.trim() ?? '')
}
