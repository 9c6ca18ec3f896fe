import { and, desc, eq, ilike, or, type SQL } from 'drizzle-orm'
import { waitingList } from '#app/inventory/waiting-list.table.ts'
import { formatChoice } from '#app/inventory/waiting-list.ts'
import { getStateLabel, type WaitingQuery } from '#app/inventory/waiting-query.ts'
import { type CsvRow, formatUtc } from '#app/lib/csv.ts'
import { pick } from '#app/lib/keys.ts'
import { listPage, MAX_LISTED, ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import { orders } from '#app/orders/orders.table.ts'
import { isOlderThan, readBatches } from '#app/platform/db/batches.server.ts'
import { countUpTo } from '#app/platform/db/count-up-to.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern } from '#app/platform/db/like-pattern.ts'

/** Lists the people on the waitlist, newest first. */
export function listWaitingPeople(db: Database, query: WaitingQuery) {
  return listPage(query.page, countUpTo(db, waitingList, buildCondition(query), MAX_LISTED + 1), (offset) =>
    selectPeople(db, query).limit(ROWS_PER_PAGE).offset(offset),
  )
}

function selectPeople(db: Database, query: WaitingQuery, after?: SQL) {
  return db
    .select({
      ...pick(waitingList, ['id', 'email', 'productId', 'productName', 'size', 'color', 'state', 'createdAt']),
      ...pick(waitingList, ['confirmedAt', 'heldUntil', 'endedAt', 'orderId']),
      orderNumber: orders.orderNumber,
    })
    .from(waitingList)
    .leftJoin(orders, eq(orders.id, waitingList.orderId))
    .where(and(buildCondition(query), after))
    .orderBy(desc(waitingList.createdAt), desc(waitingList.id))
    .$dynamic()
}

function buildCondition({ q, state, product, size, color }: WaitingQuery): SQL | undefined {
  const pattern = toLikePattern(q)
  return and(
    q ? or(ilike(waitingList.email, pattern), ilike(waitingList.productName, pattern)) : undefined,
    state ? eq(waitingList.state, state) : undefined,
    product ? eq(waitingList.productId, product) : undefined,
    product && size ? eq(waitingList.size, size) : undefined,
    product && color ? eq(waitingList.color, color) : undefined,
  )
}

export const WAITING_FILE_HEADING: CsvRow = [
  'Email',
  'Product',
  'Size and color',
  'State',
  'Joined (UTC)',
  'Confirmed (UTC)',
  'Held until (UTC)',
  'Ended (UTC)',
  'Order',
]

/** Yields all matching people, newest first, in batches to limit memory. */
export async function* listWaitingFileBatches(
  db: Database,
  query: WaitingQuery,
  batch = 1_000,
): AsyncGenerator<CsvRow[]> {
  const readBatch = (last?: WaitingPerson) => selectPeople(db, query, isOlderThan(waitingList, last)).limit(batch)
  for await (const rows of readBatches(batch, readBatch)) yield rows.map(toFileRow)
}

type WaitingPerson = Awaited<ReturnType<typeof selectPeople>>[number]

function toFileRow(row: WaitingPerson): CsvRow {
  const moments = [row.createdAt, row.confirmedAt, row.heldUntil, row.endedAt]
  return [
    row.email,
    row.productName,
    formatChoice(row),
    getStateLabel(row.state),
    ...moments.map(formatUtc),
    row.orderNumber ?? '',
  ]
}
