import { and, asc, desc, eq, exists, gte, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { type Money, money } from '#app/base/money.ts'
import { parseTypedMoney } from '#app/base/typed-money.ts'
import type { Id } from '#app/lib/id.ts'
import { listPage, MAX_LISTED, ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import type { PayableOrder } from '#app/orders/amount-due.server.ts'
import { hasPaymentFailed, isCancelled, isCharged, isPaymentOpen } from '#app/orders/order-status.ts'
import { hasPaymentStatus, hasStatus, orders } from '#app/orders/orders.table.ts'
import { PROVIDERS } from '#app/payments/providers/registry.server.ts'
import { statementRows, transferBookings } from '#app/payments/transfers/transfers.table.ts'
import { countUpTo } from '#app/platform/db/count-up-to.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern } from '#app/platform/db/like-pattern.ts'

/**
 * Orders that no longer wait for a payment are matched for this many days after they were placed: some transfers are
 * late.
 */
const LATE_DAYS = 30

export const TRANSFER_PROVIDERS = PROVIDERS.filter(({ capabilities }) => capabilities.paymentFlow === 'transfer').map(
  ({ name }) => name,
)

export type TransferOrder = Awaited<ReturnType<typeof listTransferOrders>>[number]

/**
 * The sum of bookings that were not undone. The column names are written as text, because Drizzle omits the table names
 * in a query of a single table.
 */
const receivedSum = sql<number>`coalesce((select sum(b.amount) from ${transferBookings} b
  where b.order_id = orders.id and b.undone_at is null), 0)::bigint`.mapWith(Number)

/** Returns the received sum in the smallest unit of the order's currency. */
export async function readReceived(db: Database, id: Id<'order'>): Promise<number> {
  const [row] = await db.select({ received: receivedSum }).from(orders).where(eq(orders.id, id))
  return row?.received ?? 0
}

/** Returns the amount that has arrived by transfer for an unpaid order, if any. */
export async function readArrivedTransfers(
  db: Database,
  { id, paymentProvider, paymentStatus, charged }: PayableOrder,
): Promise<Money | null> {
  if (!TRANSFER_PROVIDERS.includes(paymentProvider) || isCharged(paymentStatus)) return null
  const received = await readReceived(db, id)
  return received > 0 ? money(received, charged.total.currency) : null
}

/** Returns the accounts that paid an order, as listed in bank statements; null if there are none. */
export async function readPayerAccounts(db: Database, id: Id<'order'>): Promise<string | null> {
  const [row] = await db
    .select({ accounts: sql<string | null>`string_agg(distinct ${statementRows.payerAccount}, ', ')` })
    .from(transferBookings)
    .innerJoin(statementRows, eq(statementRows.id, transferBookings.rowId))
    .where(and(eq(transferBookings.orderId, id), isNull(transferBookings.undoneAt), ne(statementRows.payerAccount, '')))
  return row?.accounts ?? null
}

const isByTransfer = () => inArray(orders.paymentProvider, [...TRANSFER_PROVIDERS])

const isWaiting = () =>
  and(
    isByTransfer(),
    hasPaymentStatus(orders.paymentStatus, isPaymentOpen),
    hasStatus(orders.status, (status) => !isCancelled(status)),
  )

function isPayableAt(now: Date): SQL | undefined {
  const isLate = and(
    isByTransfer(),
    hasPaymentStatus(orders.paymentStatus, hasPaymentFailed),
    gte(orders.createdAt, computeLateStart(now)),
  )
  return or(isWaiting(), isLate)
}

const computeLateStart = (now: Date) => new Date(now.getTime() - LATE_DAYS * 86_400_000)

const MAX_ORDERS = 5_000

/** Lists orders that can be paid by transfer, and orders paid recently, so that a duplicate payment is recognized. */
export async function listOpenOrders(db: Database, now: Date) {
  const wasPaid = and(
    isByTransfer(),
    hasPaymentStatus(orders.paymentStatus, isCharged),
    gte(orders.createdAt, computeLateStart(now)),
  )
  return await listTransferOrders(db, or(isPayableAt(now), wasPaid), MAX_ORDERS)
}

async function listTransferOrders(db: Database, where: SQL | undefined, limit: number) {
  const rows = await db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      total: { minor: orders.total, currency: orders.currency },
      received: receivedSum,
      customerName: orders.customerName,
      email: orders.customerEmail,
      placedAt: orders.createdAt,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
    })
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
  return rows.map(({ received, ...order }) => ({ ...order, received: money(received, order.total.currency) }))
}

const MAX_FOUND = 10

export type FoundOrders = { readonly orders: Awaited<ReturnType<typeof searchTransferOrders>> }

/** Searches payable orders by number, name, email or total. */
export async function searchTransferOrders(db: Database, q: string, currency: CurrencyCode, now: Date = new Date()) {
  const amount = parseTypedMoney(q, currency)
  const isFound = or(
    sql`${orders.search} like lower(${toLikePattern(q)})`,
    amount ? eq(orders.total, amount.minor) : undefined,
  )
  return await listTransferOrders(db, and(isPayableAt(now), eq(orders.currency, currency), isFound), MAX_FOUND)
}

export type WaitingTransfer = Awaited<ReturnType<typeof listWaitingTransfers>>['rows'][number]

/** Selects unpaid orders, including orders that were cancelled when only partly paid: staff return what arrived. */
export const awaitsStaffDecision = () =>
  and(
    isByTransfer(),
    hasPaymentStatus(orders.paymentStatus, isPaymentOpen),
    or(
      hasStatus(orders.status, (status) => !isCancelled(status)),
      exists(sql`(select from ${transferBookings} b where b.order_id = orders.id and b.undone_at is null)`),
    ),
  )

/** Lists unpaid orders: first those without a deadline, which staff must decide on, then by deadline. */
export function listWaitingTransfers(db: Database, page: number) {
  return listPage(page, countWaitingTransfers(db), (offset) =>
    db
      .select({
        id: orders.id,
        orderNumber: orders.orderNumber,
        customerName: orders.customerName,
        total: { minor: orders.total, currency: orders.currency },
        received: receivedSum,
        placedAt: orders.createdAt,
        heldUntil: orders.heldUntil,
        status: orders.status,
        paymentStatus: orders.paymentStatus,
      })
      .from(orders)
      .where(awaitsStaffDecision())
      .orderBy(sql`${isNull(orders.heldUntil)} desc`, asc(orders.heldUntil), asc(orders.createdAt), asc(orders.id))
      .limit(ROWS_PER_PAGE)
      .offset(offset),
  )
}

export function countWaitingTransfers(db: Database) {
  return countUpTo(db, orders, awaitsStaffDecision(), MAX_LISTED + 1)
}
