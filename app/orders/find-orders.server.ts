import { and, desc, or, type SQL, sql } from 'drizzle-orm'
import { toLatinDigits } from '#app/lib/format/parse-number.ts'
import { createWiredList } from '#app/lib/wired-list.ts'
import { matchesSearch } from '#app/orders/customers/customer-list.server.ts'
import { customers } from '#app/orders/customers.table.ts'
import { matchesImportedOrder } from '#app/orders/imported-orders/imported-order-list.server.ts'
import { importedOrders } from '#app/orders/imported-orders/imported-orders.table.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import { isFullyRefunded } from '#app/orders/order-status.ts'
import { buildOrderDetails, hasPaymentStatus, orders } from '#app/orders/orders.table.ts'
import { selectTags } from '#app/orders/tags/find-tags.server.ts'
import { withdrawals } from '#app/orders/withdrawals/withdrawals.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern, toLikePatterns } from '#app/platform/db/like-pattern.ts'

// Columns and conditions that admin lists use to show and find orders.

/** Nested in another `sql` below, because Drizzle omits the table names of columns at the outermost level. */
const units = sql`
  select coalesce(sum(${orderItems.quantity}), 0)::int from ${orderItems} where ${orderItems.orderId} = ${orders.id}
`

const returned = sql`
  select coalesce(sum(${orderItems.returned}), 0)::int from ${orderItems} where ${orderItems.orderId} = ${orders.id}
`

const hasOpenWithdrawal = sql`
  exists (select from ${withdrawals} where ${withdrawals.orderId} = ${orders.id} and ${withdrawals.settledAt} is null)
`

const hasBackorder = sql`
  exists (select from ${orderItems} where ${orderItems.orderId} = ${orders.id} and ${orderItems.backordered} > 0)
`

/**
 * True for orders with units left to pack: not all units were returned, and not everything was refunded. OFFSET
 * keeps PostgreSQL from joining all lines of all orders where a limit needs only a few.
 */
export const hasUnitsToShip = sql`
  (${hasPaymentStatus(orders.paymentStatus, (status) => !isFullyRefunded(status))} and exists (
    select from ${orderItems} where ${orderItems.orderId} = ${orders.id} and ${orderItems.quantity} > ${orderItems.returned}
    offset 0
  ))
`

export const orderRowColumns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  createdAt: orders.createdAt,
  customerName: orders.customerName,
  customerEmail: orders.customerEmail,
  paymentStatus: orders.paymentStatus,
  paymentMethod: orders.paymentMethod,
  status: orders.status,
  trackingNumber: orders.trackingNumber,
  shippingMethod: orders.shippingMethod,
  shippingName: orders.shippingName,
  marketId: orders.marketId,
  total: { minor: orders.totalAmount, currency: orders.storeCurrency },
  country: sql<string>`${orders.shippingAddress} ->> 'country'`,
  units: sql<number>`(${units})`,
  returned: sql<number>`(${returned})`,
  hasOpenWithdrawal: sql<boolean>`(${hasOpenWithdrawal})`,
  hasBackorder: sql<boolean>`(${hasBackorder})`,
  tags: selectTags('orders'),
}

export type OrderRow = Awaited<ReturnType<typeof listLatestOrders>>[number]

export function listLatestOrders(db: Database, limit: number) {
  return db.select(orderRowColumns).from(orders).orderBy(desc(orders.createdAt), desc(orders.id)).limit(limit)
}

/** The minimum lengths of searches. Shorter strings match no trigram in the index, or they match most orders. */
export const MIN_LENGTH = 4
const MIN_LETTERS = 3
/** Finds only the newest orders, since a string that more orders share identifies none of them. */
export const MAX_FOUND = 500

/** Matches a phone number: digits and separators. */
const PHONE = /^\+?[\d\s()./-]+$/
/** Search conditions of other modules, such as for invoice numbers. Undefined if the search does not apply. */
export const orderSearches = createWiredList<(typed: string) => SQL | undefined>('orderSearches')

/** Normalizes a search like stored text: no invisible characters, letters of one width and digits 0 to 9. */
export function normalizeSearch(typed: string): string {
  return toLatinDigits(typed.normalize('NFKC'))
}

/**
 * True for orders with this name, phone number, tracking number, street, city or postal code, or a part of one. Accents
 * do not matter. Finds ids first, so that the index on these details can be combined with the index on other text.
 */
export function matchesOrderDetail(typed: string): SQL | undefined {
  const spellings = listSpellings(normalizeSearch(typed).trim()).filter(
    (text) => text.length >= (/^\p{L}+$/u.test(text) ? MIN_LETTERS : MIN_LENGTH),
  )
  if (spellings.length === 0) return undefined
  const { id, createdAt } = orders
  const details = or(
    ...spellings.map((text) => sql`${buildOrderDetails(orders)} like order_text(${toLikePattern(text)})`),
  )
  const newest = sql`array(select ${id} from ${orders} where ${details} order by ${desc(createdAt)} limit ${MAX_FOUND})`
  return sql`${id} = any(${newest})`
}

/** Includes the text without separators; phone numbers also without +, 00 and the zero that a country code replaces. */
function listSpellings(q: string): readonly string[] {
  const compact = q.replace(/[\s()./-]/g, '')
  if (!PHONE.test(q)) return [...new Set([q, compact])]
  const digits = compact.replace(/^(\+|00(?=[1-9]))/, '')
  return [...new Set([q, digits, digits.replace(/^0(?=[1-9])/, '')])]
}

// The order search in the admin-wide search.

const MAX_INDEX_MATCHES = 500

/**
 * If there are few matches, they are read from the search index; if there are many, a scan from the newest order soon
 * finds enough. PostgreSQL cannot distinguish these cases and would scan all orders.
 */
export async function searchOrders(db: Database, q: string, limit: number) {
  const { id, orderNumber, customerName, status, createdAt, search } = orders
  const matching = db
    .select({ id, orderNumber, customerName, status, createdAt })
    .from(orders)
    .where(
      or(
        and(...toLikePatterns(normalizeSearch(q)).map((pattern) => sql`${search} like lower(${pattern})`)),
        matchesOrderDetail(q),
      ),
    )
    .$dynamic()
  const firstMatches = await matching.limit(MAX_INDEX_MATCHES)
  const newest = firstMatches.toSorted(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
  )
  const found =
    firstMatches.length < MAX_INDEX_MATCHES ? newest : await matching.orderBy(desc(createdAt), desc(id)).limit(limit)
  return found.slice(0, limit).map(({ createdAt, ...order }) => order)
}

export function searchImportedOrders(db: Database, q: string, limit: number) {
  const { id, number, customerName, source, placedAt } = importedOrders
  return db
    .select({ id, number, customerName, source })
    .from(importedOrders)
    .where(matchesImportedOrder(q))
    .orderBy(desc(placedAt), desc(id))
    .limit(limit)
}

export function searchCustomers(db: Database, q: string, limit: number) {
  const { id, firstName, lastName, email } = customers
  return db
    .select({ id, name: sql<string>`btrim(${firstName} || ' ' || ${lastName})`, email })
    .from(customers)
    .where(matchesSearch(q))
    .orderBy(desc(customers.createdAt), desc(id))
    .limit(limit)
}
