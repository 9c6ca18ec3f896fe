import type { TypedTable } from '#app/catalog/size-guides/admin/guide-cells.ts'
import { getFileColumnName, MEASUREMENT_COLUMNS } from '#app/catalog/size-guides/file-columns.ts'
import { LENGTH_UNITS, type LengthUnit } from '#app/catalog/size-guides/lengths.ts'
import { SIZE_SYSTEMS } from '#app/catalog/size-guides/measures.ts'
import { type FileRow, getCell } from '#app/platform/files/file-row.ts'

/** Returns the unit in a guide's first row, or null if it is invalid. */
export function findUnit(row: FileRow): LengthUnit | null {
  return LENGTH_UNITS.find((known) => known === getCell(row, 'unit').toLowerCase()) ?? null
}

/** Returns the table of a guide, with the columns that are filled in any row. */
export function readTable(rows: readonly FileRow[]): TypedTable {
  const isUsed = (name: string) => rows.some((row) => getCell(row, name.toLowerCase()) !== '')
  const columns = MEASUREMENT_COLUMNS.filter((column) => isUsed(getFileColumnName(column)))
  const systems = SIZE_SYSTEMS.filter(isUsed)
  return {
    columns,
    systems,
    rows: rows.map((row) => ({
      size: getCell(row, 'size'),
      conversions: Object.fromEntries(systems.map((system) => [system, getCell(row, system.toLowerCase())])),
      cells: columns.map((column) => getCell(row, getFileColumnName(column).toLowerCase())),
    })),
  }
}
