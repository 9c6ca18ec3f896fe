import type { RowGroup } from '#app/exchange/imports/item-writer.server.ts'
import { getOriginalText } from '#app/exchange/product-files/cell-text.ts'
import { type Heading, readHeading, SAMPLE_ROWS, toMappedHeading } from '#app/exchange/product-files/file-heading.ts'
import { FORMATS } from '#app/exchange/product-files/formats.ts'
import type { ProductMapping } from '#app/exchange/product-files/mapping/product-mapping.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { shortLine } from '#app/lib/line.ts'
import { cutText } from '#app/lib/text.ts'
import { MAX_CSV_CELL_LENGTH } from '#app/platform/files/csv-limits.ts'
import { type FileError, type FileRow, readRow } from '#app/platform/files/file-row.ts'
import { type CsvRecord, FileRejectedError, readCsv } from '#app/platform/files/read-csv.server.ts'

/** Exceeds the number of rows that a product's sizes, colors and images can need. */
const MAX_ROWS_PER_PRODUCT = 1_000
const MAX_HEADING = 100

type ParsedProductFile = {
  readonly heading: Heading
  readonly products: AsyncGenerator<RowGroup>
  /** After all products are read, returns the columns with content that is not imported, and their row counts. */
  readonly listIgnored: () => { readonly columns: string[]; readonly rows: number[] }
}

/** The number of rows with content that is not imported, by column index. */
type IgnoredRows = Map<number, number>

/**
 * Yields products one by one, so that a large file does not block other requests. `mapping` contains the columns as
 * staff mapped them. @throws FileRejectedError, also from `products`
 */
export async function readProductFile(bytes: Uint8Array, mapping?: ProductMapping): Promise<ParsedProductFile> {
  const records = readCsv(bytes)
  const first = await records.next()
  if (first.done) throw new FileRejectedError('This file is empty.')
  const sample: CsvRecord[] = []
  for (let next = await records.next(); !next.done; next = await records.next()) {
    sample.push(next.value)
    if (sample.length === SAMPLE_ROWS) break
  }
  const heading = mapping
    ? toMappedHeading(mapping, first.value.cells)
    : readHeading(
        first.value.cells,
        sample.map((record) => record.cells),
      )
  if (typeof heading === 'string') throw new FileRejectedError(heading)
  const { cells } = first.value
  const ignoredRows: IgnoredRows = new Map()
  const products = readProducts(heading, chain(sample, records), ignoredRows)
  const listIgnored = () => {
    const found = [...ignoredRows].toSorted(([a], [b]) => a - b)
    return {
      columns: found.map(([at]) => shortLine(cells[at] ?? '', MAX_HEADING)),
      rows: found.map(([, rows]) => rows),
    }
  }
  return { heading, products, listIgnored }
}

/** Yields the products of the records below the first line. */
export function readProducts(
  heading: Heading,
  records: AsyncIterable<CsvRecord> | Iterable<CsvRecord>,
  ignoredRows: IgnoredRows = new Map(),
): AsyncGenerator<RowGroup> {
  const read = readRows(heading, records, ignoredRows)
  const format = FORMATS[heading.format]
  return 'group' in format ? groupAllRows(read, format.group) : groupAdjacentRows(read, format.continues)
}

async function* chain(first: readonly CsvRecord[], others: AsyncGenerator<CsvRecord>): AsyncGenerator<CsvRecord> {
  yield* first
  yield* others
}

export const NO_ROWS = 'This file has no rows below its header.'

/** `skipped` is the number of rows above the limit. */
function formatTooManyRows(skipped: number): string {
  const rows = skipped === 1 ? '1 row is' : `${formatNumber(skipped)} rows are`
  return `A product can have at most ${formatNumber(MAX_ROWS_PER_PRODUCT)} rows: the last ${rows} skipped. Check that they belong to it.`
}

async function* readRows(
  heading: Heading,
  records: AsyncIterable<CsvRecord> | Iterable<CsvRecord>,
  ignoredRows: IgnoredRows,
): AsyncGenerator<ParsedRow> {
  for await (const record of records) {
    for (const [at, cell] of record.cells.entries())
      if (cell !== '' && heading.losesContent(at, cell)) ignoredRows.set(at, (ignoredRows.get(at) ?? 0) + 1)
    yield toRow(heading, record)
  }
}

async function* groupAdjacentRows(
  records: AsyncGenerator<ParsedRow>,
  continues: (first: FileRow, row: FileRow) => boolean,
): AsyncGenerator<RowGroup> {
  let rows: [FileRow, ...FileRow[]] | null = null
  let errors: FileError[] = []
  let notes: string[] = []
  let extraRows = 0
  for await (const read of records) {
    if (rows && continues(rows[0], read.row)) {
      extraRows++
      if (extraRows >= MAX_ROWS_PER_PRODUCT) continue
      rows.push(read.row)
    } else {
      if (rows) yield { rows, errors, notes: withSkippedRowsNote(notes, extraRows) }
      rows = [read.row]
      errors = []
      notes = []
      extraRows = 0
    }
    errors.push(...read.errors)
    notes.push(...read.notes)
  }
  if (!rows) throw new FileRejectedError(NO_ROWS)
  yield { rows, errors, notes: withSkippedRowsNote(notes, extraRows) }
}

/** `extraRows` is the number of rows after the first. */
function withSkippedRowsNote(notes: readonly string[], extraRows: number): readonly string[] {
  const skipped = extraRows + 1 - MAX_ROWS_PER_PRODUCT
  return skipped > 0 ? [...notes, formatTooManyRows(skipped)] : notes
}

/** Groups all rows at once, because a product's rows may be anywhere in the file. */
async function* groupAllRows(
  records: AsyncGenerator<ParsedRow>,
  group: (rows: readonly FileRow[]) => readonly RowGroup['rows'][],
): AsyncGenerator<RowGroup> {
  const rowsByLine = new Map<number, ParsedRow>()
  for await (const read of records) rowsByLine.set(read.row.line, read)
  if (rowsByLine.size === 0) throw new FileRejectedError(NO_ROWS)
  for (const rows of group([...rowsByLine.values()].map(({ row }) => row))) {
    const [first, ...others] = rows
    const read = rows.flatMap(({ line }) => rowsByLine.get(line) ?? [])
    const errors = read.flatMap((entry) => entry.errors)
    const notes = read.flatMap((entry) => entry.notes)
    const importedRows: RowGroup['rows'] = [first, ...others.slice(0, MAX_ROWS_PER_PRODUCT - 1)]
    yield { rows: importedRows, errors, notes: withSkippedRowsNote(notes, others.length) }
  }
}

type ParsedRow = {
  readonly row: FileRow
  readonly errors: readonly FileError[]
  readonly notes: readonly string[]
}

function toRow({ columns, format, notation }: Heading, { cells, line }: CsvRecord): ParsedRow {
  const notes: string[] = []
  const fitted = cells.map((cell, index) => {
    if (cell.length <= MAX_CSV_CELL_LENGTH || !columns[index]) return cell
    const text = cell.replace(IMAGE_DATA, '')
    if (text.length < cell.length) notes.push(`Line ${line}: images embedded in “${columns[index]}” were skipped.`)
    if (text.length <= MAX_CSV_CELL_LENGTH) return text
    notes.push(`Line ${line}: “${columns[index]}” was shortened to ${formatNumber(MAX_CSV_CELL_LENGTH)} characters.`)
    return cutText(text, MAX_CSV_CELL_LENGTH)
  })
  const read = readRow(columns, { cells: fitted, line }, (cell, column) =>
    getOriginalText(format, cell, column, notation),
  )
  return { ...read, notes }
}

/** Matches images that are embedded in text as data. */
const IMAGE_DATA = /data:[\w/+.-]{1,100};base64,[A-Za-z0-9+/=\s]+/g
