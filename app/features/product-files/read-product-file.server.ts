import { Readable } from 'node:stream'
import { setImmediate as otherWork } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { type Heading, MAX_COLUMNS, readHeading } from '#app/features/product-files/file-heading.ts'
import type { FileError, FileRow } from '#app/features/product-files/file-product.ts'
import { continuesOwn } from '#app/features/product-files/own-format.ts'
import { continuesShopify } from '#app/features/product-files/shopify-format.ts'
import { textOfCell } from '#app/lib/csv.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { readText, UNSAVABLE } from '#app/lib/text.ts'

export const MAX_FILE_BYTES = 20 * 2 ** 20
const MAX_ROWS = 50_000
const MAX_CELL_LENGTH = 20_000
/** More than all sizes, colors and images of a product. */
const MAX_ROWS_PER_PRODUCT = 1_000
const SLICE = 64 * 1024
/** Spreadsheets append empty cells to rows; each takes memory. */
const MAX_CELLS = 1_000
const [QUOTE, LINE_FEED, CARRIAGE_RETURN] = [0x22, 0x0a, 0x0d]
const MAX_HEADING_LENGTH = MAX_COLUMNS * 500

/** A file is refused as a whole; the message is for staff. */
export class FileRefused extends Error {
  override name = 'FileRefused'
}

export type ProductRows = { readonly rows: readonly [FileRow, ...FileRow[]]; readonly errors: readonly FileError[] }

type ReadFile = { readonly heading: Heading; readonly products: AsyncGenerator<ProductRows> }

/** Yields products one by one, so that a large file blocks nothing. @throws FileRefused, also from `products` */
export async function readProductFile(bytes: Uint8Array): Promise<ReadFile> {
  const records = recordsOf(textOf(bytes))
  const first = await records.next()
  if (first.done) throw new FileRefused('This file is empty.')
  const heading = readHeading(first.value.cells)
  if (typeof heading === 'string') throw new FileRefused(heading)
  return { heading, products: productsOf(heading, records) }
}

function textOf(bytes: Uint8Array): string {
  if (bytes.length > MAX_FILE_BYTES) throw new FileRefused('This file is larger than 20 MB. Split it into parts.')
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new FileRefused('This file is not UTF-8. Save it as “CSV UTF-8” and upload that.')
  }
  if (text.includes('\0'))
    throw new FileRefused('This is not a CSV file. Save the table as “CSV UTF-8” and upload that.')
  return text
}

type FileRecord = { readonly cells: readonly string[]; readonly line: number }

async function* recordsOf(text: string): AsyncGenerator<FileRecord> {
  const delimiter = delimiterOf(text)
  refuseWideRows(text, delimiter)
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_COLUMNS * MAX_CELL_LENGTH,
  })
  const source = Readable.from(slicesOf(text))
  source.pipe(parser)
  let rows = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (rows++ > MAX_ROWS) throw new FileRefused(`This file has more than ${formatNumber(MAX_ROWS)} rows.`)
      const within = record.reduce((lines, cell) => lines + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0)
      yield { cells: record, line: info.lines - within }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error.lines === 'number' ? ` Check line ${error.lines}.` : ''
    throw new FileRefused(`The quotes in this file cannot be parsed.${line}`)
  } finally {
    source.destroy()
    parser.destroy()
  }
}

/** Lets other requests run between slices. */
async function* slicesOf(text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += SLICE) {
    yield text.slice(from, from + SLICE)
    await otherWork()
  }
}

/** Refuses rows with too many cells before the parser holds them in memory. @throws FileRefused */
function refuseWideRows(text: string, delimiter: string): void {
  const mark = delimiter.charCodeAt(0)
  let isQuoted = false
  let cells = 1
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at)
    if (character === QUOTE) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (character === LINE_FEED || character === CARRIAGE_RETURN) cells = 1
    else if (character === mark && ++cells > MAX_CELLS) {
      const max = formatNumber(MAX_CELLS)
      throw new FileRefused(`A row of this file has more than ${max} cells; at most ${MAX_COLUMNS} can be read.`)
    }
  }
}

function delimiterOf(text: string): string {
  const start = text.slice(0, MAX_HEADING_LENGTH)
  const heading = start.slice(0, start.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '')
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: heading.split(mark).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ','
}

const TOO_MANY_ROWS = `A product has at most ${formatNumber(MAX_ROWS_PER_PRODUCT)} rows. Is a handle missing in the rows that follow?`

async function* productsOf(heading: Heading, records: AsyncGenerator<FileRecord>): AsyncGenerator<ProductRows> {
  const continues = heading.format === 'shopify' ? continuesShopify : continuesOwn
  let rows: [FileRow, ...FileRow[]] | null = null
  let errors: FileError[] = []
  let further = 0
  for await (const record of records) {
    const read = rowOf(heading, record)
    if (rows && continues(rows[0], read.row)) {
      further++
      if (further === MAX_ROWS_PER_PRODUCT) errors.push({ line: record.line, column: '', message: TOO_MANY_ROWS })
      if (further >= MAX_ROWS_PER_PRODUCT) continue
      rows.push(read.row)
    } else {
      if (rows) yield { rows, errors }
      rows = [read.row]
      errors = []
      further = 0
    }
    errors.push(...read.errors)
  }
  if (!rows) throw new FileRefused('This file has no rows below its header.')
  yield { rows, errors }
}

function rowOf(heading: Heading, { cells, line }: FileRecord): { row: FileRow; errors: FileError[] } {
  const errors: FileError[] = []
  const read = new Map<string, string>()
  for (const [index, cell] of cells.entries()) {
    const column = heading.columns[index]
    if (column === undefined && cell.trim() !== '') {
      errors.push({ line, column: '', message: 'This row has more cells than the header' })
      break
    }
    if (cell.length > MAX_CELL_LENGTH) {
      const message = `A text has at most ${formatNumber(MAX_CELL_LENGTH)} characters`
      errors.push({ line, column: column ?? '', message })
    } else if (column && cell.trim() !== '') {
      const text = readText(heading.format === 'own' ? textOfCell(cell) : cell)
      if (text === null) errors.push({ line, column, message: UNSAVABLE })
      else read.set(column, text)
    }
  }
  return { row: { line, cells: Object.fromEntries(read) }, errors: errors.slice(0, 5) }
}
