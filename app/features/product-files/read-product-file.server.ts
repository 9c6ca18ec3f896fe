import { type Heading, readHeading } from '#app/features/product-files/file-heading.ts'
import type { FileError, FileRow } from '#app/features/product-files/file-product.ts'
import { FORMATS } from '#app/features/product-files/formats.ts'
import { textOfCell } from '#app/lib/csv.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { readText, UNSAVABLE } from '#app/lib/text.ts'
import { MAX_CSV_CELL_LENGTH } from '#app/platform/files/csv-limits.ts'
import { type CsvRecord, FileRefused, readCsv } from '#app/platform/files/read-csv.server.ts'

/** More than all sizes, colors and images of a product. */
const MAX_ROWS_PER_PRODUCT = 1_000

export type ProductRows = { readonly rows: readonly [FileRow, ...FileRow[]]; readonly errors: readonly FileError[] }

type ReadFile = { readonly heading: Heading; readonly products: AsyncGenerator<ProductRows> }

/** Yields products one by one, so that a large file blocks nothing. @throws FileRefused, also from `products` */
export async function readProductFile(bytes: Uint8Array): Promise<ReadFile> {
  const records = readCsv(bytes)
  const first = await records.next()
  if (first.done) throw new FileRefused('This file is empty.')
  const heading = readHeading(first.value.cells)
  if (typeof heading === 'string') throw new FileRefused(heading)
  const { group, continues } = FORMATS[heading.format]
  const products = group ? groupsOf(heading, records, group) : productsOf(heading, records, continues)
  return { heading, products }
}

const NO_ROWS = 'This file has no rows below its header.'
const TOO_MANY_VARIATIONS = `A product has at most ${formatNumber(MAX_ROWS_PER_PRODUCT)} rows`
const TOO_MANY_ROWS = `A product has at most ${formatNumber(MAX_ROWS_PER_PRODUCT)} rows. Is a handle missing in the rows that follow?`

async function* productsOf(
  heading: Heading,
  records: AsyncGenerator<CsvRecord>,
  continues: (first: FileRow, row: FileRow) => boolean,
): AsyncGenerator<ProductRows> {
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
  if (!rows) throw new FileRefused(NO_ROWS)
  yield { rows, errors }
}

/** All rows at once, as a product's may be anywhere. */
async function* groupsOf(
  heading: Heading,
  records: AsyncGenerator<CsvRecord>,
  group: (rows: readonly FileRow[]) => readonly ProductRows['rows'][],
): AsyncGenerator<ProductRows> {
  const errorsOf = new Map<FileRow, readonly FileError[]>()
  for await (const record of records) {
    const { row, errors } = rowOf(heading, record)
    errorsOf.set(row, errors)
  }
  if (errorsOf.size === 0) throw new FileRefused(NO_ROWS)
  for (const rows of group([...errorsOf.keys()])) {
    const [first, ...others] = rows
    const errors = rows.flatMap((row) => errorsOf.get(row) ?? [])
    const isTooMany = rows.length > MAX_ROWS_PER_PRODUCT
    yield {
      rows: isTooMany ? [first, ...others.slice(0, MAX_ROWS_PER_PRODUCT - 1)] : rows,
      errors: isTooMany ? [...errors, { line: first.line, column: '', message: TOO_MANY_VARIATIONS }] : errors,
    }
  }
}

function rowOf(heading: Heading, { cells, line }: CsvRecord): { row: FileRow; errors: FileError[] } {
  const errors: FileError[] = []
  const read = new Map<string, string>()
  for (const [index, cell] of cells.entries()) {
    const column = heading.columns[index]
    if (column === undefined && cell.trim() !== '') {
      errors.push({ line, column: '', message: 'This row has more cells than the header' })
      break
    }
    if (cell.length > MAX_CSV_CELL_LENGTH) {
      const message = `A text has at most ${formatNumber(MAX_CSV_CELL_LENGTH)} characters`
      errors.push({ line, column: column ?? '', message })
    } else if (column && cell.trim() !== '') {
      const text = readText(heading.format === 'own' ? textOfCell(cell) : cell)
      if (text === null) errors.push({ line, column, message: UNSAVABLE })
      else read.set(column, text)
    }
  }
  return { row: { line, cells: Object.fromEntries(read) }, errors: errors.slice(0, 5) }
}
