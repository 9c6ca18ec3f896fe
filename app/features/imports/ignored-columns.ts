/** What a list of rejected rows begins with: where a row was, and what is wrong. An import of the corrected list skips it. */
export const REJECTION_HEADING = ['Line', 'Error'] as const

/** Whether a column of a table is one of these. A supplier's 'Line' without 'Error' is none. */
export function isRejectionColumn(cells: readonly string[], at: number): boolean {
  return at < REJECTION_HEADING.length && REJECTION_HEADING.every((name, index) => cells[index]?.trim() === name)
}

/** The columns that an import does not read, by their names in the file. */
export function listIgnored(cells: readonly string[], columns: readonly (string | null)[]): string[] {
  return cells.flatMap((cell, at) =>
    columns[at] === null && cell.trim() !== '' && !isRejectionColumn(cells, at) ? [cell.trim()] : [],
  )
}
