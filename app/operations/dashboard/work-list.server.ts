import { type SQL, sql } from 'drizzle-orm'
import { contactMessages } from '#app/content/contact/contact-messages.table.ts'
import { reviews } from '#app/content/reviews/reviews.table.ts'
import type { WorkItem } from '#app/operations/dashboard/work-list.ts'
import { hasUnitsToShip } from '#app/orders/admin/order-list.server.ts'
import { STATUS_TO_SHIP } from '#app/orders/order-status.ts'
import { orders } from '#app/orders/orders.table.ts'
import { refunds } from '#app/orders/refunds/refunds.table.ts'
import { withdrawals } from '#app/orders/withdrawals/withdrawals.table.ts'
import { isToPayOut } from '#app/payments/activity/activity.server.ts'
import { isAtDesk } from '#app/payments/transfers/transfer-orders.server.ts'
import { statementRows } from '#app/payments/transfers/transfers.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Above it, an exact count helps nobody, and would read too much. */
const MAX_COUNTED = 1_000

function upTo(rows: SQL): SQL {
  return sql`(select count(*)::int from (select from ${rows} limit ${MAX_COUNTED + 1}) as counted)`
}

/** Low stock is counted with its list. */
type WorkCounts = Readonly<Record<Exclude<WorkItem, 'lowStock'>, number>>

/** What is left to do. One statement: each count reads a small table, or no more than it counts of an index. */
export async function readWorkCounts(db: Database): Promise<WorkCounts> {
  const { rows } = await db.execute<WorkCounts>(sql`select
    (select count(distinct ${withdrawals.orderId})::int from ${withdrawals} where ${withdrawals.settledAt} is null)
      as withdrawals,
    ${upTo(sql`${refunds} where ${isToPayOut()}`)} as refunds,
    ${upTo(sql`${orders} where ${orders.status} = ${STATUS_TO_SHIP} and ${hasUnitsToShip}`)} as "toShip",
    ${upTo(sql`${statementRows} where ${statementRows.state} = 'open'`)} as "toMatch",
    ${upTo(sql`${orders} where ${isAtDesk()}`)} as transfers,
    ${upTo(sql`${contactMessages} where ${contactMessages.readAt} is null`)} as messages,
    ${upTo(sql`${reviews} where ${reviews.status} = 'pending'`)} as reviews`)
  const [found] = rows
  if (!found) throw new Error('A query without a table returns one row')
  return found
}
