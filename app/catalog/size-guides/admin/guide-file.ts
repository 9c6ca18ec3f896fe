import { CsvError, parse } from 'csv-parse/browser/esm/sync'
import { listProblems, type TypedRow, type TypedTable } from '#app/catalog/size-guides/admin/guide-cells.ts'
import { withColumns } from '#app/catalog/size-guides/admin/guide-draft.ts'
import { MAX_CELL } from '#app/catalog/size-guides/admin/guide-input.ts'
import { adminText } from '#app/catalog/size-guides/admin-text.ts'
import { FILE_MEASUREMENT_NAMES, getFileColumnName } from '#app/catalog/size-guides/file-columns.ts'
import { LENGTH_UNITS, type LengthUnit, toRangeText } from '#app/catalog/size-guides/lengths.ts'
import {
  MEASUREMENT_KINDS,
  MEASUREMENTS,
  type MeasurementColumn,
  SIZE_SYSTEMS,
  type SizeSystem,
} from '#app/catalog/size-guides/measures.ts'
import { type GuideTable, listSystems, MAX_MEASUREMENTS, MAX_SIZES } from '#app/catalog/size-guides/size-guide.ts'
import { type CsvRow, readCellText } from '#app/lib/csv.ts'

export const MAX_GUIDE_FILE_LENGTH = 200_000
const MAX_LINES = 1_000

/** Returns the column names: 'Size', systems such as 'EU', and measurements such as 'Waist (body, cm)'. */
export function buildGuideFileHeading({ unit, columns, rows }: GuideTable): string[] {
  return ['Size', ...listSystems(rows, SIZE_SYSTEMS), ...columns.map((column) => getColumnHeading(column, unit))]
}

export function buildGuideFileRows({ unit, rows }: GuideTable): CsvRow[] {
  const systems = listSystems(rows, SIZE_SYSTEMS)
  return rows.map(({ size, conversions, ranges }) => [
    size,
    ...systems.map((system) => conversions[system] ?? ''),
    ...ranges.map((range) => (range ? toRangeText(range, unit) : '')),
  ])
}

function getColumnHeading(column: MeasurementColumn, unit: LengthUnit): string {
  return getFileColumnName(column).replace(')', `, ${unit})`)
}

type FileProblem = { readonly line: number; readonly message: string }

export type GuideFileResult =
  | { readonly table: TypedTable; readonly unit: LengthUnit }
  | { readonly problems: readonly FileProblem[] }

/** Reads a table from a file or a spreadsheet. `unit` applies to measurement columns without a unit. */
export function readGuideFile(text: string, unit: LengthUnit): GuideFileResult {
  const lines = parseLines(text)
  if (typeof lines === 'string') return { problems: [{ line: 1, message: lines }] }
  const [heading, ...others] = lines
  if (!heading) return { problems: [{ line: 1, message: adminText.noTable }] }
  const headings = heading.cells.map(readHeading)
  const headingMessages = listHeadingProblems(headings, heading.cells)
  if (headingMessages.length > 0)
    return { problems: headingMessages.map((message) => ({ line: heading.line, message })) }
  const measures = headings.filter((column) => column?.type === 'measure')
  const fileUnit = measures.find((column) => column.unit)?.unit ?? unit
  const columns = measures.map(({ measure, kind }) => ({ measure, kind }))
  const systems = SIZE_SYSTEMS.filter((known) =>
    headings.some((column) => column?.type === 'system' && column.system === known),
  )
  const table = { columns, systems, rows: others.map(({ cells }) => toRow(headings, cells)) }
  const getLine = (at: number) => others[at]?.line ?? heading.line
  const problems = [
    ...(others.length === 0 ? [{ line: heading.line, message: adminText.noSizes }] : []),
    ...(others.length > MAX_SIZES ? [{ line: getLine(MAX_SIZES), message: adminText.tooManySizes(MAX_SIZES) }] : []),
    ...others.flatMap(({ line, cells }) => {
      const hasTooLongCell = cells.some((cell) => cell.length > MAX_CELL)
      return hasTooLongCell ? [{ line, message: adminText.fileCellTooLong(MAX_CELL) }] : []
    }),
    ...listProblems(table, fileUnit).map(({ path: [, at], message }) => ({ line: getLine(at), message })),
  ]
  return problems.length > 0 ? { problems } : { table: withColumns(table, columns), unit: fileUnit }
}

type Line = { readonly line: number; readonly cells: readonly string[] }

/** Returns the lines that are not empty, or an error message. */
function parseLines(text: string): Line[] | string {
  const bare = text.replace(/^\uFEFF/, '')
  const first = bare.slice(0, bare.search(/[\r\n]|$/))
  const delimiter = ['\t', ';'].find((separator) => first.includes(separator)) ?? ','
  const lines: Line[] = []
  const onRecord = (record: readonly string[], { lines: line }: { readonly lines: number }) => {
    const cells = record.map((cell) => readCellText(cell).trim())
    if (cells.some((cell) => cell !== '')) lines.push({ line, cells })
    return null
  }
  try {
    parse(bare, { delimiter, relax_column_count: true, to: MAX_LINES, on_record: onRecord })
    return lines
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return adminText.unclosedQuote
  }
}

type Heading =
  | { readonly type: 'size' }
  | { readonly type: 'system'; readonly system: SizeSystem }
  | (MeasurementColumn & { readonly type: 'measure'; readonly unit: LengthUnit | null })

/** Reads a heading such as 'Waist', 'waist (garment)' or 'Waist (body, cm)'. The kind is 'body' by default. */
function readHeading(cell: string): Heading | null {
  const text = cell.toLowerCase()
  if (text === 'size') return { type: 'size' }
  const system = SIZE_SYSTEMS.find((known) => known.toLowerCase() === text)
  if (system) return { type: 'system', system }
  const [, name = '', inside = ''] = /^([^(]*?)\s*(?:\(([^)]*)\))?$/.exec(text) ?? []
  const measure = MEASUREMENTS.find((known) => FILE_MEASUREMENT_NAMES[known].toLowerCase() === name)
  const words = inside.split(/[,\s]+/).filter(Boolean)
  const kind = MEASUREMENT_KINDS.find((known) => words.includes(known))
  const unit = LENGTH_UNITS.find((known) => words.includes(known))
  const isKnown = words.every((word) => word === kind || word === unit)
  return measure && isKnown ? { type: 'measure', measure, kind: kind ?? 'body', unit: unit ?? null } : null
}

function listHeadingProblems(headings: readonly (Heading | null)[], cellTexts: readonly string[]): string[] {
  const unknown = cellTexts.filter((text, index) => text !== '' && !headings[index])
  const names = headings.flatMap((column) => (column ? [getName(column)] : []))
  const measures = headings.filter((column) => column?.type === 'measure')
  const units = new Set(measures.flatMap(({ unit }) => unit ?? []))
  return [
    ...unknown.map((text) => adminText.unknownColumn(text)),
    ...(names.includes('size') ? [] : [adminText.sizeColumnMissing]),
    ...(new Set(names).size < names.length ? [adminText.duplicateColumn] : []),
    ...(measures.length === 0 && unknown.length === 0 ? [adminText.measurementMissing] : []),
    ...(measures.length > MAX_MEASUREMENTS ? [adminText.tooManyMeasurements(MAX_MEASUREMENTS)] : []),
    ...(units.size > 1 ? [adminText.mixedUnits] : []),
  ]
}

function getName(column: Heading): string {
  if (column.type === 'measure') return `${column.measure} ${column.kind}`
  return column.type === 'system' ? column.system : column.type
}

function toRow(headings: readonly (Heading | null)[], cellTexts: readonly string[]): TypedRow {
  const cells = headings.map((column, index) => ({ column, text: cellTexts[index] ?? '' }))
  return {
    size: cells.find(({ column }) => column?.type === 'size')?.text ?? '',
    conversions: Object.fromEntries(
      cells.flatMap(({ column, text }) => (column?.type === 'system' ? [[column.system, text]] : [])),
    ),
    cells: cells.flatMap(({ column, text }) => (column?.type === 'measure' ? [text] : [])),
  }
}
