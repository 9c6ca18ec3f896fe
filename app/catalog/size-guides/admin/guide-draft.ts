import { convertTable, type TypedRow, type TypedTable } from '#app/catalog/size-guides/admin/guide-cells.ts'
import type { EditableGuide } from '#app/catalog/size-guides/admin/guide-form.server.ts'
import { LENGTH_UNITS, type LengthUnit, toRangeText } from '#app/catalog/size-guides/lengths.ts'
import {
  type MeasurementColumn,
  SIZE_SYSTEMS,
  type SizeSystem,
  sortColumns,
} from '#app/catalog/size-guides/measures.ts'
import { listSystems } from '#app/catalog/size-guides/size-guide.ts'
import { applyTypedText as applyFields, rebase as rebaseFields, rebaseList } from '#app/lib/draft.ts'
import { isSameJson } from '#app/lib/lists.ts'

export type GuideDraft = {
  readonly name: string
  readonly note: string
  readonly unit: LengthUnit
  readonly table: TypedTable
}

const FIRST_COLUMNS: readonly MeasurementColumn[] = [
  { measure: 'bust', kind: 'body' },
  { measure: 'waist', kind: 'body' },
  { measure: 'hips', kind: 'body' },
]

const EMPTY: GuideDraft = {
  name: '',
  note: '',
  unit: 'cm',
  table: {
    columns: FIRST_COLUMNS,
    systems: [],
    rows: ['XS', 'S', 'M', 'L', 'XL'].map((size) => ({ ...createEmptyRow(FIRST_COLUMNS), size })),
  },
}

/** A new guide starts with the usual sizes and measurements. */
export function toDraft(guide: EditableGuide | null): GuideDraft {
  if (!guide) return EMPTY
  const { name, note, unit, columns, rows } = guide
  const systems = listSystems(rows, SIZE_SYSTEMS)
  const typed = rows.map(({ size, conversions, ranges }) => ({
    size,
    conversions,
    cells: ranges.map((range) => (range ? toRangeText(range, unit) : '')),
  }))
  return { name, note, unit, table: { columns, systems, rows: typed } }
}

/** Applies text typed before hydration. */
export function applyTypedText(draft: GuideDraft, form: FormData): GuideDraft {
  const typed = applyFields(draft, form)
  return withUnit({ ...typed, unit: draft.unit }, LENGTH_UNITS.find((known) => known === typed.unit) ?? draft.unit)
}

/** Rebases a draft like `lib/draft.ts`, but merges the table cell by cell. */
export function rebase(draft: GuideDraft, old: GuideDraft, fresh: GuideDraft): GuideDraft {
  const fields = rebaseFields(draft, old, fresh)
  const toTable = (source: GuideDraft) => withUnit(source, fields.unit).table
  return { ...fields, table: rebaseTable(toTable(draft), toTable(old), toTable(fresh)) }
}

function rebaseTable(mine: TypedTable, old: TypedTable, fresh: TypedTable): TypedTable {
  if (isSameJson(mine, old)) return fresh
  const columns = sortColumns(rebaseList(mine.columns, old.columns, fresh.columns, columnKey))
  const { systems } = rebaseFields({ systems: mine.systems }, { systems: old.systems }, { systems: fresh.systems })
  const shownSystems = SIZE_SYSTEMS.filter((system) => systems.includes(system))
  const rows = rebaseList(listTexts(mine), listTexts(old), listTexts(fresh), ({ size = '' }) => size.trim())
  return {
    columns,
    systems: shownSystems,
    rows: rows.map(({ size = '', ...texts }) => ({
      size,
      conversions: Object.fromEntries(shownSystems.flatMap((name) => (texts[name] ? [[name, texts[name]]] : []))),
      cells: columns.map((column) => texts[columnKey(column)] ?? ''),
    })),
  }
}

function columnKey({ measure, kind }: MeasurementColumn): string {
  return `${measure} ${kind}`
}

/** Returns the texts of each row by column. */
function listTexts({ columns, rows }: TypedTable): readonly Readonly<Record<string, string>>[] {
  return rows.map(({ size, conversions, cells }) => ({
    size,
    ...Object.fromEntries(SIZE_SYSTEMS.map((system) => [system, conversions[system] ?? ''])),
    ...Object.fromEntries(columns.map((column, index) => [columnKey(column), cells[index] ?? ''])),
  }))
}

export function createEmptyRow(columns: readonly MeasurementColumn[]): TypedRow {
  return { size: '', conversions: {}, cells: columns.map(() => '') }
}

export function withUnit(draft: GuideDraft, unit: LengthUnit): GuideDraft {
  return unit === draft.unit ? draft : { ...draft, unit, table: convertTable(draft.table, draft.unit, unit) }
}

/** Adds or removes columns. Cells stay with their measurement. */
export function withColumns(table: TypedTable, selected: readonly MeasurementColumn[]): TypedTable {
  const columns = sortColumns(selected)
  const oldIndexes = columns.map(({ measure, kind }) =>
    table.columns.findIndex((column) => column.measure === measure && column.kind === kind),
  )
  const rows = table.rows.map((row) => ({ ...row, cells: oldIndexes.map((place) => row.cells[place] ?? '') }))
  return { ...table, columns, rows }
}

/** Shows a sizing system, or hides it and deletes its text. */
export function withSystem(table: TypedTable, system: SizeSystem, isShown: boolean): TypedTable {
  const systems = SIZE_SYSTEMS.filter((known) => (known === system ? isShown : table.systems.includes(known)))
  if (isShown) return { ...table, systems }
  const rows = table.rows.map((row) => {
    const { [system]: _hidden, ...conversions } = row.conversions
    return { ...row, conversions }
  })
  return { ...table, systems, rows }
}

/** A column of the grid: the size, a conversion of the size, or a measurement. */
type GridColumn = 'size' | { readonly system: SizeSystem } | { readonly cell: number }

export function listGridColumns({ systems, columns }: TypedTable): GridColumn[] {
  return ['size', ...systems.map((system) => ({ system })), ...columns.map((_, cell) => ({ cell }))]
}

export function getTextAt(row: TypedRow, column: GridColumn): string {
  if (column === 'size') return row.size
  return 'system' in column ? (row.conversions[column.system] ?? '') : (row.cells[column.cell] ?? '')
}

function withText(row: TypedRow, column: GridColumn, text: string): TypedRow {
  if (column === 'size') return { ...row, size: text }
  if ('system' in column) return { ...row, conversions: { ...row.conversions, [column.system]: text } }
  return { ...row, cells: row.cells.map((cell, index) => (index === column.cell ? text : cell)) }
}

type GridText = { readonly row: number; readonly column: number; readonly text: string }

/** Writes text into the grid, as when pasting. Adds rows up to `maxRows`; text beyond the columns is ignored. */
export function withTexts(table: TypedTable, texts: readonly GridText[], maxRows: number): TypedTable {
  const grid = listGridColumns(table)
  const rowCount = Math.min(maxRows, Math.max(table.rows.length, ...texts.map(({ row }) => row + 1)))
  const rows = Array.from({ length: rowCount }, (_, at) => table.rows[at] ?? createEmptyRow(table.columns))
  for (const { row: at, column: place, text } of texts) {
    const [row, column] = [rows[at], grid[place]]
    if (row && column) rows[at] = withText(row, column, text)
  }
  return { ...table, rows }
}
