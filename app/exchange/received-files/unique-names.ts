import type { CsvRecord } from '#app/platform/files/read-csv.server.ts'

/** Returns the positions of each name that occurs several times in a header. */
function findRepeatedNames(cells: readonly string[]): readonly (readonly number[])[] {
  const positions = Map.groupBy(cells.keys(), (at) => cells[at]?.trim().toLowerCase() ?? '')
  return [...positions].flatMap(([name, indexes]) => (name !== '' && indexes.length > 1 ? [indexes] : []))
}

export function hasRepeatedNames(cells: readonly string[]): boolean {
  return findRepeatedNames(cells).length > 0
}

/**
 * If several columns have the same name, the first column with content keeps the name. The other columns are renamed to
 * “Name (2)”, which no import reads, so that they are listed as ignored. `records` includes the header.
 */
export async function withUniqueNames(cells: readonly string[], records: AsyncIterable<CsvRecord>): Promise<string[]> {
  const repeated = findRepeatedNames(cells)
  const filled = new Set<number>()
  let isHeader = true
  for await (const record of records) {
    if (!isHeader) for (const at of repeated.flat()) if (record.cells[at]?.trim()) filled.add(at)
    isHeader = false
    if (repeated.every(([first]) => first !== undefined && filled.has(first))) break
  }
  const names = [...cells]
  for (const positions of repeated) {
    const holder = positions.find((at) => filled.has(at)) ?? positions[0]
    const others = positions.filter((at) => at !== holder)
    for (const [index, at] of others.entries()) names[at] = `${cells[at]?.trim()} (${index + 2})`
  }
  return names
}

export function formatCsvLine(cells: readonly string[], delimiter: string): string {
  return cells.map((cell) => `"${cell.replaceAll(/\s+/g, ' ').replaceAll('"', '""')}"`).join(delimiter)
}
