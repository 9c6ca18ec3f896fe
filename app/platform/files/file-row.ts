import { formatNumber } from '#app/lib/format/number.ts'
import { normalizeString, removeControlCharacters, UNSAVABLE } from '#app/lib/text.ts'
import { MAX_CSV_CELL_LENGTH } from '#app/platform/files/csv-limits.ts'
import type { CsvRecord } from '#app/platform/files/read-csv.server.ts'

/** A row in a file: its line number, and its non-empty cells by lower-case column name. */
export type FileRow = { readonly line: number; readonly cells: Readonly<Record<string, string>> }

export type FileError = { readonly line: number; readonly column: string; readonly message: string }

const MAX_ERRORS = 5

/**
 * Reads the cells of a record by column, and lists their errors. `columns`: the column of each cell; null if the cell
 * is ignored. `toOriginalText` returns the text that a cell had in the store that exported it.
 */
export function readRow(
  columns: readonly (string | null)[],
  { cells, line }: CsvRecord,
  toOriginalText: (cell: string, column: string) => string,
): { row: FileRow; errors: FileError[] } {
  const errors: FileError[] = []
  const cellsByColumn = new Map<string, string>()
  for (const [index, cell] of cells.entries()) {
    const column = columns[index]
    if (column === undefined && cell.trim() !== '') {
      errors.push({ line, column: '', message: 'This row has more cells than the header' })
      break
    }
    if (cell.length > MAX_CSV_CELL_LENGTH) {
      const message = `A cell can have at most ${formatNumber(MAX_CSV_CELL_LENGTH)} characters`
      errors.push({ line, column: column ?? '', message })
    } else if (column && cell.trim() !== '') {
      const text = normalizeString(removeControlCharacters(toOriginalText(cell, column)))
      if (text === null) errors.push({ line, column, message: UNSAVABLE })
      else cellsByColumn.set(column, text)
    }
  }
  return { row: { line, cells: Object.fromEntries(cellsByColumn) }, errors: errors.slice(0, MAX_ERRORS) }
}

export function getCell({ cells }: FileRow, column: string): string {
  return cells[column]?.trim() ?? ''
}

/** Returns a numeric code without the apostrophe that marks text in a spreadsheet. */
export function getCode(row: FileRow, column: string): string {
  return getCell(row, column).replace(/^'(?=[+(\d])/, '')
}

/** Reads spreadsheets' boolean values in several languages. Returns null if the text is neither true nor false. */
export function parseBoolean(text: string): boolean | null {
  if (/^(true|yes|1|y|wahr|ja|vrai|oui|verdadero|sí|vero|sì|verdadeiro|sim|waar|prawda|tak)$/i.test(text)) return true
  return /^(false|no|0|n|falsch|nein|faux|non|falso|onwaar|nee|fałsz|nie|não)$/i.test(text) ? false : null
}

export function listDistinct(entries: readonly string[]): string[] {
  return [...new Set(entries.filter(Boolean))]
}
