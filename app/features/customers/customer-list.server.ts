import { and, asc, desc, eq, gt, ilike, ne, not, type SQL, sql } from 'drizzle-orm'
import type { CustomerListQuery } from '#app/features/customers/customer-list.ts'
import { customers, spentIn } from '#app/features/customers/customers.table.ts'
import { money, type StoreCurrency, toDecimal } from '#app/features/money/money.ts'
import { newsletterSubscribers } from '#app/features/newsletter/newsletter-subscribers.table.ts'
import { foldOrderCounts } from '#app/features/orders/fold-order-counts.server.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import type { CsvRow } from '#app/lib/csv.ts'
import type { Id } from '#app/lib/id.ts'
import { likePatterns } from '#app/lib/like-pattern.ts'
import { MAX_LISTED, ROWS_PER_PAGE } from '#app/lib/list-length.ts'
import { listPage } from '#app/lib/list-page.ts'
import { countUpTo } from '#app/platform/db/count-up-to.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

type CustomerRow = Awaited<ReturnType<typeof listCustomerRows>>['rows'][number]

/**
 * One page of the admin's customer list, and how many customers match. What they bought comes from the orders:
 * cancelled ones are left out of both, and spent is what was booked in `currency` and not given back (docs/rules.md,
 * Customers).
 */
export async function listCustomerRows(db: Database, query: CustomerListQuery, currency: StoreCurrency) {
  if (isByBought(query)) await foldOrderCounts(db)
  const matching = matches(query)
  const counted = countUpTo(db, customers, matching, MAX_LISTED + 1)
  const { rows: found, ...list } = await listPage(query.page, counted, (offset) =>
    sortedPage(db, { order: sequence(query, currency), matching, offset }),
  )
  const bought = await totalsOf(
    db,
    found.map(({ id }) => id),
    currency,
  )
  const rows = found.map((customer) => {
    const { orders = 0, spent = 0 } = bought.get(customer.id) ?? {}
    return { ...customer, orders, spent: money(spent, currency) }
  })
  return { ...list, rows }
}

/** Whether what was bought decides over the list, as it is kept with the customers: it is brought up to now first. */
function isByBought({ sort, orders: bought }: CustomerListQuery): boolean {
  return sort === 'orders' || sort === 'spent' || bought !== null
}

const BATCH = 1_000

export function customerFileHeading(currency: StoreCurrency): CsvRow {
  return ['First name', 'Last name', 'Email', 'Phone', 'Orders', `Spent (${currency})`, 'Joined', 'Newsletter']
}

/** Every customer that matches, newest first, a batch at a time: a file of all customers is never held whole. */
export async function* customersForFile(
  db: Database,
  query: CustomerListQuery,
  currency: StoreCurrency,
  batch = BATCH,
): AsyncGenerator<CsvRow[]> {
  if (isByBought(query)) await foldOrderCounts(db)
  const matching = matches(query)
  let after: SQL | undefined
  for (;;) {
    const rows = await db
      .select(rowColumns)
      .from(customers)
      .where(and(matching, after))
      .orderBy(desc(customers.createdAt), desc(customers.id))
      .limit(batch)
    const bought = await totalsOf(
      db,
      rows.map(({ id }) => id),
      currency,
    )
    if (rows.length > 0) yield rows.map((row) => fileRow(row, bought.get(row.id), currency))
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = sql`(${customers.createdAt}, ${customers.id}) < (${last.createdAt}::timestamptz, ${last.id}::uuid)`
  }
}

type FileCustomer = Omit<CustomerRow, 'orders' | 'spent'>

function fileRow(
  row: FileCustomer,
  bought: { readonly orders: number; readonly spent: number } | undefined,
  currency: StoreCurrency,
): CsvRow {
  return [
    row.firstName,
    row.lastName,
    row.email,
    row.phone,
    bought?.orders ?? 0,
    toDecimal(money(bought?.spent ?? 0, currency)),
    row.createdAt.toISOString(),
    row.isSubscribed ? 'Subscribed' : 'Not Subscribed',
  ]
}

const subscribed = sql`exists (
  select from ${newsletterSubscribers} where lower(${newsletterSubscribers.email}) = lower(${customers.email})
)`

const subscriptions = sql`
  select count(*) from ${newsletterSubscribers} where lower(${newsletterSubscribers.email}) = lower(${customers.email})
`

/**
 * Whether a customer's e-mail is among the subscribers. Counted, as each is then looked up: of `exists`, PostgreSQL would
 * read all subscribers for one page of customers. Nested once more: Drizzle drops a table's name from what it finds outermost.
 */
export const isSubscribed = sql<boolean>`((${subscriptions}) > 0)`

const rowColumns = {
  id: customers.id,
  firstName: customers.firstName,
  lastName: customers.lastName,
  email: customers.email,
  phone: customers.phone,
  createdAt: customers.createdAt,
  isSubscribed,
}

/** Exactly the expression of the index `customers_search`. */
const searched = sql`(${customers.firstName} || ' ' || ${customers.lastName} || ' ' || ${customers.email} || ' ' || ${customers.phone})`

/** Whether each word of a search is in what a customer is searched by, so that 'obi ada' finds Ada Obi. */
export function matchesSearch(q: string): SQL | undefined {
  return and(...likePatterns(q).map((pattern) => ilike(searched, pattern)))
}

function matches({ q, newsletter, orders: bought }: CustomerListQuery): SQL | undefined {
  return and(
    matchesSearch(q),
    newsletter ? (newsletter === 'yes' ? subscribed : not(subscribed)) : undefined,
    bought ? (bought === 'with' ? gt(customers.orderCount, 0) : eq(customers.orderCount, 0)) : undefined,
  )
}

/** What the customers of one page bought, as the orders say it now. */
async function totalsOf(db: Database, ids: readonly Id<'customer'>[], currency: StoreCurrency) {
  const booked = eq(orders.storeCurrency, currency)
  const rows = await db
    .select({
      customerId: orders.customerId,
      orders: sql`count(*)`.mapWith(Number),
      spent: sql`coalesce(sum(${orders.totalAmount} - ${orders.refundedAmount}) filter (where ${booked}), 0)`.mapWith(
        Number,
      ),
    })
    .from(orders)
    .where(and(sql`${orders.customerId} = any(${sql.param([...ids])}::uuid[])`, ne(orders.status, 'cancelled')))
    .groupBy(orders.customerId)
  return new Map(rows.map((row) => [row.customerId, row]))
}

/** The ids of the page first: who is subscribed is looked up for these alone. */
function sortedPage(
  db: Database,
  { order, matching, offset }: { readonly order: SQL[]; readonly matching: SQL | undefined; readonly offset: number },
) {
  const picked = db
    .select({
      id: customers.id,
      place: sql<number>`row_number() over (order by ${sql.join(order, sql`, `)})`.as('place'),
    })
    .from(customers)
    .where(matching)
    .orderBy(...order)
    .limit(ROWS_PER_PAGE)
    .offset(offset)
    .as('picked')
  return db.select(rowColumns).from(customers).innerJoin(picked, eq(picked.id, customers.id)).orderBy(picked.place)
}

/** The id settles ties, so that no one is on two pages. */
function sequence({ sort, dir }: CustomerListQuery, currency: StoreCurrency): SQL[] {
  const order = dir === 'asc' ? asc : desc
  const by = {
    created: sql`${customers.createdAt}`,
    name: sql`(${customers.firstName} || ' ' || ${customers.lastName}) collate "und-x-icu"`,
    orders: sql`${customers.orderCount}`,
    spent: spentIn(customers.spent)[currency],
  }
  return [order(by[sort]), order(customers.id)]
}
