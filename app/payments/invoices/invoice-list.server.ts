import { and, asc, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { listPage, MAX_LISTED, ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import { type InvoiceFilter, type InvoiceListQuery, listMonthsBetween } from '#app/payments/invoices/invoice-list.ts'
import { invoiceSeries, invoices } from '#app/payments/invoices/invoices.table.ts'
import { countUpTo } from '#app/platform/db/count-up-to.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern } from '#app/platform/db/like-pattern.ts'

export type InvoiceRow = Awaited<ReturnType<typeof listInvoiceRows>>['rows'][number]
export type OrderInvoice = Awaited<ReturnType<typeof listOrderInvoices>>[number]

const { id, kind, number, day, buyer, orderId, contents } = invoices

const rowColumns = {
  id,
  kind,
  number,
  day,
  buyer,
  orderId,
  orderNumber: sql<string>`${contents} -> 'order' ->> 'number'`,
  total: { minor: invoices.total, currency: invoices.currency },
}

/** Lists the series of invoice numbers with their last number. A prefix with the year has one series a year. */
export function listSeries(db: Database) {
  return db.select(pick(invoiceSeries, ['series', 'last'])).from(invoiceSeries)
}

/** Returns a page of invoices and credit notes; the last page if `page` is beyond it. */
export function listInvoiceRows(db: Database, query: InvoiceListQuery) {
  const where = matchesInvoiceFilter(query)
  return listPage(query.page, countUpTo(db, invoices, where, MAX_LISTED + 1), (offset) =>
    db
      .select(rowColumns)
      .from(invoices)
      .where(where)
      .orderBy(...buildOrderBy(query))
      .limit(ROWS_PER_PAGE)
      .offset(offset),
  )
}

export function matchesInvoiceFilter({ q, kind: selectedKind, month }: InvoiceFilter): SQL | undefined {
  return and(
    q ? sql`${invoices.search} like lower(${toLikePattern(q)})` : undefined,
    selectedKind ? eq(kind, selectedKind) : undefined,
    month ? and(gte(day, `${month}-01`), lte(day, `${month}-31`)) : undefined,
  )
}

/** The id breaks ties, so that no document is on two pages. */
function buildOrderBy({ sort, dir }: InvoiceListQuery): SQL[] {
  const order = dir === 'asc' ? asc : desc
  return sort === 'number' ? [order(number)] : [order(invoices.issuedAt), order(id)]
}

/** Lists the months that have documents, and the months in between, newest first. */
export async function listInvoiceMonths(db: Database): Promise<readonly string[]> {
  const [range] = await db
    .select({ oldest: sql<string | null>`min(${day})`, newest: sql<string | null>`max(${day})` })
    .from(invoices)
  return range?.oldest && range.newest ? listMonthsBetween(range.oldest, range.newest) : []
}

export async function findInvoice(db: Database, invoiceId: Id<'invoice'>) {
  const [found] = await db.select({ id, orderId, contents }).from(invoices).where(eq(id, invoiceId))
  return found ?? null
}

/** Several documents can share a timestamp, because a document is never dated before the last one of its series. */
export const byIssueOrder = [asc(invoices.issuedAt), asc(id)]

/** Lists the documents of an order in the order of issue: each invoice before its credit notes. */
export function listOrderInvoices(db: Database, wantedOrderId: Id<'order'>) {
  return listInvoicesForOrders(db, [wantedOrderId])
}

/** Like `listOrderInvoices`, for several orders. */
export function listInvoicesForOrders(db: Database, wantedOrderIds: readonly Id<'order'>[]) {
  return db
    .select({ ...rowColumns, ...pick(invoices, ['invoiceId', 'refundId', 'replacedId']) })
    .from(invoices)
    .where(inArray(orderId, [...wantedOrderIds]))
    .orderBy(...byIssueOrder)
}
