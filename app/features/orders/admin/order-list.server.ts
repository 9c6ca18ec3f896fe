import { and, asc, count, desc, eq, gte, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { OrderFilter, OrderListQuery } from '#app/features/orders/admin/order-list.ts'
import { orderCounts } from '#app/features/orders/order-counts.table.ts'
import { orderItems } from '#app/features/orders/order-items.table.ts'
import { ORDER_STATUSES, type OrderStatus } from '#app/features/orders/order-status.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import type { Id } from '#app/lib/id.ts'
import { likePattern } from '#app/lib/like-pattern.ts'
import { type Counted, cappedCount, MAX_LISTED, ROWS_PER_PAGE } from '#app/lib/list-length.ts'
import { shownPage } from '#app/lib/list-page.ts'
import { endOfDay, startOfDay } from '#app/lib/zone-moments.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Nested once more below: Drizzle drops the table's name from columns it finds on the outermost level. */
const units = sql`
  select coalesce(sum(${orderItems.quantity}), 0)::int from ${orderItems} where ${orderItems.orderId} = ${orders.id}
`

const rowColumns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  createdAt: orders.createdAt,
  customerName: orders.customerName,
  customerEmail: orders.customerEmail,
  paymentStatus: orders.paymentStatus,
  status: orders.status,
  trackingNumber: orders.trackingNumber,
  shippingMethod: orders.shippingMethod,
  total: { minor: orders.totalAmount, currency: orders.storeCurrency },
  units: sql<number>`(${units})`,
}

/** So many orders are counted and paged through that a text matches: each has to be looked up, all over the table. */
const MAX_FOUND = 1_000

const NEWEST = [desc(orders.createdAt), desc(orders.id)]

/**
 * One page of the admin's order list; how many match, and how many of them there are of each status. Above 10,000,
 * or 1,000 under a text, only what is kept or soon counted is known: what is not has no count, and pages end there. A page
 * behind the last one is the last one: `page` says which it is.
 */
export async function listOrderRows(db: Database, query: OrderListQuery) {
  const counts = await countByStatus(db, query)
  const requested = query.status ? counts.byStatus[query.status] : counts.all
  const total = Math.min(requested?.total ?? 0, MAX_LISTED)
  const isMore = Boolean(requested && (requested.isMore || requested.total > MAX_LISTED))
  const page = shownPage(query.page, total)
  const rows = total === 0 ? [] : await listPage(db, { ...query, page }, query.q !== '' && !isMore)
  return { rows, page, ...counts, total, isMore }
}

type Counts = { readonly all: Counted; readonly byStatus: Readonly<Partial<Record<OrderStatus, Counted>>> }

/**
 * How many orders match all but the status, and how many of those there are of each. Without a text and without days that
 * is kept (order-counts.table.ts). Otherwise some are counted; where there are more, those of each status by
 * themselves, as far as an index finds them: of a text, only those of the status that is looked at.
 */
async function countByStatus(db: Database, query: OrderListQuery): Promise<Counts> {
  if (!query.q && !query.from && !query.to) return await readKeptCounts(db, query.payment)
  const max = query.q ? MAX_FOUND : MAX_LISTED
  const some = db
    .select({ status: orders.status })
    .from(orders)
    .where(matching({ ...query, status: null }))
    .limit(max + 1)
    .as('some')
  const found = await db.select({ status: some.status, orders: count() }).from(some).groupBy(some.status)
  const all = found.reduce((total, row) => total + row.orders, 0)
  if (all <= max) return countsOf(found)
  const requested = query.q ? ORDER_STATUSES.filter((status) => status === query.status) : ORDER_STATUSES
  const each = requested.map(
    (status) => sql`select ${status}::text as status, count(*)::integer as total from (
      select from ${orders} where ${matching({ ...query, status })} limit ${max + 1}
    ) as counted`,
  )
  const { rows } =
    each.length > 0
      ? await db.execute<{ status: OrderStatus; total: number }>(sql.join(each, sql` union all `))
      : { rows: [] }
  return {
    all: cappedCount(all, max),
    byStatus: Object.fromEntries(rows.map(({ status, total }) => [status, cappedCount(total, max)])),
  }
}

async function readKeptCounts(db: Database, payment: OrderFilter['payment']): Promise<Counts> {
  const found = await db
    .select({ status: orderCounts.status, orders: sql`sum(${orderCounts.orders})`.mapWith(Number) })
    .from(orderCounts)
    .where(payment ? eq(orderCounts.paymentStatus, payment) : undefined)
    .groupBy(orderCounts.status)
  return countsOf(found)
}

function countsOf(rows: readonly { readonly status: OrderStatus; readonly orders: number }[]): Counts {
  const exactly = (total: number): Counted => ({ total, isMore: false })
  const counted = ORDER_STATUSES.map(
    (known) => [known, exactly(rows.find(({ status }) => status === known)?.orders ?? 0)] as const,
  )
  return {
    all: exactly(rows.reduce((total, row) => total + row.orders, 0)),
    byStatus: Object.fromEntries(counted),
  }
}

/**
 * The ids of the page first: of the rows that are passed over, nothing but the index is read. PostgreSQL cannot know how
 * many orders match a text. Few are found through the index of their words and sorted here; of many, the page's are soon
 * met along the sort's index.
 */
function listPage(db: Database, query: OrderListQuery, isFew: boolean) {
  const { id, createdAt, totalAmount } = orders
  const all = db.select({ id, createdAt, totalAmount }).from(orders).where(matching(query)).$dynamic()
  const found = isFew ? all.limit(MAX_FOUND).as('found') : null // the limit keeps both steps apart
  const ids = (
    found
      ? db
          .select({ id: found.id })
          .from(found)
          .orderBy(...sequenceOf(query, found))
          .$dynamic()
      : db
          .select({ id })
          .from(orders)
          .where(matching(query))
          .orderBy(...sequenceOf(query, orders))
          .$dynamic()
  )
    .limit(ROWS_PER_PAGE)
    .offset((query.page - 1) * ROWS_PER_PAGE)
    .as('page')
  return db
    .select(rowColumns)
    .from(orders)
    .innerJoin(ids, eq(ids.id, orders.id))
    .orderBy(...sequenceOf(query, orders))
}

/** The condition that a filter of the list stands for. */
export function matching({ q, status, payment, from, to, timeZone }: OrderFilter): SQL | undefined {
  return and(
    q ? sql`${orders.search} like lower(${likePattern(q)})` : undefined,
    status ? eq(orders.status, status) : undefined,
    payment ? eq(orders.paymentStatus, payment) : undefined,
    from ? gte(orders.createdAt, startOfDay(from, timeZone)) : undefined,
    to ? lt(orders.createdAt, endOfDay(to, timeZone)) : undefined,
  )
}

type Sorted = Readonly<Record<'id' | 'createdAt' | 'totalAmount', SQLWrapper>>

/** The id settles ties, so that no order is on two pages. */
function sequenceOf({ sort, dir }: OrderListQuery, by: Sorted): SQL[] {
  const order = dir === 'asc' ? asc : desc
  return [order(sort === 'date' ? by.createdAt : by.totalAmount), order(by.id)]
}

/** The order with exactly this number, in upper case; null where there is none. */
export async function findOrderByNumber(db: Database, orderNumber: string): Promise<Id<'order'> | null> {
  const [found] = await db.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, orderNumber))
  return found?.id ?? null
}

/** The orders that came in last. */
export function listLatestOrders(db: Database, limit: number) {
  return db
    .select(rowColumns)
    .from(orders)
    .orderBy(...NEWEST)
    .limit(limit)
}
