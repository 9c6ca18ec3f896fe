import { and, asc, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { money } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { isCancelled, isCharged, isPaymentOpen } from '#app/orders/order-status.ts'
import type { Order } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { readOffered } from '#app/payments/payment/order-payment-options.server.ts'
import { computeOrderVersion, computeRowVersion, undoBooking } from '#app/payments/transfers/book-transfer.server.ts'
import { type MatchProposal, matchTransfers } from '#app/payments/transfers/match-transfers.ts'
import {
  listOpenOrders,
  listWaitingTransfers,
  readReceived,
  TRANSFER_PROVIDERS,
  type TransferOrder,
} from '#app/payments/transfers/transfer-orders.server.ts'
import {
  bankStatements,
  statementRowCopies,
  statementRows,
  transferBookings,
} from '#app/payments/transfers/transfers.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { getHoldSeconds, NO_TERMS } from '#app/pricing/payment-terms.ts'
import { adminUsers } from '#app/store/staff.table.ts'

const MAX_ROWS = 2_000
const SHOWN_ROWS = 50
/** Booked rows are kept in the list for this long, so that they can be undone. */
const RECENT_MS = 30 * 60_000

/** A proposal with the order data that staff see. */
export type ShownProposal = Omit<MatchProposal, 'orders'> & {
  readonly orders: readonly (MatchProposal['orders'][number] &
    Pick<TransferOrder, 'orderNumber' | 'customerName' | 'total'>)[]
}

export type DeskRow = Awaited<ReturnType<typeof proposeMatches>>['rows'][number]

/** Lists open rows with the orders that they could pay for, and rows booked in the last half hour, oldest first. */
export async function proposeMatches(db: Database, now: Date = new Date()) {
  const since = new Date(now.getTime() - RECENT_MS)
  const isRecent = and(eq(statementRows.state, 'booked'), gte(statementRows.updatedAt, since))
  const [rows, candidates] = await Promise.all([
    listRows(db, or(eq(statementRows.state, 'open'), isRecent), MAX_ROWS + 1),
    listOpenOrders(db, now),
  ])
  const openRows = rows.filter(({ state }) => state === 'open')
  const matches = matchTransfers(
    openRows.map((row) => ({ ...row, amount: row.left })),
    candidates.map(({ placedAt, ...order }) => ({ ...order, placedOn: placedAt.toISOString().slice(0, 10) })),
  )
  const ordersById = new Map(candidates.map((order) => [order.id, order]))
  const proposalsByKey = new Map(
    matches.map(({ key, proposals }) => [key, proposals.map((proposal) => addOrderDetails(proposal, ordersById))]),
  )
  const booked = rows.filter(({ state }) => state === 'booked')
  const visible = new Set([...openRows.slice(0, SHOWN_ROWS), ...booked.slice(0, SHOWN_ROWS)])
  const shown = rows.filter((row) => visible.has(row))
  const bookings = await listBookings(db, { rowIds: shown.map(({ id }) => id) })
  return {
    rows: shown.map(({ key, ...row }) => ({
      ...row,
      proposals: proposalsByKey.get(key) ?? [],
      bookings: bookings.filter(({ rowId }) => rowId === row.id),
    })),
    /** The number of open rows, including those that are not shown. */
    open: openRows.length,
    hasMore: openRows.length > SHOWN_ROWS,
  }
}

function addOrderDetails(
  { orders: parts, ...proposal }: MatchProposal,
  ordersById: ReadonlyMap<string, TransferOrder>,
): ShownProposal {
  return {
    ...proposal,
    orders: parts.flatMap((part) => {
      const order = ordersById.get(part.id)
      return order
        ? [{ ...part, orderNumber: order.orderNumber, customerName: order.customerName, total: order.total }]
        : []
    }),
  }
}

export type ShownRow = Awaited<ReturnType<typeof listRows>>[number]

async function listRows(db: Database, where: ReturnType<typeof and>, limit: number) {
  const { id, key, account, bookedOn, amount, currency, payerName, payerAccount, reference, text, state, note } =
    statementRows
  const found = await db
    .select({
      id,
      key,
      account,
      bookedOn,
      payerName,
      payerAccount,
      reference,
      text,
      state,
      note,
      amount: { minor: amount, currency },
      booked: sql<number>`coalesce((select sum(b.amount) from ${transferBookings} b
        where b.row_id = statement_rows.id and b.undone_at is null), 0)::bigint`.mapWith(Number),
      alsoIn: sql<string[]>`array(select s.file_name from ${statementRowCopies} c
        join ${bankStatements} s on s.id = c.statement_id where c.row_id = statement_rows.id order by s.id)`,
    })
    .from(statementRows)
    .where(where)
    .orderBy(asc(bookedOn), asc(id))
    .limit(limit)
  return found.map((row) => ({
    ...row,
    left: money(row.amount.minor - row.booked, row.amount.currency),
    version: computeRowVersion(row),
  }))
}

/** Lists rows with money that belongs to no order, newest first, each with the bookings of the rest of its amount. */
export async function listSetAside(db: Database) {
  const rows = await listRows(db, eq(statementRows.state, 'set_aside'), MAX_ROWS)
  const shown = rows.toReversed().slice(0, SHOWN_ROWS)
  const bookings = await listBookings(db, { rowIds: shown.map(({ id }) => id) })
  return shown.map(({ key: _, ...row }) => ({ ...row, bookings: bookings.filter(({ rowId }) => rowId === row.id) }))
}

export type ShownBooking = Awaited<ReturnType<typeof listBookings>>[number]

/** Lists the bookings of rows, or the latest bookings that were confirmed without a statement. */
export function listBookings(db: Database, selection: { readonly rowIds: readonly Id<'statement-row'>[] } | 'by-hand') {
  const { id, rowId, orderId, amount, createdAt, undoneAt } = transferBookings
  const among = selection === 'by-hand' ? isNull(rowId) : inArray(rowId, [...selection.rowIds])
  return db
    .select({
      id,
      rowId,
      orderId,
      createdAt,
      amount: { minor: amount, currency: orders.currency },
      orderNumber: orders.orderNumber,
      customerName: orders.customerName,
      staffName: adminUsers.fullName,
    })
    .from(transferBookings)
    .innerJoin(orders, eq(orders.id, orderId))
    .leftJoin(adminUsers, eq(adminUsers.id, transferBookings.staffId))
    .where(and(isNull(undoneAt), among))
    .orderBy(desc(createdAt), desc(id))
    .limit(selection === 'by-hand' ? SHOWN_ROWS : MAX_ROWS)
}

/** Lists waiting orders, each with the version that is required to confirm it manually. */
export async function listWaiting(db: Database, page: number) {
  const list = await listWaitingTransfers(db, page)
  return {
    ...list,
    rows: list.rows.map((order) => ({ ...order, version: computeOrderVersion(order, order.received) })),
  }
}

export type OrderTransfer = NonNullable<Awaited<ReturnType<typeof findOrderTransfer>>>

/**
 * Reads the transfer that an order is waiting for, or the received money that staff must return; null if there is none.
 */
export async function findOrderTransfer(db: Database, order: Order) {
  const { id, orderNumber, customerName, heldUntil, status, paymentStatus, charged } = order
  if (!TRANSFER_PROVIDERS.includes(order.paymentProvider) || isCharged(paymentStatus)) return null
  const received = await readReceived(db, id)
  const isCancelledUnpaid = isCancelled(status) && isPaymentOpen(paymentStatus)
  if (isCancelledUnpaid && received === 0) return null
  return {
    id,
    reference: orderNumber,
    customerName,
    heldUntil,
    isCancelled: isCancelledUnpaid,
    total: charged.total,
    received: money(received, charged.total.currency),
    version: computeOrderVersion(order, received),
  }
}

export async function countRows(db: Database) {
  const [counts] = await db
    .select({
      open: sql<number>`count(*) filter (where ${statementRows.state} = 'open')`.mapWith(Number),
      setAside: sql<number>`count(*) filter (where ${statementRows.state} = 'set_aside')`.mapWith(Number),
    })
    .from(statementRows)
    .where(inArray(statementRows.state, ['open', 'set_aside']))
  return counts ?? { open: 0, setAside: 0 }
}

/** Calls `undoBooking` with the number of days that the order's market holds stock. */
export async function undoTransfer(
  db: Database,
  undone: Parameters<typeof undoBooking>[1],
  staffId: Id<'staff'>,
  now: Date = new Date(),
) {
  const condition =
    'rowId' in undone ? eq(transferBookings.rowId, undone.rowId) : eq(transferBookings.id, undone.bookingId)
  const found = await db
    .select({ ...pick(orders, ['id', 'marketId', 'language']), provider: orders.paymentProvider })
    .from(transferBookings)
    .innerJoin(orders, eq(orders.id, transferBookings.orderId))
    .where(condition)
  const seconds = new Map<string, number>()
  for (const order of found) {
    const provider = (await readOffered(db, order)).find(({ entry }) => entry.name === order.provider)
    seconds.set(order.id, getHoldSeconds('transfer', provider?.terms ?? NO_TERMS, env.PAYMENT_HOLD_SECONDS) ?? 0)
  }
  const computeNewHold = ({ id }: { readonly id: string }) =>
    new Date(now.getTime() + (seconds.get(id) ?? 86_400) * 1_000)
  return await undoBooking(db, undone, staffId, computeNewHold, now)
}
