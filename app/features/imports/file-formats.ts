import type { ImportKindName } from '#app/features/imports/import-states.ts'
import { MAX_CSV_COLUMNS } from '#app/platform/files/csv-limits.ts'
import { cellOf, type FileRow } from '#app/platform/files/file-row.ts'

type Source = 'Shopify' | 'WooCommerce' | 'this store' | 'any store'

export type FileFormat = {
  readonly kind: ImportKindName
  readonly source: Source
  /** The names of columns in a file, in lower case, by the name under which they are read. */
  readonly columns: Readonly<Record<string, readonly string[]>>
  /** Columns with a number. */
  readonly pattern?: RegExp
  /** A file of this format has one column of each list. */
  readonly keys: readonly (readonly string[])[]
  /** Rows with the same text in this column are one thing; those without a text belong to the row before. */
  readonly groupBy?: { readonly column: string; readonly isAnywhere?: boolean }
  /** Amounts are in no stated currency, unless this column is there. */
  readonly currency?: { readonly amounts: readonly string[]; readonly column: string | null }
}

/** How files of each kind and source are recognized and read. */
export const FILE_FORMATS: Readonly<Record<string, FileFormat>> = {
  redirects: {
    kind: 'redirects',
    source: 'any store',
    columns: {
      from: ['redirect from', 'from', 'source', 'old url', 'origin', 'path'],
      to: ['redirect to', 'to', 'target', 'new url', 'destination'],
    },
    keys: [['from'], ['to']],
  },
}

export type FormatHeading = {
  readonly format: string
  /** Of each cell; null if it is ignored. */
  readonly columns: readonly (string | null)[]
  readonly ignoredColumns: readonly string[]
  readonly isCurrencyKnown: boolean
}

export function formatNamed(name: string): FileFormat {
  const format = Object.hasOwn(FILE_FORMATS, name) ? FILE_FORMATS[name] : undefined
  if (!format) throw new RangeError(`no format ${name}`)
  return format
}

/** Null if no format has such a first line; a text says why the file cannot be read. */
export function recognizeFormat(cells: readonly string[]): FormatHeading | string | null {
  const names = cells.map((cell) => cell.trim().toLowerCase())
  for (const [format, { columns: aliases, pattern, keys, currency }] of Object.entries(FILE_FORMATS)) {
    const columns = columnsOf(names, aliases, pattern)
    if (!keys.every((either) => either.some((key) => columns.includes(key)))) continue
    if (cells.length > MAX_CSV_COLUMNS) {
      return `The file has ${cells.length} columns; at most ${MAX_CSV_COLUMNS} can be read.`
    }
    const twice = columns.find((column, index) => column !== null && columns.indexOf(column) !== index)
    if (twice) return `The column “${cells[columns.lastIndexOf(twice)]?.trim()}” appears twice.`
    const ignoredColumns = cells.flatMap((cell, index) =>
      columns[index] === null && cell.trim() !== '' ? [cell.trim()] : [],
    )
    const hasAmounts = currency?.amounts.some((amount) => columns.includes(amount)) ?? false
    const isCurrencyKnown = !hasAmounts || (currency?.column != null && columns.includes(currency.column))
    return { format, columns, ignoredColumns, isCurrencyKnown }
  }
  return null
}

/** Of several names for the same column, the first of the format is read. */
function columnsOf(
  names: readonly string[],
  aliases: FileFormat['columns'],
  pattern: RegExp | undefined,
): (string | null)[] {
  const columnOf = new Map(
    Object.entries(aliases).flatMap(([column, known]) => {
      const name = known.find((alias) => names.includes(alias))
      return name === undefined ? [] : [[name, column] as const]
    }),
  )
  return names.map((name) => columnOf.get(name) ?? (pattern?.test(name) ? name : null))
}

/** Whether a row is about the same thing as the rows before it. */
export function continuesItem({ groupBy }: FileFormat, first: FileRow, row: FileRow): boolean {
  if (!groupBy) return false
  const key = cellOf(row, groupBy.column)
  return key === '' ? !groupBy.isAnywhere : key === cellOf(first, groupBy.column)
}
