import { getColumnLabel } from '#app/catalog/size-guides/admin/guide-labels.ts'
import { adminText } from '#app/catalog/size-guides/admin-text.ts'
import {
  type LengthRange,
  type LengthUnit,
  readRange,
  toLengthText,
  toRangeText,
} from '#app/catalog/size-guides/lengths.ts'
import { MEASUREMENT_LIMITS, type MeasurementColumn, type SizeSystem } from '#app/catalog/size-guides/measures.ts'
import type { GuideTable } from '#app/catalog/size-guides/size-guide.ts'

/** A row of the grid as typed. */
export type TypedRow = {
  readonly size: string
  readonly conversions: Readonly<Partial<Record<SizeSystem, string>>>
  /** One for each column. */
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
  const result = readRange(text, unit)
  if ('error' in result) return { error: formatError(result.error, text, unit) }
  const { min, max } = MEASUREMENT_LIMITS[measure]
  if (result.min >= min && result.max <= max) return { range: result }
  const limits = [toLengthText(min, unit), toLengthText(max, unit), unit] as const
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
  const result = readCell(rows[rowIndex]?.cells[index] ?? '', column, unit)
  if ('error' in result) return result.error
  if (!result.range || column.kind === 'garment') return null
  for (let previousIndex = rowIndex - 1; previousIndex >= 0; previousIndex--) {
    const previous = readCell(rows[previousIndex]?.cells[index] ?? '', column, unit)
    const previousSize = rows[previousIndex]?.size.trim()
    if (!previousSize || 'error' in previous || !previous.range) continue
    const isSmaller = result.range.min < previous.range.min || result.range.max < previous.range.max
    const ranges = [toRangeText(result.range, unit), toRangeText(previous.range, unit)] as const
    return isSmaller ? adminText.lessThanSmaller(...ranges, previousSize) : null
  }
  return null
}

/** Reads a grid that has no problems. Omits empty rows. */
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
        const result = readCell(cells[index] ?? '', column, unit)
        return 'range' in result ? result.range : null
      }),
    })),
  }
}

/** Converts measurements to a different unit. Other text is unchanged. */
export function convertTable(table: TypedTable, from: LengthUnit, to: LengthUnit): TypedTable {
  const convertCell = (text: string) => {
    const result = readRange(text, from)
    return 'error' in result ? text : toRangeText(result, to)
  }
  return { ...table, rows: table.rows.map((row) => ({ ...row, cells: row.cells.map(convertCell) })) }
}
