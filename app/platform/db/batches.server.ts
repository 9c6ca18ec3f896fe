import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Yields batches of rows until a batch is not full. `read` receives the last row of the previous batch. */
export async function* readBatches<Row>(
  size: number,
  read: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined
  do {
    const rows = await read(last)
    if (rows.length > 0) yield rows
    last = rows.length < size ? undefined : rows.at(-1)
  } while (last)
}

type CreatedRow = { readonly createdAt: Date; readonly id: string }

/** Returns the condition for rows after `last` in a newest-first list, or undefined at the start of the list. */
export function isOlderThan(
  table: Readonly<Record<keyof CreatedRow, PgColumn>>,
  last: CreatedRow | undefined,
): SQL | undefined {
  return (
    last && sql`(${table.createdAt}, ${table.id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id}::uuid)`
  )
}
