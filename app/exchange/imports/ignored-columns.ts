/**
 * The first columns of a list of rejected rows: line and error. When a corrected list is imported, they are skipped.
 */
export const REJECTION_HEADING = ['Line', 'Error'] as const

/**
 * Returns true for the columns 'Line' and 'Error' if they are the first two columns of a file, and false for a
 * supplier's 'Line' column without an 'Error' column.
 */
export function isRejectionColumn(cells: readonly string[], at: number): boolean {
  return at < REJECTION_HEADING.length && REJECTION_HEADING.every((name, index) => cells[index]?.trim() === name)
}

/** Lists the columns that an import does not read, by their names in the file. */
export function listIgnoredColumns(cells: readonly string[], columns: readonly (string | null)[]): string[] {
  return cells.flatMap((cell, at) =>
    columns[at] === null && cell.trim() !== '' && !isRejectionColumn(cells, at) ? [cell.trim()] : [],
  )
}
