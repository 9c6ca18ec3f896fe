import type { FileFormat } from '#app/base/import-formats.ts'
import type { TypedTable } from '#app/catalog/size-guides/admin/guide-cells.ts'
import { measureInFiles } from '#app/catalog/size-guides/file-columns.ts'
import { LENGTH_UNITS, type LengthUnit } from '#app/catalog/size-guides/lengths.ts'
import { MEASURE_KINDS, MEASURES, SIZE_SYSTEMS } from '#app/catalog/size-guides/measures.ts'
import { cellOf, type FileRow } from '#app/platform/files/file-row.ts'

const COLUMNS = MEASURE_KINDS.flatMap((kind) => MEASURES.map((measure) => ({ measure, kind })))
const NAMES = ['guide', 'note', 'unit', 'size', ...SIZE_SYSTEMS, ...COLUMNS.map(measureInFiles)].map((name) =>
  name.toLowerCase(),
)

/** size-guides.csv of an export of everything. */
export const SIZE_GUIDE_FORMATS: Readonly<Record<string, FileFormat>> = {
  'size-guides': {
    kind: 'size-guides',
    columns: Object.fromEntries(NAMES.map((name) => [name, [name]])),
    keys: [['guide'], ['size'], ['unit']],
    groupBy: { column: 'guide', details: new Set() },
  },
}

/** Of the first row. Null if it is no unit. */
export function unitOf(row: FileRow): LengthUnit | null {
  return LENGTH_UNITS.find((known) => known === cellOf(row, 'unit').toLowerCase()) ?? null
}

/** With the columns that any row of the guide has a text in. */
export function tableOf(rows: readonly FileRow[]): TypedTable {
  const isUsed = (name: string) => rows.some((row) => cellOf(row, name.toLowerCase()) !== '')
  const columns = COLUMNS.filter((column) => isUsed(measureInFiles(column)))
  const systems = SIZE_SYSTEMS.filter(isUsed)
  return {
    columns,
    systems,
    rows: rows.map((row) => ({
      size: cellOf(row, 'size'),
      conversions: Object.fromEntries(systems.map((system) => [system, cellOf(row, system.toLowerCase())])),
      cells: columns.map((column) => cellOf(row, measureInFiles(column).toLowerCase())),
    })),
  }
}
