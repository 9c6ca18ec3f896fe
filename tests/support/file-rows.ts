import type { CsvRow } from '#app/lib/csv.ts'

/** Returns all rows of a file that is read in batches. */
export async function readAllRows(batches: AsyncGenerator<CsvRow[]>): Promise<CsvRow[]> {
  const rows: CsvRow[] = []
  for await (const batch of batches) rows.push(...batch)
  return rows
}

/** Lists each rejected row in an import with its line and error: '2 Price: Price must be a number'. */
export async function listRejectedLines(
  file: Promise<{ readonly batches: AsyncGenerator<CsvRow[]> }>,
): Promise<string[]> {
  const rows = await readAllRows((await file).batches)
  return rows.flatMap(([line, error]) => (error === '' ? [] : [`${line} ${error}`]))
}
