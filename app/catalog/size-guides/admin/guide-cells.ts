import { columnLabel } from '#app/catalog/size-guides/admin/guide-labels.ts'
import { adminText } from '#app/catalog/size-guides/admin-text.ts'
import { type LengthRange, type LengthUnit, readRange, toLength, toRange } from '#app/catalog/size-guides/lengths.ts'
import { MEASURE_LIMITS, type MeasureColumn, type SizeSystem } from '#app/catalog/size-guides/measures.ts'
import type { GuideTable } from '#app/catalog/size-guides/size-guide.ts'

/** A row of the grid as typed. */
export type TypedRow = {
  readonly size: string
  readonly conversions: Readonly<Partial<Record<SizeSystem, string>>>
  /** By column. */
  readonly cells: readonly string[]
}

export type TypedTable = {
  readonly columns: readonly MeasureColumn[]
  /** The systems with a column in the grid. */
  readonly systems: readonly SizeSystem[]
  readonly rows: readonly TypedRow[]
}

type Problem = {
  readonly path: readonly ['rows', number, 'size'] | readonly ['rows', number, 'cells', number]
  readonly message: string
}

type ReadCell = { readonly range: LengthRange | null } | { readonly error: string }

/** Returns the measurement in a cell, or why it is invalid. Empty cells are allowed. */
function readCell(typed: string, { measure }: MeasureColumn, unit: LengthUnit): ReadCell {
  const text = typed.trim()
  if (text === '') return { range: null }
  const read = readRange(text, unit)
  if ('error' in read) return { error: formatError(read.error, text, unit) }
  const { min, max } = MEASURE_LIMITS[measure]
  if (read.min >= min && read.max <= max) return { range: read }
  const limits = [toLength(min, unit), toLength(max, unit), unit] as const
  return { error: adminText.impossible(text, adminText.measureNames[measure], ...limits) }
}

function formatError(reason: 'unit' | 'number' | 'order', text: string, unit: LengthUnit): string {
  return reason === 'order' ? adminText.invalidCell.order(text) : adminText.invalidCell[reason][unit](text)
}

/** Returns all problems that prevent saving a grid, in grid order. */
export function listProblems({ columns, rows }: TypedTable, unit: LengthUnit): Problem[] {
  const names = rows.map(({ size }) => size.trim().toLowerCase())
  return rows.flatMap((row, at) => [
    ...sizeProblems(row, at, names),
    ...columns.flatMap((column, index): Problem[] => {
      const message = cellProblem(rows, at, index, column, unit)
      if (!message) return []
      const name = row.size.trim() || adminText.rowWithoutName(at)
      return [{ path: ['rows', at, 'cells', index], message: adminText.inCell(name, columnLabel(column), message) }]
    }),
  ])
}

function sizeProblems({ size, cells, conversions }: TypedRow, at: number, names: readonly string[]): Problem[] {
  const name = names[at] ?? ''
  const isFilled = [...cells, ...Object.values(conversions)].some((text) => text.trim() !== '')
  if (name === '') return isFilled ? [{ path: ['rows', at, 'size'], message: adminText.rowWithoutSize(at) }] : []
  if (names.indexOf(name) === at) return []
  return [{ path: ['rows', at, 'size'], message: adminText.sizeTwice(size.trim()) }]
}

function cellProblem(rows: readonly TypedRow[], at: number, index: number, column: MeasureColumn, unit: LengthUnit) {
  const read = readCell(rows[at]?.cells[index] ?? '', column, unit)
  if ('error' in read) return read.error
  if (!read.range || column.kind === 'garment') return null
  for (let before = at - 1; before >= 0; before--) {
    const other = readCell(rows[before]?.cells[index] ?? '', column, unit)
    const smaller = rows[before]?.size.trim()
    if (!smaller || 'error' in other || !other.range) continue
    const isSmaller = read.range.min < other.range.min || read.range.max < other.range.max
    const ranges = [toRange(read.range, unit), toRange(other.range, unit)] as const
    return isSmaller ? adminText.lessThanSmaller(...ranges, smaller) : null
  }
  return null
}

/** Reads a grid without problems. Leaves out empty rows. */
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

/** Converts measurements to another unit. Other text is unchanged. */
export function convertTable(table: TypedTable, from: LengthUnit, to: LengthUnit): TypedTable {
  const converted = (text: string) => {
    const read = readRange(text, from)
    return 'error' in read ? text : toRange(read, to)
  }
  return { ...table, rows: table.rows.map((row) => ({ ...row, cells: row.cells.map(converted) })) }
}
