import { type SQL, sql } from 'drizzle-orm'
import { wiredList } from '#app/lib/wired-list.ts'
import type { WorkItem } from '#app/operations/dashboard/work-list.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Above it, an exact count helps nobody, and would read too much. */
const MAX_COUNTED = 1_000

/** Low stock is counted with its list. */
type CountedWork = Exclude<WorkItem, 'lowStock'>

/** Work that staff have to do. `rows`: a table with a condition, as after `from`; `count`: a query in parentheses. */
type Work = { readonly item: CountedWork } & ({ readonly rows: SQL } | { readonly count: SQL })

/** Each reads a small table, or no more than is counted of an index. */
export const workToDo = wiredList<Work>('workToDo')

const COLUMNS: Readonly<Record<CountedWork, SQL>> = {
  withdrawals: sql`withdrawals`,
  refunds: sql`refunds`,
  toShip: sql`"toShip"`,
  toMatch: sql`"toMatch"`,
  transfers: sql`transfers`,
  messages: sql`messages`,
  reviews: sql`reviews`,
}

/** Counts what is left to do, in one statement. */
export async function readWorkCounts(db: Database): Promise<Readonly<Record<CountedWork, number>>> {
  const counts = workToDo.entries.map((work) => {
    const count = 'rows' in work ? countUpTo(work.rows) : work.count
    return sql`${count} as ${COLUMNS[work.item]}`
  })
  const { rows } = await db.execute<Record<CountedWork, number>>(sql`select ${sql.join(counts, sql`, `)}`)
  const [found] = rows
  if (!found) throw new Error('A query without a table returns one row')
  return found
}

function countUpTo(rows: SQL): SQL {
  return sql`(select count(*)::int from (select from ${rows} limit ${MAX_COUNTED + 1}) as counted)`
}
