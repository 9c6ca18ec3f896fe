/**
 * `parseCsvStatement` reads the CSV export of a bank. It detects separator, header and columns, and derives the date
 * order and the decimal separator from whole columns. If something is uncertain, the result proposes a `CsvMapping`
 * instead: plain JSON (`csvMappingSchema`) that fits every file with the same `headerKey`.
 */

import { createHash } from 'node:crypto'
import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'
import { CURRENCY_CODES, type CurrencyCode, isCurrency } from '#app/base/currencies.ts'
import { normalizeColumnName } from '#app/lib/csv.ts'
import { type ColumnKind, findColumn } from '#app/payments/csv-columns.ts'
import { isDateLike } from '#app/payments/recognize-statement.ts'
import { adminText } from '#app/payments/transfers/admin-text.ts'
import {
  DIRECTIONS,
  type Direction,
  isBalanceText,
  listDistinctWords,
  MAX_WORD_LENGTH,
  normalizeDirection,
  parseDirection,
  rankDirectionColumn,
} from '#app/payments/transfers/csv-directions.ts'
import {
  type AmountCell,
  DATE_ORDERS,
  DECIMAL_SEPARATORS,
  detectDateOrder,
  detectDecimalSeparator,
  isEmptyAmount,
  readAmount,
  readDate,
  type SignedAmount,
} from '#app/payments/transfers/csv-values.ts'
import { isIban } from '#app/payments/transfers/iban.ts'
import {
  cleanAccount,
  collapseSpaces,
  MAX_STATEMENT_ROWS,
  type ParsedStatement,
  type ParsedStatements,
  type StatementEntry,
} from '#app/payments/transfers/statement-row.ts'

const MAX_COLUMNS = 100
const MAX_HEADER_LINE = 60
/** Records include other lines before and after the payments. */
const MAX_RECORDS = MAX_STATEMENT_ROWS + 2 * MAX_HEADER_LINE
/** A mapping collects the words of all files with a layout, and each file may add some. */
const MAX_EXPLAINED_WORDS = 60
const SAMPLE_ROWS = 5
/** Enough to find the separator and the header. */
const START_LENGTH = 40_000
/** A currency with two decimals, to find the decimal separator of amounts whose currency is unknown. */
const SAMPLE_CURRENCY: CurrencyCode = 'EUR'
/** Enough rows to recognize the contents of a column with an unknown name. */
const CONTENT_ROWS = 500
const SEPARATORS = [';', ',', '\t', '|']

/** The position of a column, from 0. */
const column = z
  .int()
  .min(0)
  .max(MAX_COLUMNS - 1)
  .nullable()

/**
 * A mapping is complete if it has a date with its order, an amount or a credit with its decimal separator, and a
 * currency.
 */
export const csvMappingSchema = z.strictObject({
  /** Identifies the layout: the hash of the header. */
  headerKey: z.string().max(64),
  bookedOn: column,
  dateOrder: z.enum(DATE_ORDERS).nullable(),
  /** The column with signed amounts, if there is one. */
  amount: column,
  /** The column of credits, if amounts are not signed. The column of debits shows which rows are debits. */
  credit: column,
  debit: column,
  /** The column with the sign of `amount`: C or D, H or S, Bij or Af. */
  direction: column,
  /**
   * The words in the direction column that staff explained, normalized by `normalizeDirection`. Without a column, `{}`
   * means that the amounts are signed or are all credits; null means that nobody has decided yet.
   */
  directions: z
    .record(z.string().max(MAX_WORD_LENGTH), z.enum(DIRECTIONS))
    .refine((words) => Object.keys(words).length <= MAX_EXPLAINED_WORDS)
    .nullish(),
  decimal: z.enum(DECIMAL_SEPARATORS).nullable(),
  currency: column,
  /** Set if no column contains the currency. */
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
  /** The column that identifies pending rows, which are skipped. */
  status: column,
})
export type CsvMapping = Readonly<z.infer<typeof csvMappingSchema>>

export type CsvMappingRequest = {
  readonly ok: false
  readonly needs: 'mapping'
  /** Tells staff what is uncertain. */
  readonly reason: string
  readonly headerKey: string
  /** The column names, in order. */
  readonly columns: readonly string[]
  readonly sample: readonly (readonly string[])[]
  /** The distinct words of each column, with their known directions; an empty list if there are too many. */
  readonly words: readonly (readonly DirectionWord[])[]
  /** The recognized columns; null where nothing fits. */
  readonly proposed: CsvMapping
}

type DirectionWord = {
  readonly word: string
  /** The original spelling in the file. */
  readonly label: string
  readonly direction: Direction | null
}

type CsvStatements =
  | (Extract<ParsedStatements, { ok: true }> & { readonly mapping: CsvMapping })
  | Extract<ParsedStatements, { ok: false }>
  | CsvMappingRequest

type Row = readonly string[]
type Table = {
  readonly preamble: readonly Row[]
  /** Empty names if the file has no header. */
  readonly header: Row
  readonly rows: readonly Row[]
  /** True if the header was recognized by its names. */
  readonly isNamed: boolean
}

export function parseCsvStatement(text: string, mappings: readonly CsvMapping[]): CsvStatements {
  const table = readTable(text)
  if (typeof table === 'string') return { ok: false, reason: table }
  const headerKey = computeHeaderKey(table)
  const stored = mappings.find((mapping) => mapping.headerKey === headerKey)
  const mapping = addPossibleDirection(table, stored ?? detectMapping(table, headerKey))
  const missingPart = stored ? findMissingPart(table, mapping) : findUncertainty(table, mapping)
  const read = missingPart === null ? readRows(table, mapping) : missingPart
  if (typeof read !== 'string') return { ...read, mapping }
  if (stored && missingPart === null) return { ok: false, reason: read }
  const columns = table.header.map((name, index) => name.trim() || adminText.columnNumber(index + 1))
  const sample = table.rows.slice(0, SAMPLE_ROWS).map((row) => columns.map((_, index) => row[index] ?? ''))
  const payments = listPaymentRows(table, mapping)
  const words = columns.map((_, index) => {
    const labels = listDistinctWords(payments.map((row) => getCell(row, index)))
    return labels.map((label) => ({ word: normalizeDirection(label), label, direction: parseDirection(label) }))
  })
  return { ok: false, needs: 'mapping', reason: read, headerKey, columns, sample, words, proposed: mapping }
}

/**
 * Returns a key that is the same for all files with a bank's layout. Without a header, the layout is derived from the
 * contents of the columns.
 */
function computeHeaderKey({ header, rows }: Table): string {
  const isHeaderless = header.every((cell) => cell === '')
  const names = isHeaderless
    ? ['no header', ...header.map((_, index) => detectContent(listCells(rows, index)))]
    : header.map((cell) => normalizeColumnName(cell))
  return createHash('sha256').update(names.join('|')).digest('hex').slice(0, 32)
}

type Content = 'date' | 'currency' | 'amount' | 'account' | 'text' | 'empty'

function detectContent(cells: readonly string[]): Content {
  if (cells.length === 0) return 'empty'
  if (cells.every((cell) => isDateLike(cell))) return 'date'
  if (cells.every((cell) => isCurrency(cell))) return 'currency'
  if (cells.every((cell) => isEmptyAmount(cell) || isAmountLike(cell))) return 'amount'
  return cells.every((cell) => isIban(cleanAccount(cell))) ? 'account' : 'text'
}

function isAmountLike(cell: string): boolean {
  return DECIMAL_SEPARATORS.some((separator) => readAmount(cell, separator, SAMPLE_CURRENCY) !== null)
}

function readTable(text: string): Table | string {
  const start = text.slice(0, START_LENGTH)
  const lines = text.length > START_LENGTH ? start.slice(0, start.lastIndexOf('\n') + 1) : start
  const [best] = SEPARATORS.map((separator) => {
    const { records, problem } = readRecords(lines, separator)
    const header = findHeader(records)
    return { separator, ...header, isNamed: header.score >= KNOWN_HEADER_SCORE, isComplete: problem === null }
  })
    .filter(({ score }) => score > 0)
    .toSorted(
      (a, b) =>
        Number(b.isNamed) - Number(a.isNamed) || Number(b.isComplete) - Number(a.isComplete) || b.score - a.score,
    )
  if (!best) return adminText.csvUnknown
  const { records, problem } = readRecords(text, best.separator)
  if (problem !== null) return problem
  if (records.length === MAX_RECORDS) return adminText.tooManyRows(MAX_STATEMENT_ROWS)
  const header = best.line === -1 ? (records[0] ?? []).map(() => '') : (records[best.line] ?? [])
  if (header.length > MAX_COLUMNS) return adminText.tooManyColumns(MAX_COLUMNS)
  const rows = records.slice(best.line + 1)
  const preamble = records.slice(0, Math.max(0, best.line))
  return { preamble, header, rows, isNamed: best.isNamed }
}

/** Reads the records up to the first unclosed quote, and reports the line of that quote. */
function readRecords(text: string, delimiter: string): { readonly records: Row[]; readonly problem: string | null } {
  const records: Row[] = []
  let lastLine = 0
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: MAX_RECORDS,
      on_record: (record: Row, { lines }) => {
        records.push(record)
        lastLine = lines
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { records, problem: adminText.quotesInvalid(lastLine + 1) }
  }
  // Spreadsheets protect numbers with an apostrophe.
  const isProtected = text.includes("'")
  const removeApostrophes = (row: Row) => row.map((cell) => cell.replace(/^'(?=[\d=+\-@])/, ''))
  return { records: isProtected ? records.map(removeApostrophes) : records, problem: null }
}

const KNOWN_HEADER_SCORE = 100

/**
 * Finds the line with the most known names, otherwise the line before the first row with a date. Returns -1 if there is
 * no header.
 */
function findHeader(records: readonly Row[]): { readonly line: number; readonly score: number } {
  let best = { line: 0, score: 0 }
  for (const [line, cells] of records.slice(0, MAX_HEADER_LINE).entries()) {
    const kinds = new Set(cells.map((cell) => findColumn(cell)?.kind))
    const hasDate = kinds.has('bookedOn') || kinds.has('valueDate')
    const hasAmount = kinds.has('amount') || kinds.has('credit')
    kinds.delete(undefined)
    const score = hasDate && hasAmount && cells.length >= 2 ? KNOWN_HEADER_SCORE + kinds.size : 0
    if (score > best.score) best = { line, score }
  }
  if (best.score > 0) return best
  const first = records.findIndex((cells) => cells.length >= 3 && cells.some(isDateLike) && cells.some(hasDigits))
  return first === -1 ? best : { line: first - 1, score: Math.min(records[first]?.length ?? 0, 50) }
}

function hasDigits(cell: string): boolean {
  return /\d/.test(cell) && !isDateLike(cell)
}

function detectMapping(table: Table, headerKey: string): CsvMapping {
  const { preamble, header, rows } = table
  // Columns recognized by content are only proposed to staff: content does not distinguish an amount from a balance.
  const isDated = (row: Row) => row.some(isDateLike)
  const sample = table.isNamed ? rows.slice(0, CONTENT_ROWS) : rows
  const datedSample = sample.filter(isDated)
  const contents = header.map((_, index) => detectContent(listCells(datedSample, index)))
  const findKind = (kind: ColumnKind): number | null => {
    const found = header
      .map((cell, index) => ({ index, column: findColumn(cell) }))
      .filter(({ column, index }) => column?.kind === kind && (kind !== 'amount' || contents[index] !== 'date'))
      .toSorted((a, b) => (a.column?.rank ?? 0) - (b.column?.rank ?? 0))
    return found[0]?.index ?? null
  }
  const findContent = (content: Content): number | null => {
    const found = table.isNamed ? -1 : contents.indexOf(content)
    return found === -1 ? null : found
  }
  const isCurrencyColumn = (index: number | null) =>
    index !== null &&
    listCells(rows, index).length > 0 &&
    listCells(rows, index).every((cell) => isCurrency(cell.trim()))
  const valueDate = findKind('valueDate')
  const bookedOn = findKind('bookedOn') ?? (isCurrencyColumn(valueDate) ? null : valueDate) ?? findContent('date')
  const dated = rows.filter((row) => bookedOn !== null && isDateLike(row[bookedOn] ?? ''))
  const payer = { payerName: findKind('payerName'), payerAccount: findKind('payerAccount') ?? findContent('account') }
  const payments = dated.filter((row) => isPayment(row, payer))
  const pair = findSplitColumns(header, payments)
  const namedColumns = {
    amount: findKind('amount'),
    ...(findSides(header, payments, pair) ?? toSides(findKind('credit'), findKind('debit'))),
  }
  const likely = table.isNamed ? null : findLikelyAmount(header, payments, contents)
  const anyAmount = pair && !hasSignedColumn(pair, namedColumns.amount, payments) ? null : namedColumns.amount
  const { amount, credit, debit } = toAmounts(
    { ...namedColumns, amount: anyAmount ?? (namedColumns.credit === null && !pair ? likely : null) },
    dated,
  )
  const amountColumn = amount ?? credit
  const amountColumns = amountColumn === null ? (pair ?? []) : [amountColumn]
  const currency = findKind('currency') ?? (isCurrencyColumn(valueDate) ? valueDate : findContent('currency'))
  const fixedCurrency =
    currency === null
      ? detectCurrency(
          amountColumns.flatMap((index) => [header[index] ?? '', ...listCells(dated, index).slice(0, 50)]),
          preamble,
        )
      : null
  const order = detectDateOrder(listCells(dated, bookedOn))
  const mapping: CsvMapping = {
    headerKey,
    bookedOn,
    dateOrder: order === 'ambiguous' || dated.length === 0 ? null : order,
    amount,
    credit,
    debit,
    direction: amount === null ? null : (findKind('direction') ?? findDirectionColumn(header, payments)),
    directions: listCells(dated, amount).some(isNegativeCell) ? {} : null,
    decimal: null,
    currency,
    fixedCurrency,
    ...payer,
    ownAccount: findKind('ownAccount'),
    reference: findKind('reference'),
    texts: [],
    status: findKind('status'),
  }
  const [first = null, second = null] = amountColumn === null ? amountColumns : []
  const decimal = detectDecimalSeparator(
    listAmountCells(dated, amountColumn === null ? { ...mapping, credit: first, debit: second } : mapping),
  )
  return {
    ...mapping,
    texts: findTextColumns(table, mapping, contents, payments),
    decimal: decimal === 'ambiguous' || dated.length === 0 ? null : decimal,
  }
}

type Sides = { readonly credit: number | null; readonly debit: number | null }

function toSides(credit: number | null, debit: number | null): Sides {
  return { credit, debit }
}

/** Returns one signed column, or separate columns of credits and debits. */
function toAmounts({ amount, credit, debit }: Sides & { readonly amount: number | null }, dated: readonly Row[]) {
  const isSplit = credit !== null && debit !== null && !listCells(dated, amount).some(isNegativeCell)
  if (amount !== null && !isSplit) return { amount, credit: null, debit: null }
  return { amount: null, credit, debit: credit === null ? null : debit }
}

/** Two columns can be credits and debits even if up to this share of the rows has an amount in neither. */
const MAX_EMPTY_SHARE = 0.25

/** Finds two columns of amounts, only one of which is filled in each row: money received and money paid out. */
function findSplitColumns(header: Row, payments: readonly Row[]): readonly [number, number] | null {
  const isFilled = (row: Row, index: number) => /[1-9]/.test(getCell(row, index))
  const candidates = header.flatMap((name, index) => {
    const kind = findColumn(name)?.kind
    if (kind !== undefined && kind !== 'amount' && kind !== 'credit' && kind !== 'debit') return []
    const filled = payments.filter((row) => isFilled(row, index)).length
    if (filled === 0 || filled === payments.length) return []
    return detectContent(listCells(payments, index)) === 'amount' ? [index] : []
  })
  for (const [position, first] of candidates.entries()) {
    for (const second of candidates.slice(position + 1)) {
      const hasBoth = payments.some((row) => isFilled(row, first) && isFilled(row, second))
      const empty = payments.filter((row) => !isFilled(row, first) && !isFilled(row, second)).length
      if (!hasBoth && empty <= payments.length * MAX_EMPTY_SHARE) return [first, second]
    }
  }
  return null
}

/** Finds the credits column by its name or by the sign of the debits; null if neither determines it. */
function findSides(header: Row, payments: readonly Row[], pair: readonly [number, number] | null): Sides | null {
  if (!pair) return null
  const [first, second] = pair
  const [firstKind, secondKind] = [findColumn(header[first] ?? '')?.kind, findColumn(header[second] ?? '')?.kind]
  if (firstKind === 'credit' || secondKind === 'debit') return toSides(first, second)
  if (secondKind === 'credit' || firstKind === 'debit') return toSides(second, first)
  const isPaidOut = (index: number) => {
    const cells = listCells(payments, index).filter((cell) => /[1-9]/.test(cell))
    return cells.length > 0 && cells.every(isNegativeCell)
  }
  if (isPaidOut(first) === isPaidOut(second)) return null
  return isPaidOut(second) ? toSides(first, second) : toSides(second, first)
}

/** Returns true if there is also a signed column with all amounts, in addition to the two columns. */
function hasSignedColumn(pair: readonly [number, number], amount: number | null, payments: readonly Row[]): boolean {
  return amount !== null && !pair.includes(amount) && listCells(payments, amount).some(isNegativeCell)
}

const FEE_OR_BALANCE =
  /(?<!\p{L})(?:fees?|charges?|commission|gebuhr(?:en)?|frais|comision|rate|balance|saldo|saldos|solde|kontostand|stand|bakiye|остаток|stanje|zustatek|id|no|nr|number)(?!\p{L})/u

/** Finds the column whose contents are most likely the payment amounts. */
function findLikelyAmount(header: Row, payments: readonly Row[], contents: readonly Content[]): number | null {
  const columns = contents.flatMap((content, index) => {
    if (content !== 'amount') return []
    const cells = listCells(payments, index).filter((cell) => !isEmptyAmount(cell))
    const separator = detectDecimalSeparator(cells.map((cell) => ({ cell, currency: SAMPLE_CURRENCY })))
    const values = payments.map((row) => {
      const read = readAmount(getCell(row, index), separator === ',' ? ',' : '.', SAMPLE_CURRENCY)
      if (!read) return null
      const { minor } = read.amount
      return read.isNegative ? -minor : minor
    })
    return [{ index, cells, values }]
  })
  const isBalance = ({ values }: { readonly values: readonly (number | null)[] }, index: number) =>
    columns.some((other) => other.index !== index && isRunningTotal(values, other.values))
  const ranked = columns.map((column) => {
    const { index, cells } = column
    const isFilled = cells.length === payments.length
    const isNumber = cells.every((cell) => /^\d+$/.test(cell))
    const rank =
      (FEE_OR_BALANCE.test(normalizeColumnName(header[index] ?? '')) || isBalance(column, index) ? -8 : 0) +
      (isNumber ? -2 : 0) +
      (isFilled ? 4 : 0) +
      (cells.some(isNegativeCell) ? 1 : 0)
    return { index, rank }
  })
  return ranked.toSorted((a, b) => b.rank - a.rank)[0]?.index ?? null
}

/** Returns true if each balance differs from the previous one by the amount of one of the two rows. */
function isRunningTotal(balances: readonly (number | null)[], amounts: readonly (number | null)[]): boolean {
  if (balances.length < 2) return false
  return balances.slice(1).every((balance, index) => {
    const [before, earlier, later] = [balances[index], amounts[index], amounts[index + 1]]
    if (balance === null || before === null || before === undefined) return false
    const difference = Math.abs(balance - before)
    return [earlier, later].some((amount) => typeof amount === 'number' && Math.abs(amount) === difference)
  })
}

/** Shorter cells are likely to be codes or countries. */
const MIN_TEXT_LENGTH = 6

/** Finds the description columns by their names, or else all text columns with unknown names. */
function findTextColumns(
  { header, isNamed }: Table,
  { direction }: CsvMapping,
  contents: readonly Content[],
  payments: readonly Row[],
): number[] {
  const namedColumns = header.flatMap((cell, index) => (findColumn(cell)?.kind === 'text' ? [index] : []))
  const others = header.flatMap((cell, index) => {
    const isText = contents[index] === 'text' && findColumn(cell) === null && index !== direction
    const isLong = listCells(payments, index).some((text) => text.length >= MIN_TEXT_LENGTH)
    return isText && isLong && listDistinctWords(listCells(payments, index)).length !== 1 ? [index] : []
  })
  return (
    isNamed && namedColumns.length > 0 ? namedColumns : [...namedColumns, ...others].toSorted((a, b) => a - b)
  ).slice(0, 10)
}

/** Returns true if descriptions were found only by their contents. */
function isTextUncertain({ header }: Table, { texts, reference }: CsvMapping): boolean {
  return texts.length > 0 && reference === null && texts.every((index) => findColumn(header[index] ?? '') === null)
}

/** Lists the cells of all amounts, including debits: more cells make it more certain what the decimal separator is. */
function listAmountCells(rows: readonly Row[], mapping: CsvMapping): readonly AmountCell[] {
  return [mapping.amount, mapping.credit, mapping.debit].flatMap((index) =>
    index === null
      ? []
      : rows.flatMap((row) => {
          const cell = getCell(row, index)
          return isEmptyAmount(cell) ? [] : [{ cell, currency: findCurrency(row, mapping) ?? SAMPLE_CURRENCY }]
        }),
  )
}

/** Returns the reason why staff must check a layout that is read for the first time, or null. */
function findUncertainty(table: Table, mapping: CsvMapping): string | null {
  const missingPart = findMissingPart(table, mapping)
  if (!table.isNamed) {
    const hasAmount = mapping.amount !== null || mapping.credit !== null
    return hasAmount || missingPart === null ? adminText.checkColumns : missingPart
  }
  return missingPart ?? (isTextUncertain(table, mapping) ? adminText.checkTextColumn : null)
}

/** Returns true if the other column of the pair contains the amounts of the other rows. */
function isHalfOfPair(pair: readonly [number, number], amount: number, table: Table, mapping: CsvMapping): boolean {
  return pair.includes(amount) && !listCells(listPaymentRows(table, mapping), amount).some(isNegativeCell)
}

/** Returns what staff must choose to complete the mapping, or null. */
function findMissingPart(table: Table, mapping: CsvMapping): string | null {
  if (mapping.bookedOn === null) return adminText.chooseDateColumn
  const pair = mapping.credit === null ? findSplitColumns(table.header, listPaymentRows(table, mapping)) : null
  if (pair && (mapping.amount === null || isHalfOfPair(pair, mapping.amount, table, mapping))) {
    const [first, second] = pair.map((index) => table.header[index]?.trim() || adminText.columnNumber(index + 1))
    return adminText.chooseCreditColumn(first ?? '', second ?? '')
  }
  if (mapping.amount === null && mapping.credit === null) return adminText.chooseAmountColumn
  if (mapping.currency === null && mapping.fixedCurrency === null) return adminText.chooseCurrency
  if (mapping.dateOrder === null) return adminText.chooseDateOrder
  if (mapping.decimal === null) return adminText.chooseDecimalSeparator
  // If no column could state the direction, there is nothing to choose.
  const isKnown = mapping.direction === null || isDirectionKnown(listPaymentRows(table, mapping), mapping)
  return isKnown ? null : adminText.chooseDirections
}

type ReadRows = Extract<ParsedStatements, { ok: true }>

/** Returns the entries, or why a row cannot be read. */
function readRows({ preamble, rows }: Table, mapping: CsvMapping): ReadRows | string {
  const byAccount = new Map<string, StatementEntry[]>()
  const preambleAccount =
    preamble.flatMap((cells) => cells.map((cell) => cleanAccount(cell))).find((cell) => isIban(cell)) ?? ''
  const counts = { rows: 0, debits: 0, pending: 0, undated: 0, empty: 0, balances: 0 }
  for (const row of rows) {
    const cell = getCell(row, mapping.bookedOn)
    if (!isDateLike(cell)) {
      counts.undated++
      continue
    }
    counts.rows++
    const date = mapping.dateOrder && readDate(cell, mapping.dateOrder)
    if (date === null) return adminText.dateUnlikeOthers(cell)
    if (!isPayment(row, mapping)) {
      counts.balances++
      continue
    }
    if (isPending(getCell(row, mapping.status))) {
      counts.pending++
      continue
    }
    const currency = findCurrency(row, mapping)
    if (!currency) return adminText.unknownCurrency(getCell(row, mapping.currency), date)
    const read = parseCredit(row, mapping, currency)
    if (typeof read === 'string') return read
    if (read === null) counts.empty++
    else if (read.isNegative) counts.debits++
    else if (read.amount.minor > 0) {
      const account = cleanAccount(getCell(row, mapping.ownAccount)) || preambleAccount
      const entries = byAccount.get(account) ?? []
      entries.push(toEntry(row, mapping, date, read))
      byAccount.set(account, entries)
    }
  }
  if (counts.rows > MAX_STATEMENT_ROWS) return adminText.tooManyRows(MAX_STATEMENT_ROWS)
  if (counts.rows === 0) return adminText.noRowsWithDate
  const statements = [...byAccount].map(([account, entries]): ParsedStatement => {
    return { account, currency: entries[0]?.amount.currency ?? null, entries }
  })
  const emptyStatement: ParsedStatement = { account: preambleAccount, currency: mapping.fixedCurrency, entries: [] }
  return {
    ok: true,
    statements: statements.length > 0 ? statements : [emptyStatement],
    skippedDebits: counts.debits,
    warnings: listWarnings(counts),
  }
}

type RowCounts = Readonly<Record<'pending' | 'undated' | 'empty' | 'balances', number>>

function listWarnings({ pending, undated, empty, balances }: RowCounts): string[] {
  return [
    ...(balances > 0 ? [adminText.rowsOfBalances(balances)] : []),
    ...(pending > 0 ? [adminText.rowsNotBooked(pending)] : []),
    ...(undated > 0 ? [adminText.rowsWithoutDate(undated)] : []),
    ...(empty > 0 ? [adminText.rowsWithoutAmount(empty)] : []),
  ]
}

function toEntry(row: Row, mapping: CsvMapping, bookedOn: string, { amount }: SignedAmount): StatementEntry {
  const texts = mapping.texts.map((index) => getCell(row, index)).filter((text) => text !== '')
  const reference = getCell(row, mapping.reference)
  return {
    bookedOn,
    amount,
    payerName: collapseSpaces(getCell(row, mapping.payerName)),
    payerAccount: cleanAccount(getCell(row, mapping.payerAccount)),
    reference: /^(?:NOTPROVIDED|NONREF)$/i.test(reference) ? '' : reference,
    text: texts.join('\n'),
    bankReference: null,
  }
}

/** Returns the signed amount; null if the row has no amount, or the reason why it cannot be read. */
function parseCredit(row: Row, mapping: CsvMapping, currency: CurrencyCode): SignedAmount | null | string {
  const read = (index: number | null): SignedAmount | null | string => {
    const cell = getCell(row, index)
    if (isEmptyAmount(cell) || mapping.decimal === null) return null
    return readAmount(cell, mapping.decimal, currency) ?? adminText.notAnAmount(cell, currency)
  }
  if (mapping.amount !== null) {
    const amount = read(mapping.amount)
    if (amount === null || typeof amount === 'string') return amount
    return getRowDirection(row, mapping) === 'debit' ? { ...amount, isNegative: true } : amount
  }
  const credit = read(mapping.credit)
  if (typeof credit === 'string' || (credit && credit.amount.minor > 0)) return credit
  const debit = read(mapping.debit)
  return debit && typeof debit !== 'string' ? { ...debit, isNegative: true } : debit
}

/** Some banks leave the column with H and S unnamed, or give it a name that other banks use for a different column. */
function findDirectionColumn(header: Row, rows: readonly Row[]): number | null {
  if (rows.length === 0) return null
  const found = header.findIndex(
    (name, index) => canStateDirection(name) && rows.every((row) => parseDirection(row[index] ?? '') !== null),
  )
  return found === -1 ? null : found
}

function canStateDirection(name: string): boolean {
  const kind = findColumn(name)?.kind
  return kind === undefined || kind === 'text' || kind === 'status'
}

/** Finds the column that most likely states the direction, although some of its words are unknown. */
function findPossibleDirection(header: Row, rows: readonly Row[]): number | null {
  const textColumns = header.filter((name) => findColumn(name)?.kind === 'text').length
  const [best] = header
    .map((name, index) => {
      const cells = rows.map((row) => getCell(row, index))
      const words = listDistinctWords(cells)
      const rank = canStateDirection(name) ? rankDirectionColumn(name, cells) : 0
      // The words of the only description column can repeat too. If there is another description column, a column with
      // a few repeated words states the kind of payment.
      const kind = findColumn(name)?.kind
      const isDescription = kind === 'text' && (textColumns < 2 || words.length > cells.length / 2)
      const maxLength = Math.max(0, ...words.map((word) => word.length))
      return { index, maxLength, rank: isDescription || kind === 'status' ? 0 : rank }
    })
    .toSorted((a, b) => b.rank - a.rank || a.maxLength - b.maxLength)
  return best && best.rank > 0 ? best.index : null
}

/** Adds the column whose words staff must explain, if the direction is uncertain. */
function addPossibleDirection(table: Table, mapping: CsvMapping): CsvMapping {
  const rows = listPaymentRows(table, mapping)
  if (mapping.direction !== null || isDirectionKnown(rows, mapping)) return mapping
  const direction = findPossibleDirection(table.header, rows)
  return { ...mapping, direction, texts: mapping.texts.filter((index) => index !== direction) }
}

/** Returns true if a column, the sign of the amounts, or staff's choices determine which rows are debits. */
function isDirectionKnown(rows: readonly Row[], mapping: CsvMapping): boolean {
  const { amount, direction, directions } = mapping
  if (amount === null) return true
  if (direction === null) return Boolean(directions) || rows.some((row) => isNegativeCell(getCell(row, amount)))
  return rows.every((row) => {
    const cell = getCell(row, amount)
    return isEmptyAmount(cell) || isNegativeCell(cell) || getRowDirection(row, mapping) !== null
  })
}

/** Returns booked rows with a date, except balances. */
function listPaymentRows({ rows }: Table, mapping: CsvMapping): readonly Row[] {
  return rows.filter(
    (row) =>
      isDateLike(getCell(row, mapping.bookedOn)) && isPayment(row, mapping) && !isPending(getCell(row, mapping.status)),
  )
}

/** A balance has no payer, and a payer can write “Final balance” as the text of a payment. */
function isPayment(row: Row, { payerName, payerAccount }: Pick<CsvMapping, 'payerName' | 'payerAccount'>): boolean {
  const name = getCell(row, payerName)
  return (name !== '' && !isBalanceText(name)) || getCell(row, payerAccount) !== '' || !row.some(isBalanceText)
}

function isNegativeCell(cell: string): boolean {
  return DECIMAL_SEPARATORS.some((separator) => readAmount(cell, separator, SAMPLE_CURRENCY)?.isNegative)
}

/** Staff's choice for a word takes precedence over the known words. */
function getRowDirection(row: Row, { direction, directions }: CsvMapping): Direction | null {
  const cell = getCell(row, direction)
  return directions?.[normalizeDirection(cell)] ?? parseDirection(cell)
}

const PENDING =
  /vorgemerkt|ausstehend|pending|en attente|en cours|pendiente|in sospeso|pendente|in behandeling|gereserveerd|oczekuj|declined|failed|reverted|rejected|cancell?ed|refunded/i

function isPending(status: string): boolean {
  return PENDING.test(status)
}

function findCurrency(row: Row, { currency, fixedCurrency }: CsvMapping): CurrencyCode | null {
  const code = getCell(row, currency).toUpperCase()
  return currency === null ? fixedCurrency : isCurrency(code) ? code : code === '' ? fixedCurrency : null
}

const SYMBOLS: readonly (readonly [RegExp, CurrencyCode])[] = [
  [/€|\beuros?\b/i, 'EUR'],
  [/£/, 'GBP'],
  [/zł/i, 'PLN'],
  [/₦/, 'NGN'],
]

/** Finds the only currency in the header and the amounts, or else the only currency in the lines before the table. */
function detectCurrency(cells: readonly string[], preamble: readonly Row[]): CurrencyCode | null {
  return findOnlyCurrency(cells) ?? findOnlyCurrency(preamble.flat())
}

function findOnlyCurrency(cells: readonly string[]): CurrencyCode | null {
  const found = new Set<CurrencyCode>()
  for (const cell of cells) {
    for (const code of cell.match(/(?<![A-Z])[A-Z]{3}(?![A-Z])/g) ?? []) if (isCurrency(code)) found.add(code)
    for (const [symbol, code] of SYMBOLS) if (symbol.test(cell)) found.add(code)
  }
  const [only] = found
  return found.size === 1 && only ? only : null
}

function listCells(rows: readonly Row[], index: number | null): readonly string[] {
  return index === null ? [] : rows.map((row) => row[index]?.trim() ?? '').filter((cell) => cell !== '')
}

function getCell(row: Row, index: number | null): string {
  return index === null ? '' : (row[index]?.trim() ?? '')
}
