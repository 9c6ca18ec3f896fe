import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { FileContent, RecognizedFile } from '#app/base/import-formats.ts'
import { readPageFile } from '#app/content/page-file.ts'
import { adminText } from '#app/exchange/imports/admin-text.ts'
import {
  type FormatHeading,
  findMissingCurrency,
  getFormat,
  recognizeFormat,
} from '#app/exchange/imports/file-formats.ts'
import { IMPORT_FILE_LIMITS } from '#app/exchange/imports/import-limits.ts'
import { isKnownProductFile, SAMPLE_ROWS } from '#app/exchange/product-files/file-heading.ts'
import { looksLikeProducts } from '#app/exchange/product-files/mapping/propose-mapping.ts'
import { LocalValues } from '#app/exchange/received-files/local-values.ts'
import { describeOtherFile } from '#app/exchange/received-files/other-files.server.ts'
import { readDocument } from '#app/exchange/received-files/read-document.server.ts'
import { recognizePeople } from '#app/exchange/received-files/recognize-people.ts'
import { formatCsvLine, hasRepeatedNames, withUniqueNames } from '#app/exchange/received-files/unique-names.ts'
import { readCellText } from '#app/lib/csv.ts'
import { readRow } from '#app/platform/files/file-row.ts'
import { type CsvRecord, detectDelimiter, FileRejectedError, readCsv } from '#app/platform/files/read-csv.server.ts'
import { blankLinesBefore, cleanTable, replaceLines } from '#app/platform/files/table-bytes.ts'

export type UploadedFile = { readonly name: string; readonly bytes: Uint8Array }

/**
 * `ok` is false for tables that no import except the product import can read: `cells` is the header, `sample` has rows
 * below it, and `table` is the content for `readCsv`.
 */
type RecognitionResult =
  | { readonly ok: true; readonly file: RecognizedFile }
  | {
      readonly ok: false
      readonly cells: readonly string[]
      readonly sample: readonly (readonly string[])[]
      readonly table: UploadedFile
    }

/**
 * Recognizes Markdown by its name, JSON and XLIFF by their format, and tables by their header. Only Markdown files
 * can be uploaded together. @throws FileRejectedError
 */
export async function recognizeFiles([first, ...others]: readonly UploadedFile[]): Promise<RecognitionResult> {
  if (!first) throw new FileRejectedError(adminText.noFile)
  const files = [first, ...others]
  if (files.every(isPage)) return { ok: true, file: toPages(files) }
  if (others.length > 0) throw new FileRejectedError(adminText.onlyMarkdownTogether)
  const other = describeOtherFile(first.bytes)
  if (other) throw new FileRejectedError(other)
  if (isArchive(first)) throw new FileRejectedError(adminText.unpackArchive)
  if (isJson(first)) return { ok: true, file: await readDocument({ ...first, type: 'json' }) }
  if (isXml(first)) return { ok: true, file: await readDocument({ ...first, type: 'xliff' }) }
  return await recognizeTable(first)
}

function isPage({ name }: UploadedFile): boolean {
  return /\.(md|markdown)$/i.test(name)
}

/** Returns false for spreadsheets, which are also ZIP archives. */
function isArchive({ name, bytes }: UploadedFile): boolean {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  return start.startsWith('PK') && (/\.zip$/i.test(name) || start.slice(30).startsWith('README.txt'))
}

/** A table does not begin with an angle bracket. */
function isXml({ name, bytes }: UploadedFile): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 64)).trimStart()
  return /\.(xlf|xliff|xml)$/i.test(name) || start.startsWith('<')
}

/** A table does not begin with a bracket. */
function isJson({ name, bytes }: UploadedFile): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 64)).trimStart()
  return /\.json$/i.test(name) || /^[{[]/.test(start)
}

function toPages(files: readonly UploadedFile[]): RecognizedFile {
  const [first] = files
  const name = files.length === 1 && first ? first.name : adminText.markdownFiles(files.length)
  return { name, format: 'pages', ignoredColumns: [], isCurrencyKnown: true, rows: readPages(files) }
}

/** Lets other requests run between files. */
async function* readPages(files: readonly UploadedFile[]): AsyncGenerator<FileContent> {
  for (const [index, file] of files.entries()) {
    yield readPageFile(file, index + 1)
    await yieldToEventLoop()
  }
}

async function recognizeTable(file: UploadedFile): Promise<RecognitionResult> {
  const { bytes, guessedEncoding } = cleanTable(file.bytes)
  const name = guessedEncoding === null ? file.name : adminText.encodingGuessed(file.name, guessedEncoding)
  const table = { name, ...(await findHeader(bytes)) }
  const heading = recognizeHeading(table)
  if (typeof heading === 'string') throw new FileRejectedError(heading)
  if (!heading) return { ok: false, cells: table.cells, sample: table.sample, table }
  const { format, ignoredColumns, isCurrencyKnown } = heading
  return { ok: true, file: { name, format, ignoredColumns, isCurrencyKnown, rows: readRows(table.bytes, heading) } }
}

/**
 * Recognizes a table by its column names. A list of customers is read with the set of names that matches the most
 * columns: the names in this store, in WooCommerce or in any system.
 */
function recognizeHeading(table: HeadedTable): FormatHeading | string | null {
  const heading = recognizeFormat(table.cells)
  if (typeof heading === 'string') return heading
  if (heading === null) return findPeople(table)
  if (!['customers', 'woocommerce-customers'].includes(heading.format)) return heading
  const people = findPeople(table)
  return people && matchesBetter(people, heading) ? people : heading
}

/**
 * Lists with currencies in column names are from this store. Lists with WooCommerce's column names can be from other
 * systems: those with a consent column are not from WooCommerce.
 */
function matchesBetter(people: FormatHeading, heading: FormatHeading): boolean {
  if (heading.format !== 'customers') return people.columns.includes('consent')
  const hasCurrencies = heading.columns.some((column) => column?.startsWith('spent ('))
  return !hasCurrencies && countMatched(people) > countMatched(heading)
}

function countMatched({ columns }: FormatHeading): number {
  return columns.filter((column) => column !== null).length
}

function findPeople({ cells, sample }: Pick<HeadedTable, 'cells' | 'sample'>): FormatHeading | null {
  return isKnownProductFile(cells, sample) ? null : recognizePeople(cells, sample)
}

type HeadedTable = {
  /** The header is the first line that is not empty, with unique names. */
  readonly bytes: Uint8Array
  readonly cells: readonly string[]
  readonly sample: readonly (readonly string[])[]
}

/** @throws FileRejectedError */
async function findHeader(bytes: Uint8Array): Promise<HeadedTable> {
  const start: CsvRecord[] = []
  for await (const record of readCsv(bytes, IMPORT_FILE_LIMITS)) {
    if (start.push(record) > MAX_TITLE_ROWS + SAMPLE_ROWS) break
  }
  const at = findHeaderIndex(start.map(({ cells }) => cells))
  const [header, ...rows] = start.slice(at)
  if (!header) throw new FileRejectedError(adminText.fileEmpty)
  const sample = rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells)
  const tableBytes = at === 0 ? bytes : blankLinesBefore(bytes, header.line)
  if (!hasRepeatedNames(header.cells) || !isRecognized(header.cells, sample))
    return { bytes: tableBytes, cells: header.cells, sample }
  const uniqueNames = await withUniqueNames(header.cells, readCsv(tableBytes, IMPORT_FILE_LIMITS))
  // A new name can make the file look like one from a different system, in which similar columns are summed.
  const cells = isRecognized(uniqueNames, sample)
    ? uniqueNames
    : uniqueNames.map((name, at) => (name === header.cells[at] ? name : ''))
  const lines = { from: header.line, to: rows[0]?.line ?? header.line + 1 }
  return { bytes: replaceLines(tableBytes, lines, formatCsvLine(cells, detectDelimiter(tableBytes))), cells, sample }
}

/** Suppliers' lists begin with the supplier's name and a date. */
const MAX_TITLE_ROWS = 10

/** Finds the first row that can be a header: at the top, or below a few rows with at most half as many cells. */
function findHeaderIndex(rows: readonly (readonly string[])[]): number {
  const countCells = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length
  let widest = 0
  for (const [at, cells] of rows.slice(0, MAX_TITLE_ROWS + 1).entries()) {
    const sample = rows.slice(at + 1, at + 1 + SAMPLE_ROWS)
    if (countCells(cells) >= 2 * widest && isTable(cells, sample)) return at
    widest = Math.max(widest, countCells(cells))
  }
  return 0
}

function isTable(header: readonly string[], sample: readonly (readonly string[])[]): boolean {
  return isRecognized(header, sample) || looksLikeProducts({ header, sample })
}

/** Returns true if the column names identify the file. */
function isRecognized(header: readonly string[], sample: readonly (readonly string[])[]): boolean {
  const isKnown = recognizeFormat(header) !== null || isKnownProductFile(header, sample)
  return isKnown || recognizePeople(header, sample) !== null
}

/** Yields the rows that are not empty. The notation of amounts and dates is derived from all rows. */
async function* readRows(bytes: Uint8Array, heading: FormatHeading): AsyncGenerator<FileContent> {
  const values = new LocalValues(getFormat(heading.format))
  if (values.hasColumns) for await (const record of readRecordsBelowHeader(bytes)) observeCells(values, heading, record)
  for await (const record of readRecordsBelowHeader(bytes)) {
    const { row, errors } = readRow(heading.columns, record, (cell, column) =>
      values.toText(readCellText(cell), column),
    )
    const isEmpty = Object.keys(row.cells).length === 0 && errors.length === 0
    if (!isEmpty) yield { row, errors: [...errors, ...findMissingCurrency(heading, row)] }
  }
}

async function* readRecordsBelowHeader(bytes: Uint8Array): AsyncGenerator<CsvRecord> {
  const records = readCsv(bytes, IMPORT_FILE_LIMITS)
  await records.next() // skips the header
  yield* records
}

function observeCells(values: LocalValues, { columns }: FormatHeading, { cells }: CsvRecord): void {
  for (const [index, cell] of cells.entries()) {
    const column = columns[index]
    if (column) values.observe(readCellText(cell), column)
  }
}
