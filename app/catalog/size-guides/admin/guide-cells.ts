import { getColumnLabel } from '#app/catalog/size-guides/admin/guide-labels.ts'
import { adminText } from '#app/catalog/size-guides/admin-text.ts'
import { type LengthRange, type LengthUnit, readRange, toLength, toRange } from '#app/catalog/size-guides/lengths.ts'
import { MEASUREMENT_LIMITS, type MeasurementColumn, type SizeSystem } from '#app/catalog/size-guides/measures.ts'
import type { GuideTable } from '#app/catalog/size-guides/size-guide.ts'

/** A row of the grid as typed. */
export type TypedRow = {
  readonly size: string
  readonly conversions: Readonly<Partial<Record<SizeSystem, string>>>
  /** By column. */
  readonly cells: readonly string[]
}

export type TypedTable = {
  readonly columns: readonly MeasurementColumn[]
  /** The systems with a column in the grid. */
  readonly systems: readonly SizeSystem[]
  readonly rows: readonly TypedRow[]
}

type Problem = {
  readonly path: readonly ['rows', number, 'size'] | readonly ['rows', number, 'cells', number]
  readonly message: string
}

type CellResult = { readonly range: LengthRange | null } | { readonly error: string }

/** Returns the measurement in a cell, or why it is invalid. Empty cells are allowed. */
function readCell(typed: string, { measure }: MeasurementColumn, unit: LengthUnit): CellResult {
  const text = typed.trim()
  if (text === '') return { range: null }
  const read = readRange(text, unit)
  if ('error' in read) return { error: formatError(read.error, text, unit) }
  const { min, max } = MEASUREMENT_LIMITS[measure]
  if (read.min >= min && read.max <= max) return { range: read }
  const limits = [toLength(min, unit), toLength(max, unit), unit] as const
  return { error: adminText.impossible(text, adminText.measurementNames[measure], ...limits) }
}

function formatError(reason: 'unit' | 'number' | 'order', text: string, unit: LengthUnit): string {
  return reason === 'order' ? adminText.invalidCell.order(text) : adminText.invalidCell[reason][unit](text)
}

/** Returns all problems that prevent saving a grid, in grid order. */
export function listProblems({ columns, rows }: TypedTable, unit: LengthUnit): Problem[] {
  const names = rows.map(({ size }) => size.trim().toLowerCase())
  return rows.flatMap((row, rowIndex) => [
    ...findSizeProblems(row, rowIndex, names),
    ...columns.flatMap((column, index): Problem[] => {
      const message = findCellProblem(rows, rowIndex, index, column, unit)
      if (!message) return []
      const name = row.size.trim() || adminText.rowWithoutName(rowIndex)
      return [
        { path: ['rows', rowIndex, 'cells', index], message: adminText.inCell(name, getColumnLabel(column), message) },
      ]
    }),
  ])
}

function findSizeProblems(
  { size, cells, conversions }: TypedRow,
  rowIndex: number,
  names: readonly string[],
): Problem[] {
  const name = names[rowIndex] ?? ''
  const isFilled = [...cells, ...Object.values(conversions)].some((text) => text.trim() !== '')
  if (name === '')
    return isFilled ? [{ path: ['rows', rowIndex, 'size'], message: adminText.rowWithoutSize(rowIndex) }] : []
  if (names.indexOf(name) === rowIndex) return []
  return [{ path: ['rows', rowIndex, 'size'], message: adminText.duplicateSize(size.trim()) }]
}

function findCellProblem(
  rows: readonly TypedRow[],
  rowIndex: number,
  index: number,
  column: MeasurementColumn,
  unit: LengthUnit,
) {
  const read = readCell(rows[rowIndex]?.cells[index] ?? '', column, unit)
  if ('error' in read) return read.error
  if (!read.range || column.kind === 'garment') return null
  for (let before = rowIndex - 1; before >= 0; before--) {
    const other = readCell(rows[before]?.cells[index] ?? '', column, unit)
    const smaller = rows[before]?.size.trim()
    if (!smaller || 'error' in other || !other.range) continue
    const isSmaller = read.range.min < other.range.min || read.range.max < other.range.max
    const ranges = [toRange(read.range, unit), toRange(other.range, unit)] as const
    return isSmaller ? adminText.lessThanSmaller(...ranges, smaller) : null
  }
  return null
}

/** Reads a grid without problems. Omits empty rows. */
export function readTable({ columns, rows }: TypedTable, unit: LengthUnit): GuideTable {
  const filled = rows.filter(({ size }) => size.trim() !== '')
  return {
    unit,
    columns,
    rows: filled.map(({ size, conversions, cells }) => ({
      size: size.trim(),
      conversions: Object.fromEntries(
        Object.entries(conversions).flatMap(([system, text]) => (text.trim() ? [[system, text.trim()]] : [])),
      ),
      ranges: columns.map((column, index) => {
        const read = readCell(cells[index] ?? '', column, unit)
        return 'range' in read ? read.range : null
      }),
    })),
  }
}

/** Converts measurements to a different unit. Other text is unchanged. */
export function convertTable(table: TypedTable, from: LengthUnit, to: LengthUnit): TypedTable {
  const convertCell = (text: string) => {
    const read = readRange(text, from)
    return 'error' in read ? text : toRange(read, to)
  }
  return { ...table, rows: table.rows.map((row) => ({ ...row, cells: row.cells.map(convertCell) })) }
}
