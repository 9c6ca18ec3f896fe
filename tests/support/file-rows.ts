import type { CsvRow } from '#app/lib/csv.ts'

/** All rows of a file that is read in batches. */
export async function allRows(batches: AsyncGenerator<CsvRow[]>): Promise<CsvRow[]> {
  const rows: CsvRow[] = []
  for await (const batch of batches) rows.push(...batch)
  return rows
}
