import type { FileFormat } from '#app/base/import-formats.ts'
import type { Source } from '#app/base/imports.ts'
import { PEOPLE_COLUMNS } from '#app/base/people-columns.ts'
import { CATEGORY_FORMATS, COLLECTION_FORMATS, SIZE_GUIDE_FORMATS } from '#app/catalog/import-formats.ts'
import { REDIRECT_FORMATS, REVIEW_FORMATS, TRANSLATION_FORMATS } from '#app/content/import-formats.ts'
import { adminText } from '#app/exchange/imports/admin-text.ts'
import { listIgnoredColumns } from '#app/exchange/imports/ignored-columns.ts'
import { JSON_FORMATS } from '#app/exchange/imports/json-formats.ts'
import { CUSTOMER_FORMATS, ORDER_FORMATS } from '#app/orders/import-formats.ts'
import { MAX_CSV_COLUMNS } from '#app/platform/files/csv-limits.ts'
import { type FileError, type FileRow, getCell } from '#app/platform/files/file-row.ts'
import { DISCOUNT_FORMATS } from '#app/pricing/import-formats.ts'

/** Describes how to recognize and read each kind of table. */
const TABLE_FORMATS: Readonly<Record<string, FileFormat>> = {
  ...SIZE_GUIDE_FORMATS,
  ...TRANSLATION_FORMATS,
  ...CATEGORY_FORMATS,
  ...COLLECTION_FORMATS,
  ...ORDER_FORMATS,
  ...CUSTOMER_FORMATS,
  ...DISCOUNT_FORMATS,
  ...REVIEW_FORMATS,
  ...REDIRECT_FORMATS,
}

/** Describes how rows are grouped and read. */
type RowFormat = Omit<FileFormat, 'columns' | 'keys' | 'isForeign'>

/** All formats except product formats, whose rows are grouped differently. */
const ROW_FORMATS: Readonly<Record<string, RowFormat>> = {
  ...TABLE_FORMATS,
  // Files that are not tables, and tables that column names alone cannot identify
  xliff: { kind: 'translations' },
  // Recognized by `recognizePeople`
  people: {
    kind: 'customers',
    source: 'file',
    currency: { amounts: ['spent'], column: null },
    numbers: ['spent'],
    dates: ['joined', 'confirmed'],
  },
  pages: { kind: 'pages', groupBy: { column: 'file', details: new Set() } },
  ...JSON_FORMATS,
}

export type FormatHeading = {
  readonly format: string
  /** The column of each cell; null if it is ignored. */
  readonly columns: readonly (string | null)[]
  readonly ignoredColumns: readonly string[]
  readonly isCurrencyKnown: boolean
}

/** @throws if no format has this name, or only a product format has it */
export function getFormat(name: string): RowFormat {
  const format = findFormat(name)
  if (!format) throw new RangeError(`There is no format ${name}`)
  return format
}

function findFormat(name: string): RowFormat | undefined {
  return Object.hasOwn(ROW_FORMATS, name) ? ROW_FORMATS[name] : undefined
}

/** Returns the software that a file with this format comes from. */
export function getSource(format: string): Source {
  return findFormat(format)?.source ?? 'file'
}

/** Returns the name of a column in files with this format, such as 'newsletter' for `consent`. */
export function getColumnTitle(format: string, column: string): string {
  const columns =
    format === 'people'
      ? PEOPLE_COLUMNS
      : Object.hasOwn(TABLE_FORMATS, format)
        ? TABLE_FORMATS[format]?.columns
        : undefined
  return new Map(Object.entries(columns ?? {})).get(column)?.[0] ?? column
}

/** Returns an error if a row has amounts but no currency, although the file has a currency column. */
export function findMissingCurrency({ format, columns }: FormatHeading, row: FileRow): readonly FileError[] {
  const { currency } = getFormat(format)
  const column = currency?.column
  if (!column || !columns.includes(column) || getCell(row, column) !== '') return []
  const hasAmounts = currency.amounts.some((amount) => getCell(row, amount) !== '')
  return hasAmounts ? [{ line: row.line, column, message: 'This line has no currency' }] : []
}

/**
 * Returns the heading, or a message that explains why the file cannot be read, or null if no format has this first
 * line.
 */
export function recognizeFormat(cells: readonly string[]): FormatHeading | string | null {
  const names = cells.map((cell) => cell.trim().toLowerCase())
  const present = new Set(names)
  for (const [format, { columns: aliases, keys, currency, isForeign }] of Object.entries(TABLE_FORMATS)) {
    const columnsByAlias = mapColumnsByAlias(present, aliases)
    const found = new Set(columnsByAlias.values())
    if (!keys.every((either) => either.some((key) => found.has(key))) || isForeign?.(names)) continue
    if (cells.length > MAX_CSV_COLUMNS) {
      return adminText.tooManyColumns(cells.length, MAX_CSV_COLUMNS)
    }
    const columns = names.map((name) => columnsByAlias.get(name) ?? null)
    const duplicate = columns.find((column, index) => column !== null && columns.indexOf(column) !== index)
    if (duplicate) return adminText.duplicateColumn(cells[columns.lastIndexOf(duplicate)]?.trim() ?? '')
    const ignoredColumns = listIgnoredColumns(cells, columns)
    const hasAmounts = currency?.amounts.some((amount) => found.has(amount)) ?? false
    const isCurrencyKnown = !hasAmounts || (currency?.column != null && found.has(currency.column))
    return { format, columns, ignoredColumns, isCurrencyKnown }
  }
  return null
}

/**
 * Maps names in a file to the format's columns. Each column gets the first of its known names that is in the file and
 * that no earlier column has.
 */
function mapColumnsByAlias(present: ReadonlySet<string>, aliases: FileFormat['columns']): ReadonlyMap<string, string> {
  const columnsByAlias = new Map<string, string>()
  for (const [column, known] of Object.entries(aliases)) {
    const name = known.find((alias) => present.has(alias) && !columnsByAlias.has(alias))
    if (name !== undefined) columnsByAlias.set(name, column)
  }
  return columnsByAlias
}
