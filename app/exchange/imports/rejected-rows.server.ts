import { REJECTION_HEADING } from '#app/exchange/imports/ignored-columns.ts'
import type { CsvRow } from '#app/lib/csv.ts'
import { readBatches } from '#app/platform/db/batches.server.ts'
import type { FileError, FileRow } from '#app/platform/files/file-row.ts'

const BATCH_SIZE = 500

type RejectedItem = {
  readonly position: number
  readonly rows: readonly FileRow[]
  readonly errors: readonly FileError[]
}

/** Returns up to `limit` items with a position after `after`, in their order. */
type ReadItems = (after: number, limit: number) => PromiseLike<readonly RejectedItem[]>

/**
 * Returns the rejected rows of a file as a table with their errors, which staff can correct and upload again. `toTitle`
 * returns the name of a column in a file.
 */
export async function readRejectedRows(
  read: ReadItems,
  toTitle: (column: string) => string = (column) => column,
): Promise<{ readonly heading: CsvRow; readonly batches: AsyncGenerator<CsvRow[]> }> {
  const columns = new Set<string>()
  for await (const { rows } of readItems(read)) {
    for (const { cells } of rows) for (const column of Object.keys(cells)) columns.add(column)
  }
  return { heading: [...REJECTION_HEADING, ...[...columns].map(toTitle)], batches: toBatches(read, [...columns]) }
}

async function* toBatches(read: ReadItems, columns: readonly string[]): AsyncGenerator<CsvRow[]> {
  for await (const { rows, errors } of readItems(read)) {
    const errorsByRow = Map.groupBy(errors, ({ line }) => rows.findLast((row) => row.line <= line) ?? rows[0])
    yield rows.map((row) => [
      row.line,
      (errorsByRow.get(row) ?? []).map((error) => toText(error, row.line)).join(' · '),
      ...columns.map((column) => row.cells[column] ?? ''),
    ])
  }
}

async function* readItems(read: ReadItems): AsyncGenerator<RejectedItem> {
  const batches = readBatches(BATCH_SIZE, async (last?: RejectedItem) => read(last?.position ?? -1, BATCH_SIZE))
  for await (const items of batches) yield* items
}

/** `line` is the first line of the row. A product with too many rows has errors for rows that were not stored. */
function toText({ line: errorLine, column, message }: FileError, line: number): string {
  const text = column === '' ? message : `${column}: ${message}`
  return errorLine === line ? text : `line ${errorLine}: ${text}`
}
