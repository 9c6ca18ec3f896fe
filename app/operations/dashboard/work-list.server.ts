import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { createWiredList } from '#app/lib/wired-list.ts'
import { COUNTED_WORK, type CountedWork } from '#app/operations/dashboard/work-list.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readValues } from '#app/platform/db/read-values.server.ts'

/** Above this, an exact count is not useful and would read too many rows. */
const MAX_COUNTED = 1_000

/** Work that staff have to do, counted either as the matching rows of a table or by a query in parentheses. */
type Work = { readonly item: CountedWork } & (
  | { readonly table: PgTable; readonly where: SQL }
  | { readonly count: SQL<number> }
)

/** Each count reads a small table, or a limited part of an index. */
export const workToDo = createWiredList<Work>('workToDo')

/** Counts the pending work in one statement. */
export async function readWorkCounts(db: Database): Promise<Readonly<Record<CountedWork, number>>> {
  const counts = Object.fromEntries(workToDo.entries.map((work) => [work.item, toCount(work)]))
  for (const item of COUNTED_WORK) if (!(item in counts)) throw new Error(`No module counts ${item}`)
  return await readValues(db, counts as Record<CountedWork, SQL<number>>) // boundary: each item is present
}

function toCount(work: Work): SQL<number> {
  if ('count' in work) return work.count
  return sql`(select count(*)::int from (select from ${work.table} where ${work.where} limit ${MAX_COUNTED + 1}) as counted)`
}
