import { eq, sql } from 'drizzle-orm'
import { type Money, money, subtract } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import { computeCashDue, isDueOnDelivery, isPaidOnDelivery } from '#app/orders/amount-due.server.ts'
import { type OrderStatusChanged, paymentSettled } from '#app/orders/events.ts'
import { type Actor, findStaffId, toEventAuthor } from '#app/orders/order.ts'
import { orderEvents } from '#app/orders/order-events.table.ts'
import { isPaid } from '#app/orders/order-status.ts'
import { getOrder, listOrderItems, type Order } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { computeStoreRefund } from '#app/orders/refund-parts.ts'
import { creditAmountNotDue } from '#app/payments/invoices/issue-invoice.server.ts'
import { payments } from '#app/payments/payment/payments.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { emit } from '#app/platform/db/events.ts'
import { readSettings } from '#app/store/settings.server.ts'

/**
 * Books the cash that was collected for an order, or undoes the booking, after the order's status was saved. Ignores
 * orders with other payment methods.
 */
export async function bookCash(tx: Database, { orderId, effects, actor, now }: OrderStatusChanged): Promise<null> {
  if (!effects.cash) return null
  const order = await getOrder(tx, orderId)
  if (effects.cash === 'collect') await collectCash(tx, order, now)
  else await undoCash(tx, order, actor, now)
  return null
}

async function collectCash(tx: Database, order: Order, now: Date): Promise<void> {
  if (!isDueOnDelivery(order)) return
  const { id, charged } = order
  const due = computeCashDue(order, await listOrderItems(tx, id))
  const uncollected = subtract(charged.total, due)
  await setUncollected(tx, id, { uncollected, store: computeStoreRefund(order, uncollected), paymentStatus: 'paid' })
  if (due.minor > 0) await recordCash(tx, order, due, now)
  await tx.insert(orderEvents).values({ orderId: id, kind: 'paid', createdAt: now })
  if (due.minor > 0) await emit(paymentSettled, tx, { orderId: id, settings: await readSettings(tx), now })
  await creditAmountNotDue(tx, id, uncollected, null, now)
}

/**
 * Undoes `collectCash` for an order that was not delivered after all. Keeps cash that was refunded in the meantime, as
 * the payment status of such an order is no longer 'paid'.
 */
async function undoCash(tx: Database, order: Order, actor: Actor, now: Date): Promise<void> {
  const { id, charged, paymentStatus } = order
  if (!isPaidOnDelivery(order) || !isPaid(paymentStatus) || charged.total.minor === 0) return
  const zero = money(0, charged.total.currency)
  await setUncollected(tx, id, {
    uncollected: zero,
    store: money(0, order.store.total.currency),
    paymentStatus: 'pending',
  })
  await tx
    .update(payments)
    .set({ state: 'gone' })
    .where(eq(payments.reference, getCashReference(id)))
  const detail = toEventAuthor(actor)
  await tx
    .insert(orderEvents)
    .values({ orderId: id, kind: 'payment-undone', detail, staffId: findStaffId(actor), createdAt: now })
}

type CollectedCash = {
  readonly uncollected: Money
  readonly store: Money
  readonly paymentStatus: 'paid' | 'pending'
}

/** The uncollected amount counts as refunded and is the only refunded amount. */
async function setUncollected(tx: Database, id: Id<'order'>, { uncollected, store, paymentStatus }: CollectedCash) {
  const charged = { refunded: uncollected.minor, uncollected: uncollected.minor }
  const booked = { refundedAmount: store.minor, uncollectedAmount: store.minor }
  await tx
    .update(orders)
    .set({ paymentStatus, ...charged, ...booked })
    .where(eq(orders.id, id))
}

/** Records the cash, even if an earlier booking was undone. The cash counts on the day of the last delivery. */
async function recordCash(tx: Database, order: Order, amount: Money, now: Date): Promise<void> {
  const { id: orderId, paymentProvider: provider, paymentMethod: method } = order
  const paid = { amount: amount.minor, state: 'paid', createdAt: now, updatedAt: now } as const
  await tx
    .insert(payments)
    .values({ orderId, provider, method, currency: amount.currency, reference: getCashReference(orderId), ...paid })
    .onConflictDoUpdate({
      target: [payments.provider, payments.reference],
      targetWhere: sql`${payments.reference} <> ''`,
      set: paid,
    })
}

function getCashReference(id: Id<'order'>): string {
  return `cash-${id}`
}
