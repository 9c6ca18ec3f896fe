import { and, asc, count, desc, eq, gt, ilike, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { money, toDecimal } from '#app/base/money.ts'
import type { CsvRow } from '#app/lib/csv.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import { listPage, MAX_LISTED, ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import { foldOrderCounts } from '#app/orders/counts/fold-order-counts.server.ts'
import { type CustomerListQuery, readCustomerListQuery } from '#app/orders/customers/customer-list.ts'
import { buildSpentExpression, customers } from '#app/orders/customers.table.ts'
import { countsAsSold } from '#app/orders/order-status.ts'
import { hasStatus, orders } from '#app/orders/orders.table.ts'
import { hasTag, selectTags, tagContains } from '#app/orders/tags/find-tags.server.ts'
import { MAX_TAGGED_ROWS } from '#app/orders/tags/tags.ts'
import { isOlderThan, readBatches } from '#app/platform/db/batches.server.ts'
import { countUpTo } from '#app/platform/db/count-up-to.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePatterns } from '#app/platform/db/like-pattern.ts'
import { newsletterSubscribers } from '#app/store/consents.table.ts'

export type CustomerRow = Awaited<ReturnType<typeof listCustomerRows>>['rows'][number]

/** `orders` and `spent` leave out cancelled orders; `spent` is net of refunds (docs/rules.md, Figures). */
export async function listCustomerRows(db: Database, query: CustomerListQuery, currency: CurrencyCode) {
  if (usesOrderCounts(query)) await foldOrderCounts(db)
  const matching = buildCondition(query)
  const totalCount = countUpTo(db, customers, matching, MAX_LISTED + 1)
  const { rows: found, ...list } = await listPage(query.page, totalCount, (offset) =>
    selectSortedPage(db, { order: buildSortOrder(query, currency), matching, offset }),
  )
  return { ...list, rows: await addTotals(db, found, currency) }
}

function usesOrderCounts({ sort, orders }: CustomerListQuery): boolean {
  return sort === 'orders' || sort === 'spent' || orders !== null
}

export function getFileHeading(currency: CurrencyCode): CsvRow {
  return ['First name', 'Last name', 'Email', 'Phone', 'Orders', `Spent (${currency})`, 'Joined', 'Newsletter', 'Tags']
}

/** Yields all matching customers, newest first, in batches to limit memory. */
export async function* listFileBatches(
  db: Database,
  query: CustomerListQuery,
  currency: CurrencyCode,
  batch = 1_000,
): AsyncGenerator<CsvRow[]> {
  if (usesOrderCounts(query)) await foldOrderCounts(db)
  const matching = buildCondition(query)
  const readBatch = (last?: { readonly createdAt: Date; readonly id: string }) =>
    db
      .select(rowColumns)
      .from(customers)
      .where(and(matching, isOlderThan(customers, last)))
      .orderBy(desc(customers.createdAt), desc(customers.id))
      .limit(batch)
  for await (const rows of readBatches(batch, readBatch)) yield (await addTotals(db, rows, currency)).map(toCsvRow)
}

function toCsvRow({
  firstName,
  lastName,
  email,
  phone,
  orders,
  spent,
  createdAt,
  isSubscribed,
  tags,
}: CustomerRow): CsvRow {
  const newsletter = isSubscribed ? 'Subscribed' : 'Not Subscribed'
  return [
    firstName,
    lastName,
    email,
    phone,
    orders,
    toDecimal(spent),
    createdAt.toISOString(),
    newsletter,
    tags.join(', '),
  ]
}

const { email } = newsletterSubscribers
const fromSubscriptions = sql`from ${newsletterSubscribers} where lower(${email}) = lower(${customers.email})`
const subscribed = sql`exists (select ${fromSubscriptions})`

/**
 * Uses a count, since `exists` reads all subscribers. The parentheses keep Drizzle from dropping the outer table name.
 */
export const isSubscribed = sql<boolean>`((select count(*) ${fromSubscriptions}) > 0)`

const rowColumns = {
  id: customers.id,
  firstName: customers.firstName,
  lastName: customers.lastName,
  email: customers.email,
  phone: customers.phone,
  createdAt: customers.createdAt,
  isSubscribed,
  tags: selectTags('customers'),
}

/** The expression of the index `customers_search`. */
const searchedText = sql`(${customers.firstName} || ' ' || ${customers.lastName} || ' ' || ${customers.email} || ' ' || ${customers.phone})`

/**
 * Matches customers whose data contains every word of a search, so that 'obi ada' finds Ada Obi, or whose tags contain
 * the text.
 */
export function matchesSearch(q: string): SQL | undefined {
  const patterns = toLikePatterns(q)
  if (patterns.length === 0) return undefined
  return or(and(...patterns.map((pattern) => ilike(searchedText, pattern))), tagContains('customers', q))
}

/** Matches customers whose ids are in `ids`, separated by commas. With `all`, applies the list's filters instead. */
export function matchSelectedCustomers(query: URLSearchParams): SQL | undefined {
  if (query.has('all')) return buildCondition(readCustomerListQuery(query))
  const idTexts = (query.get('ids') ?? '').split(',', MAX_TAGGED_ROWS)
  return inArray(
    customers.id,
    idTexts.map((text) => parseId<'customer'>(text)).filter((id) => id !== null),
  )
}

function buildCondition({ q, newsletter, tag, orders: withOrders }: CustomerListQuery): SQL | undefined {
  return and(
    matchesSearch(q),
    newsletter === 'yes' ? subscribed : undefined,
    newsletter === 'no' ? not(subscribed) : undefined,
    withOrders === 'with' ? gt(customers.orderCount, 0) : undefined,
    withOrders === 'without' ? eq(customers.orderCount, 0) : undefined,
    tag ? hasTag('customers', tag) : undefined,
  )
}

/** Returns the sum of orders whose store currency is `currency`, minus refunds, in minor units. */
export function sumSpent(currency: CurrencyCode) {
  const amount = sql`${orders.totalAmount} - ${orders.refundedAmount}`
  return sql`coalesce(sum(${amount}) filter (where ${eq(orders.storeCurrency, currency)}), 0)`.mapWith(Number)
}

async function addTotals<Row extends { readonly id: Id<'customer'> }>(
  db: Database,
  rows: readonly Row[],
  currency: CurrencyCode,
) {
  const ids = sql.param(rows.map(({ id }) => id))
  const totals = await db
    .select({ customerId: orders.customerId, orders: count(), spent: sumSpent(currency) })
    .from(orders)
    .where(and(sql`${orders.customerId} = any(${ids}::uuid[])`, hasStatus(orders.status, countsAsSold)))
    .groupBy(orders.customerId)
  const byId = new Map(totals.map((total) => [total.customerId, total]))
  return rows.map((row) => {
    const { orders = 0, spent = 0 } = byId.get(row.id) ?? {}
    return { ...row, orders, spent: money(spent, currency) }
  })
}

/** Selects the page's ids first, so that subscriptions are looked up only for these. */
function selectSortedPage(
  db: Database,
  { order, matching, offset }: { readonly order: SQL[]; readonly matching: SQL | undefined; readonly offset: number },
) {
  const pickedCustomers = db
    .select({
      id: customers.id,
      position: sql<number>`row_number() over (order by ${sql.join(order, sql`, `)})`.as('position'),
    })
    .from(customers)
    .where(matching)
    .orderBy(...order)
    .limit(ROWS_PER_PAGE)
    .offset(offset)
    .as('picked')
  return db
    .select(rowColumns)
    .from(customers)
    .innerJoin(pickedCustomers, eq(pickedCustomers.id, customers.id))
    .orderBy(pickedCustomers.position)
}

function buildSortOrder({ sort, dir }: CustomerListQuery, currency: CurrencyCode): SQL[] {
  const order = dir === 'asc' ? asc : desc
  const by = {
    created: sql`${customers.createdAt}`,
    name: sql`(${customers.firstName} || ' ' || ${customers.lastName}) collate "und-x-icu"`,
    orders: sql`${customers.orderCount}`,
    spent: buildSpentExpression(customers.spent, currency),
  }
  return [order(by[sort]), order(customers.id)]
}
