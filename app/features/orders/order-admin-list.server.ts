import { and, asc, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { OrderStatus } from '#app/features/orders/order.ts'
import type { OrderFilter, OrderListQuery } from '#app/features/orders/order-admin-list.ts'
import { orderItems } from '#app/features/orders/order-items.table.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import type { Id } from '#app/lib/id.ts'
import { likePattern, ROWS_PER_PAGE } from '#app/lib/list-query.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export type OrderRow = Awaited<ReturnType<typeof listOrderRows>>['rows'][number]

/** Nested once more below: Drizzle drops the table's name from columns it finds on the outermost level. */
const pieces = sql`
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
  pieces: sql<number>`(${pieces})`,
}

const NEWEST = [desc(orders.createdAt), desc(orders.id)]

/**
 * One page of the back office's order list; how many match, and how many of them there are of each status. A page behind
 * the last one is the last one: `page` says which it is.
 */
export async function listOrderRows(db: Database, query: OrderListQuery) {
  const [asked, counted] = await Promise.all([
    listPage(db, query, query.page),
    db
      .select({ status: orders.status, orders: count() })
      .from(orders)
      .where(matching({ ...query, status: null }))
      .groupBy(orders.status),
  ])
  const byStatus: Partial<Record<OrderStatus, number>> = Object.fromEntries(
    counted.map((row) => [row.status, row.orders]),
  )
  const all = counted.reduce((total, row) => total + row.orders, 0)
  const total = query.status ? (byStatus[query.status] ?? 0) : all
  const page = Math.max(1, Math.min(query.page, Math.ceil(total / ROWS_PER_PAGE)))
  const rows = page === query.page ? asked : await listPage(db, query, page)
  return { rows, page, byStatus, all, total }
}

function listPage(db: Database, query: OrderListQuery, page: number) {
  const sequence = sequenceOf(query)
  // The page's ids first: of the rows that are passed over, nothing but the index is read.
  const ids = db
    .select({ id: orders.id })
    .from(orders)
    .where(matching(query))
    .orderBy(...sequence)
    .limit(ROWS_PER_PAGE)
    .offset((page - 1) * ROWS_PER_PAGE)
    .as('page')
  return db
    .select(rowColumns)
    .from(orders)
    .innerJoin(ids, eq(ids.id, orders.id))
    .orderBy(...sequence)
}

/** The condition that a filter of the list stands for. */
export function matching({ q, status, payment, from, to }: OrderFilter): SQL | undefined {
  return and(
    q ? sql`${orders.search} like lower(${likePattern(q)})` : undefined,
    status ? eq(orders.status, status) : undefined,
    payment ? eq(orders.paymentStatus, payment) : undefined,
    from ? gte(orders.createdAt, dayOf(from)) : undefined,
    to ? lt(orders.createdAt, new Date(dayOf(to).getTime() + 86_400_000)) : undefined,
  )
}

function sequenceOf({ sort, dir }: OrderListQuery): SQL[] {
  if (sort === 'date') return dir === 'desc' ? NEWEST : [asc(orders.createdAt), asc(orders.id)]
  return dir === 'desc' ? [desc(orders.totalAmount), desc(orders.id)] : [asc(orders.totalAmount), asc(orders.id)]
}

function dayOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
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
