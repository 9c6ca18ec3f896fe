import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Id } from '#app/lib/id.ts'
import { capCount, clampPage, MAX_LISTED, ROWS_PER_PAGE, type RowCount } from '#app/lib/list-page.ts'
import { endOfDay, startOfDay } from '#app/lib/zone-moments.ts'
import type { OrderFilter, OrderListQuery } from '#app/orders/admin/order-list.ts'
import {
  hasUnitsToShip,
  matchesOrderDetail,
  normalizeSearch,
  orderRowColumns,
  orderSearches,
} from '#app/orders/find-orders.server.ts'
import { ORDER_STATUSES, type OrderStatus } from '#app/orders/order-status.ts'
import { orderCounts, orders } from '#app/orders/orders.table.ts'
import { hasTag, tagContains } from '#app/orders/tags/find-tags.server.ts'
import { withdrawals } from '#app/orders/withdrawals/withdrawals.table.ts'
import { countUpTo } from '#app/platform/db/count-up-to.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern } from '#app/platform/db/like-pattern.ts'
import { markets } from '#app/store/markets.table.ts'

const openWithdrawals = sql`(select ${withdrawals.orderId} from ${withdrawals} where ${withdrawals.settledAt} is null)`

const MAX_FOUND = 1_000 // lower for searches, since the matching rows are spread over the table

/**
 * Returns the last page if `page` is beyond it. Above 10,000 matches, or 1,000 for a search, some counts are missing,
 * and paging ends there. The counts ignore the filters for open withdrawals and units to ship, since the tabs count all
 * orders in a status.
 */
export async function listOrderRows(db: Database, query: OrderListQuery) {
  const counts = await countByStatus(db, { ...query, withdrawal: null, ship: null })
  const statusCount = query.status ? counts.byStatus[query.status] : counts.all
  const isCounted = query.withdrawal || query.ship
  const requested = isCounted
    ? capCount(await countUpTo(db, orders, buildOrderCondition(query), MAX_LISTED + 1), MAX_LISTED)
    : statusCount
  const total = Math.min(requested?.total ?? 0, MAX_LISTED)
  const hasMore = Boolean(requested && (requested.hasMore || requested.total > MAX_LISTED))
  const page = clampPage(query.page, total)
  const rows = total === 0 ? [] : await listPage(db, { ...query, page }, query.q !== '' && !hasMore)
  return { rows, page, ...counts, total, hasMore }
}

type Counts = { readonly all: RowCount; readonly byStatus: Readonly<Partial<Record<OrderStatus, RowCount>>> }

/**
 * Without a filter by text, market, tag or days, reads the stored counts (`order_counts`). Otherwise counts all orders
 * up to a maximum. Beyond the maximum, counts each status separately or, for a search, only the chosen status.
 */
async function countByStatus(db: Database, query: OrderListQuery): Promise<Counts> {
  if (!query.q && !query.market && !query.tag && !query.from && !query.to)
    return await readStoredCounts(db, query.payment)
  const max = query.q ? MAX_FOUND : MAX_LISTED
  const some = db
    .select({ status: orders.status })
    .from(orders)
    .where(buildOrderCondition({ ...query, status: null }))
    .limit(max + 1)
    .as('some')
  const found = await db.select({ status: some.status, orders: count() }).from(some).groupBy(some.status)
  const all = found.reduce((total, row) => total + row.orders, 0)
  if (all <= max) return toCounts(found)
  const requested = query.q ? ORDER_STATUSES.filter((status) => status === query.status) : ORDER_STATUSES
  const each = requested.map(
    (status) => sql`select ${status}::text as status, count(*)::integer as total from (
      select from ${orders} where ${buildOrderCondition({ ...query, status })} limit ${max + 1}
    ) as counted`,
  )
  if (each.length === 0) return { all: capCount(all, max), byStatus: {} }
  const { rows } = await db.execute<{ status: OrderStatus; total: number }>(sql.join(each, sql` union all `))
  return {
    all: capCount(all, max),
    byStatus: Object.fromEntries(rows.map(({ status, total }) => [status, capCount(total, max)])),
  }
}

async function readStoredCounts(db: Database, payment: OrderFilter['payment']): Promise<Counts> {
  const found = await db
    .select({ status: orderCounts.status, orders: sql`sum(${orderCounts.orders})`.mapWith(Number) })
    .from(orderCounts)
    .where(payment ? eq(orderCounts.paymentStatus, payment) : undefined)
    .groupBy(orderCounts.status)
  return toCounts(found)
}

function toCounts(rows: readonly { readonly status: OrderStatus; readonly orders: number }[]): Counts {
  const exactly = (total: number): RowCount => ({ total, hasMore: false })
  const counted = ORDER_STATUSES.map(
    (known) => [known, exactly(rows.find(({ status }) => status === known)?.orders ?? 0)] as const,
  )
  const all = exactly(rows.reduce((total, row) => total + row.orders, 0))
  return { all, byStatus: Object.fromEntries(counted) }
}

/**
 * Selects ids first, so that skipped rows are read from an index only. PostgreSQL cannot estimate how many orders match
 * a text: a few are found by the text index and sorted here; many are quickly found by scanning the index of the
 * sort order.
 */
function listPage(db: Database, query: OrderListQuery, hasFewMatches: boolean) {
  const { id, createdAt, totalAmount } = orders
  const all = db.select({ id, createdAt, totalAmount }).from(orders).where(buildOrderCondition(query)).$dynamic()
  const found = hasFewMatches ? all.limit(MAX_FOUND).as('found') : null // the limit keeps the planner from merging both steps
  const sorted = found
    ? db
        .select({ id: found.id })
        .from(found)
        .orderBy(...buildOrderBy(query, found))
        .$dynamic()
    : all.orderBy(...buildOrderBy(query, orders))
  const ids = sorted
    .limit(ROWS_PER_PAGE)
    .offset((query.page - 1) * ROWS_PER_PAGE)
    .as('page')
  return db
    .select(orderRowColumns)
    .from(orders)
    .innerJoin(ids, eq(ids.id, orders.id))
    .orderBy(...buildOrderBy(query, orders))
}

export function buildOrderCondition({
  q,
  status,
  payment,
  withdrawal,
  ship,
  market,
  tag,
  from,
  to,
  timeZone,
}: OrderFilter): SQL | undefined {
  return and(
    q ? buildTextCondition(q) : undefined,
    status ? eq(orders.status, status) : undefined,
    payment ? eq(orders.paymentStatus, payment) : undefined,
    withdrawal ? inArray(orders.id, openWithdrawals) : undefined,
    ship ? hasUnitsToShip : undefined,
    market ? eq(orders.marketId, market) : undefined,
    tag ? hasTag('orders', tag) : undefined,
    from ? gte(orders.createdAt, startOfDay(from, timeZone)) : undefined,
    to ? lt(orders.createdAt, endOfDay(to, timeZone)) : undefined,
  )
}

function buildTextCondition(q: string): SQL | undefined {
  const isInSearch = sql`${orders.search} like lower(${toLikePattern(normalizeSearch(q))})`
  return or(
    isInSearch,
    matchesOrderDetail(q),
    tagContains('orders', q),
    ...orderSearches.entries.map((find) => find(q)),
  )
}

/** Ends the sort order with the id, so that no order is on two pages. */
function buildOrderBy(
  { sort, dir }: OrderListQuery,
  by: Readonly<Record<'id' | 'createdAt' | 'totalAmount', SQLWrapper>>,
) {
  const order = dir === 'asc' ? asc : desc
  return [order(sort === 'date' ? by.createdAt : by.totalAmount), order(by.id)]
}

export async function findOrderByNumber(db: Database, orderNumber: string): Promise<Id<'order'> | null> {
  const [found] = await db.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, orderNumber))
  return found?.id ?? null
}

/** Returns how many orders have an open withdrawal. */
export async function countOpenWithdrawals(db: Database): Promise<number> {
  const { orderId, settledAt } = withdrawals
  const [row] = await db
    .select({ open: countDistinct(orderId) })
    .from(withdrawals)
    .where(isNull(settledAt))
  return row?.open ?? 0
}

/**
 * Returns the markets to filter and label orders by, the primary one first. Empty if the store has only one market.
 */
export async function listOrderMarkets(db: Database) {
  const { id, name, isPrimary, position } = markets
  const all = await db.select({ id, name }).from(markets).orderBy(desc(isPrimary), asc(position), asc(id))
  return all.length > 1 ? all : []
}
