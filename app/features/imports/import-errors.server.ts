import type { CsvRow } from '#app/lib/csv.ts'
import type { FileError } from '#app/platform/files/file-row.ts'

const BATCH_SIZE = 500

type Failed = { readonly position: number; readonly name: string; readonly errors: readonly FileError[] }

/** A row for each error. `read` returns the next items in their order, as many as `limit`. */
export async function* importErrorRows(
  read: (after: number, limit: number) => PromiseLike<readonly Failed[]>,
): AsyncGenerator<CsvRow[]> {
  let after = -1
  for (;;) {
    const items = await read(after, BATCH_SIZE)
    const last = items.at(-1)
    if (!last) return
    yield items.flatMap(({ name, errors }) => errors.map(({ line, column, message }) => [line, name, column, message]))
    after = last.position
  }
}
