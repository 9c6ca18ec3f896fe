import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { createWiredList } from '#app/lib/wired-list.ts'
import type { CountedWork } from '#app/operations/dashboard/work-list.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readValues } from '#app/platform/db/read-values.server.ts'

/** Above this, an exact count is not useful and would read too many rows. */
const MAX_COUNTED = 1_001

/** Work that staff have to do, counted either as the matching rows of a table or by a query in parentheses. */
type Work = { readonly item: CountedWork } & (
  | { readonly table: PgTable; readonly where: SQL }
  | { readonly count: SQL<number> }
)

/** Each count reads a small table, or a limited part of an index. */
export const workToDo = createWiredList<Work>('workToDo')

/** Counts pending work in one statement, matching rows up to `max`. */
export async function readWorkCounts<Item extends CountedWork>(
  db: Database,
  items: readonly Item[],
  max = MAX_COUNTED,
): Promise<Readonly<Record<Item, number>>> {
  const counts = Object.fromEntries(items.map((item) => [item, toCount(getWork(item), max)]))
  const row: Readonly<Record<string, number>> = await readValues(db, counts)
  return row as Record<Item, number> // boundary: each item was selected
}

function getWork(item: CountedWork): Work {
  const work = workToDo.entries.find((entry) => entry.item === item)
  if (!work) throw new Error(`No module counts ${item}`)
  return work
}

function toCount(work: Work, max: number): SQL<number> {
  if ('count' in work) return work.count
  return sql`(select count(*)::int from (select from ${work.table} where ${work.where} limit ${max}) as counted)`
}
