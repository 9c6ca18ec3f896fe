import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { formatMoney, type Money, money } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { orderEvents } from '#app/orders/order-events.table.ts'
import {
  hasPaymentFailed,
  isCancelled,
  isCharged,
  isPayable,
  isShipped,
  STATUS_TO_SHIP,
} from '#app/orders/order-status.ts'
import { findOrder, lockOrder, type Order } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { invoices } from '#app/payments/invoices/invoices.table.ts'
import { createPartPaidNotification } from '#app/payments/payment/payment-notifications.ts'
import { payments } from '#app/payments/payment/payments.table.ts'
import { settlePayment } from '#app/payments/payment/settle-payment.server.ts'
import { adminText } from '#app/payments/transfers/admin-text.ts'
import { readReceived, TRANSFER_PROVIDERS } from '#app/payments/transfers/transfer-orders.server.ts'
import { statementRows, transferBookings } from '#app/payments/transfers/transfers.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { queueNotification } from '#app/store/store-mail.server.ts'

type LockedRow = NonNullable<Awaited<ReturnType<typeof lockRow>>>

/** `version`: the version of the row or, without a row, of the only order. */
type TransferCommand = {
  readonly rowId: Id<'statement-row'> | null
  readonly parts: readonly { readonly orderId: Id<'order'>; readonly amount: Money }[]
  readonly version: string
}

/** `missing`: the amount that is still due for the order. */
type BookedOrder = { readonly orderNumber: string; readonly missing: Money }

/** `rejection`: the reason, for staff. 'changed': someone else was faster; nothing is booked. */
export type BookTransferResult =
  | { readonly booked: readonly BookedOrder[]; readonly leftover: Money | null }
  | { readonly rejection: string }
  | 'not-found'
  | 'changed'

/**
 * Books the parts of a payment on orders: either all parts or none. Settles the orders that are now fully paid; the
 * other orders keep waiting, without a deadline. Any remaining money is set aside.
 */
export async function bookTransfer(
  db: Database,
  { rowId, parts, version }: TransferCommand,
  staffId: Id<'staff'>,
  now: Date = new Date(),
): Promise<BookTransferResult> {
  const ids = parts.map(({ orderId }) => orderId)
  if (ids.length === 0 || new Set(ids).size < ids.length) return { rejection: adminText.chooseOrdersOnce }
  return await withTx(db, async (tx) => {
    const locked = await lockOrders(tx, ids)
    if (locked.length < ids.length) return 'not-found'
    const row = rowId && (await lockRow(tx, rowId))
    if (rowId && !row) return 'not-found'
    const [only] = locked
    const current = row ? computeRowVersion(row) : only && computeOrderVersion(only.order, only.received)
    if (current !== version || row?.state === 'booked') return 'changed'
    const planned = parts.flatMap(({ orderId, amount }) => {
      const lockedOrder = locked.find(({ order }) => order.id === orderId)
      return lockedOrder ? [{ ...lockedOrder, amount }] : []
    })
    for (const part of planned) {
      const problem = findProblem(part, row)
      if (problem) return problem
    }
    const sum = planned.reduce((total, { amount }) => total + amount.minor, 0)
    const left = row ? row.amount.minor - row.booked - sum : 0
    if (left < 0) return { rejection: adminText.amountsAbovePayment }

    await tx.insert(transferBookings).values(
      planned.map(({ order, amount }) => ({
        rowId,
        orderId: order.id,
        amount: amount.minor,
        staffId,
        createdAt: now,
      })),
    )
    if (row) await updateBookedRow(tx, row, left, planned)
    for (const { order, received, amount } of planned) {
      await receive(tx, order, received, amount, staffId, now)
      const changes = { booked: amount.minor, currency: amount.currency, row: rowId }
      await recordChange(tx, staffId, { action: 'order.transfer', entity: 'order', entityId: order.id, changes })
    }
    const leftover = row && left > 0 ? money(left, row.amount.currency) : null
    const bookedOrders = planned.map(({ order: { orderNumber, charged }, received, amount }) => {
      const missing = Math.max(0, charged.total.minor - received - amount.minor)
      return { orderNumber, missing: money(missing, charged.total.currency) }
    })
    return { booked: bookedOrders, leftover }
  })
}

type LockedOrder = { readonly order: Order; readonly received: number }

/** Locks orders sorted by id, as all code does, to avoid deadlocks. */
async function lockOrders(tx: Database, ids: readonly Id<'order'>[]): Promise<readonly LockedOrder[]> {
  const locked: LockedOrder[] = []
  for (const id of ids.toSorted()) {
    const order = await lockOrder(tx, id)
    if (order) locked.push({ order, received: await readReceived(tx, id) })
  }
  return locked
}

async function lockRow(tx: Database, id: Id<'statement-row'>) {
  const { state, note, amount, currency } = statementRows
  const [row] = await tx
    .select({ id: statementRows.id, state, note, amount: { minor: amount, currency } })
    .from(statementRows)
    .where(eq(statementRows.id, id))
    .for('no key update')
  if (!row) return null
  const [sum] = await tx
    .select({ booked: sql<number>`coalesce(sum(${transferBookings.amount}), 0)::bigint`.mapWith(Number) })
    .from(transferBookings)
    .where(isActive(eq(transferBookings.rowId, id)))
  return { ...row, booked: sum?.booked ?? 0 }
}

const isActive = (condition: ReturnType<typeof eq>) => and(condition, isNull(transferBookings.undoneAt))

/** Computes the version of a row, to detect changes since staff saw it. */
export function computeRowVersion({ state, note, booked }: Pick<LockedRow, 'state' | 'note' | 'booked'>): string {
  return computeVersion([state, note, booked])
}

async function updateBookedRow(
  tx: Database,
  row: LockedRow,
  left: number,
  planned: readonly (LockedOrder & { readonly amount: Money })[],
) {
  const numbers = planned.map(({ order }) => order.orderNumber).join(', ')
  const note = left > 0 ? `${formatMoney(money(left, row.amount.currency))} more than booked on ${numbers}` : ''
  await tx
    .update(statementRows)
    .set({ state: left > 0 ? 'set_aside' : 'booked', note })
    .where(eq(statementRows.id, row.id))
}

/** Computes the version of an order, to detect changes before a confirmation without a statement. */
export function computeOrderVersion(
  { status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>,
  received: number,
) {
  return computeVersion([status, paymentStatus, received])
}

/** Finds an order for the form that confirms received money without a statement. */
export async function findConfirmable(db: Database, id: Id<'order'>) {
  const order = await findOrder(db, id)
  if (!order) return null
  const received = await readReceived(db, id)
  return { order, received, version: computeOrderVersion(order, received) }
}

type Part = LockedOrder & { readonly amount: Money }

function findProblem(
  { order, received, amount }: Part,
  row: LockedRow | null,
): { rejection: string } | 'changed' | null {
  const { total } = order.charged
  if (amount.currency !== total.currency || (row && row.amount.currency !== total.currency)) {
    return { rejection: adminText.chargedIn(order.orderNumber, total.currency) }
  }
  const isLate = hasPaymentFailed(order.paymentStatus)
  if (!TRANSFER_PROVIDERS.includes(order.paymentProvider) || !(isPayable(order) || isLate)) return 'changed'
  const due = total.minor - received
  if (amount.minor <= 0) return { rejection: adminText.enterAmountAboveZero }
  if (amount.minor > due) {
    return { rejection: adminText.notMoreThanDue(formatMoney(money(due, total.currency)), order.orderNumber) }
  }
  if (isLate && amount.minor < due) {
    return { rejection: adminText.notPaidInTime(order.orderNumber) }
  }
  return null
}

/** Settles the order if it is fully paid. Otherwise holds its stock until staff decide. */
async function receive(
  tx: Database,
  order: Order,
  before: number,
  amount: Money,
  staffId: Id<'staff'>,
  now: Date,
): Promise<void> {
  const { total } = order.charged
  const received = before + amount.minor
  if (received < total.minor) {
    await tx.update(orders).set({ heldUntil: null }).where(eq(orders.id, order.id))
    const text = `Received ${formatMoney(money(received, total.currency))} of ${formatMoney(total)} by transfer`
    await recordEvent(tx, order.id, text, staffId, now)
    return await queueNotification(tx, createPartPaidNotification(order, money(received, total.currency)))
  }
  await recordEvent(tx, order.id, `Received ${formatMoney(amount)} by transfer`, staffId, now)
  await settle(tx, order, now)
}

/** `fee`: the missing part of the total. */
async function settle(tx: Database, { id, paymentProvider, charged }: Order, now: Date, fee?: Money): Promise<void> {
  const payment = { state: 'paid', amount: charged.total, fee } as const
  const update = { provider: paymentProvider, orderId: id, reference: toTransferReference(id), payment }
  const settled = await settlePayment(tx, update, now)
  if (settled !== 'settled') throw new Error(`A complete transfer was not settled: ${settled}`)
}

/**
 * Settles an order although part of the amount is missing, usually because a bank charged for the transfer. The missing
 * amount becomes the payment's fee. `version`: the version of the order.
 */
export async function acceptDifference(
  db: Database,
  orderId: Id<'order'>,
  version: string,
  staffId: Id<'staff'>,
  now: Date = new Date(),
): Promise<OrderSaveResult> {
  return await changeOrder(db, orderId, version, async (tx, { order, received }) => {
    const { total } = order.charged
    const isPartlyPaid = received > 0 && received < total.minor
    if (!isPartlyPaid || !isPayable(order) || !TRANSFER_PROVIDERS.includes(order.paymentProvider)) return 'changed'
    const missing = money(total.minor - received, total.currency)
    await recordEvent(tx, orderId, `Accepted a transfer that was ${formatMoney(missing)} short`, staffId, now)
    await settle(tx, order, now, missing)
    const changes = { missing: missing.minor, currency: missing.currency }
    await recordChange(tx, staffId, { action: 'order.transfer-accept', entity: 'order', entityId: orderId, changes })
    return 'saved'
  })
}

/**
 * Records that staff have returned the money received for an order that was cancelled before it was paid in full. Sets
 * the payments in the statements aside.
 */
export async function recordReturned(
  db: Database,
  orderId: Id<'order'>,
  version: string,
  staffId: Id<'staff'>,
  now: Date = new Date(),
): Promise<OrderSaveResult> {
  return await changeOrder(db, orderId, version, async (tx, { order, received }) => {
    const { status, paymentStatus, orderNumber, charged } = order
    if (received === 0 || !isCancelled(status) || isCharged(paymentStatus)) return 'changed'
    const undone = await tx
      .update(transferBookings)
      .set({ undoneAt: now, undoneBy: staffId })
      .where(isActive(eq(transferBookings.orderId, orderId)))
      .returning({ rowId: transferBookings.rowId })
    const rowIds = undone.flatMap(({ rowId }) => rowId ?? [])
    const note = `Returned: ${orderNumber} was cancelled`
    await tx.update(statementRows).set({ state: 'set_aside', note }).where(inArray(statementRows.id, rowIds))
    const { currency } = charged.total
    const returned = formatMoney(money(received, currency))
    await recordEvent(tx, orderId, `Refunded ${returned} received by transfer`, staffId, now)
    const changes = { returned: received, currency }
    await recordChange(tx, staffId, { action: 'order.transfer-return', entity: 'order', entityId: orderId, changes })
    return 'saved'
  })
}

type OrderSaveResult = 'saved' | 'not-found' | 'changed'

/** Makes a change in one transaction if the order has not changed since staff saw it. */
async function changeOrder(
  db: Database,
  orderId: Id<'order'>,
  version: string,
  change: (tx: Database, locked: LockedOrder) => Promise<'saved' | 'changed'>,
): Promise<OrderSaveResult> {
  return await withTx(db, async (tx) => {
    const [locked] = await lockOrders(tx, [orderId])
    if (!locked) return 'not-found'
    return computeOrderVersion(locked.order, locked.received) === version ? await change(tx, locked) : 'changed'
  })
}

export function toTransferReference(orderId: Id<'order'>): string {
  return `transfer-${orderId}`
}

async function recordEvent(tx: Database, orderId: Id<'order'>, text: string, staffId: Id<'staff'>, createdAt: Date) {
  await tx.insert(orderEvents).values({ orderId, kind: 'transfer', detail: { text }, staffId, createdAt })
}

/** Sets aside a payment that belongs to no order, or reopens it if `reopens` is true. */
export async function setAside(
  db: Database,
  rowId: Id<'statement-row'>,
  { note, version, reopens = false }: { readonly note: string; readonly version: string; readonly reopens?: boolean },
  staffId: Id<'staff'>,
): Promise<'saved' | 'not-found' | 'changed'> {
  return await withTx(db, async (tx) => {
    const row = await lockRow(tx, rowId)
    if (!row) return 'not-found'
    if (computeRowVersion(row) !== version || row.state === 'booked') return 'changed'
    const state = reopens ? 'open' : 'set_aside'
    await tx
      .update(statementRows)
      .set({ state, note: reopens ? '' : note })
      .where(eq(statementRows.id, rowId))
    const action = reopens ? 'transfer.put-back' : 'transfer.set-aside'
    await recordChange(tx, staffId, { action, entity: 'statement-row', entityId: rowId })
    return 'saved'
  })
}

/** All bookings of a row, or one booking that was confirmed without a statement. */
type UndoTarget = { readonly rowId: Id<'statement-row'> } | { readonly bookingId: Id<'transfer-booking'> }

/** Undoes either all bookings of the target or none. `newHold`: the new deadline of an order that is waiting again. */
export async function undoBooking(
  db: Database,
  target: UndoTarget,
  staffId: Id<'staff'>,
  newHold: (order: Order) => Date,
  now: Date = new Date(),
): Promise<{ readonly undone: readonly string[] } | { readonly rejection: string } | 'changed'> {
  const condition =
    'rowId' in target ? eq(transferBookings.rowId, target.rowId) : eq(transferBookings.id, target.bookingId)
  const list = (tx: Database) =>
    tx
      .select({ id: transferBookings.id, orderId: transferBookings.orderId, rowId: transferBookings.rowId })
      .from(transferBookings)
      .where(isActive(condition))
      .orderBy(asc(transferBookings.id))
  return await withTx(db, async (tx) => {
    const found = await list(tx)
    const locked = await lockOrders(tx, [...new Set(found.map(({ orderId }) => orderId))])
    const rowId = found[0]?.rowId ?? null
    if (rowId) await lockRow(tx, rowId)
    const bookings = await list(tx) // read again under the locks
    if (bookings.length === 0 || JSON.stringify(bookings) !== JSON.stringify(found)) return 'changed'
    for (const { order } of locked) {
      const reason = await findUndoObstacle(tx, order)
      if (reason) return { rejection: reason }
    }
    const bookingIds = bookings.map(({ id }) => id)
    await tx
      .update(transferBookings)
      .set({ undoneAt: now, undoneBy: staffId })
      .where(inArray(transferBookings.id, bookingIds))
    if (rowId) await tx.update(statementRows).set({ state: 'open', note: '' }).where(eq(statementRows.id, rowId))
    for (const { order, received } of locked) await reverseBookings(tx, order, received, staffId, newHold, now)
    return { undone: locked.map(({ order }) => order.orderNumber) }
  })
}

/** Returns why an order's bookings can no longer be undone; null if they can. */
async function findUndoObstacle(tx: Database, { id, orderNumber, status, refunded }: Order): Promise<string | null> {
  if (isShipped(status)) {
    return adminText.undoneTooLate(orderNumber, status)
  }
  if (refunded.minor > 0) return adminText.undoneAfterRefund(orderNumber)
  const [invoice] = await tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.orderId, id)).limit(1)
  return invoice ? adminText.undoneAfterInvoice(orderNumber) : null
}

async function reverseBookings(
  tx: Database,
  order: Order,
  before: number,
  staffId: Id<'staff'>,
  newHold: (order: Order) => Date,
  now: Date,
): Promise<void> {
  const received = await readReceived(tx, order.id)
  const { total } = order.charged
  const wasPaidByTransfer = isCharged(order.paymentStatus) && order.paymentReference === toTransferReference(order.id)
  const isWaiting = !isCancelled(order.status) && (wasPaidByTransfer || isPayable(order))
  const heldUntil = received === 0 ? newHold(order) : null
  if (wasPaidByTransfer) {
    const { rowCount } = await tx
      .update(payments)
      .set({ state: 'gone', fee: null, feeCurrency: null })
      .where(and(eq(payments.orderId, order.id), eq(payments.state, 'paid')))
    if (rowCount !== 1) throw new Error('An order paid by transfer has no payment')
    // A confirmation email that has not been sent yet would no longer be true
    await tx.delete(mailOutbox).where(and(eq(mailOutbox.event, `order-placed:${order.id}`), isNull(mailOutbox.sentAt)))
    if (order.status === STATUS_TO_SHIP) await changeStatus(tx, order.id, { status: 'pending' }, staffId, now)
    // 'pending' also while the money of a cancelled order must be returned
    const paymentStatus = isWaiting || received > 0 ? 'pending' : 'failed'
    await tx.update(orders).set({ paymentStatus, paymentReference: '' }).where(eq(orders.id, order.id))
  }
  if (isWaiting) await tx.update(orders).set({ heldUntil, isReminded: false }).where(eq(orders.id, order.id))
  const undoneAmount = formatMoney(money(before - received, total.currency))
  await recordEvent(tx, order.id, `Undone: ${undoneAmount} received by transfer`, staffId, now)
  const changes = { undone: before - received, currency: total.currency }
  await recordChange(tx, staffId, { action: 'order.transfer-undo', entity: 'order', entityId: order.id, changes })
}

/**
 * Extends the hold of an unpaid order, counted from its deadline or, if that has passed, from now. A partly paid order
 * has no deadline. `seen`: the deadline that staff saw.
 */
export async function extendHold(
  db: Database,
  orderId: Id<'order'>,
  { days, seen }: { readonly days: number; readonly seen: Date },
  staffId: Id<'staff'>,
  now: Date = new Date(),
): Promise<'saved' | 'not-found' | 'changed'> {
  return await withTx(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return 'not-found'
    const isUnchanged = order.heldUntil?.getTime() === seen.getTime()
    if (!isUnchanged || !isPayable(order) || !TRANSFER_PROVIDERS.includes(order.paymentProvider)) return 'changed'
    const from = Math.max(now.getTime(), seen.getTime())
    const heldUntil = new Date(from + days * 86_400_000)
    await tx.update(orders).set({ heldUntil, isReminded: false }).where(eq(orders.id, orderId))
    await recordEvent(tx, orderId, `Deadline extended by ${days} ${days === 1 ? 'day' : 'days'}`, staffId, now)
    const changes = { heldUntil: { from: order.heldUntil, to: heldUntil } }
    await recordChange(tx, staffId, { action: 'order.extend-hold', entity: 'order', entityId: orderId, changes })
    return 'saved'
  })
}
