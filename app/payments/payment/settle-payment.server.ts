import { and, desc, eq } from 'drizzle-orm'
import { isCurrency } from '#app/base/currencies.ts'
import { formatMoney, money } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { paymentSettled } from '#app/orders/events.ts'
import { orderEvents } from '#app/orders/order-events.table.ts'
import { queueConfirmation, readMailedOrder } from '#app/orders/order-mails.server.ts'
import {
  hasPaymentFailed,
  isAdvancedByPayment,
  isCancelled,
  isCharged,
  isOrderStatus,
  isPaymentOpen,
} from '#app/orders/order-status.ts'
import { getOrder, lockOrder, type Order } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { createRefundKey, refundOrder } from '#app/orders/refund-order.server.ts'
import { createMismatchNotification } from '#app/payments/payment/payment-notifications.ts'
import { findPayment, recordPayment, type StoredPayment } from '#app/payments/payment/payments.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { emit } from '#app/platform/db/events.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { log } from '#app/platform/log.server.ts'
import type { PaymentState, ProviderAmount } from '#app/pricing/payment-providers.ts'
import { queueNotification } from '#app/store/store-mail.server.ts'

type PaymentUpdate = {
  readonly provider: string
  readonly orderId: Id<'order'>
  readonly reference: string
  readonly payment: Exclude<PaymentState, { readonly state: 'open' }>
  readonly by?: 'shopper' | 'store'
}

/** 'not-as-agreed': the payment does not match the order, and staff see an event. */
type SettleResult = 'settled' | 'nothing-new' | 'unknown-order' | 'not-as-agreed'

const DAY_MS = 86_400_000

/**
 * Records what a provider reported about a payment. Processes and confirms the order, or cancels and restocks it, once
 * and in one transaction (docs/rules.md, Payment).
 */
export async function settlePayment(
  db: Database,
  update: PaymentUpdate,
  now: Date = new Date(),
): Promise<SettleResult> {
  return await withTx(db, async (tx) => {
    const { orderId, payment } = update
    const order = await lockOrder(tx, orderId)
    if (!order) return 'unknown-order'
    if (payment.state === 'approved') return 'nothing-new' // no money has been captured yet
    const { provider, reference } = update
    const knownPayment = reference ? await findPayment(tx, order, provider, reference) : null
    const isCurrent = order.paymentProvider === provider && ['', reference].includes(order.paymentReference)
    if (!knownPayment && order.paymentProvider !== provider) return 'unknown-order'
    if (payment.state === 'gone') return await recordGone(tx, order, update, now)
    if (!knownPayment && !isCurrent) {
      return await recordMismatch(tx, order, update, 'Received a payment that was not started for this order.', now)
    }
    if (isCharged(order.paymentStatus)) {
      const isSecondPayment =
        payment.state === 'paid' && knownPayment !== null && ['open', 'processing', 'gone'].includes(knownPayment.state)
      return isSecondPayment ? await recordSurplus(tx, order, update, now) : 'nothing-new'
    }
    if (payment.state === 'processing') {
      if (hasPaymentFailed(order.paymentStatus)) return 'nothing-new'
      // Some methods take days, so check again tomorrow unless a webhook comes first
      const heldUntil = new Date(now.getTime() + DAY_MS)
      await tx
        .update(orders)
        .set({ ...getCurrentPayment(update, knownPayment, order), heldUntil })
        .where(eq(orders.id, orderId))
      await recordPayment(tx, order, { provider, reference, state: 'processing' })
      return 'settled'
    }
    const { minor, currency } = payment.amount
    if (currency !== order.charged.total.currency || minor !== order.charged.total.minor) {
      return await recordMismatch(
        tx,
        order,
        update,
        `${formatAmount(payment.amount)} was paid, but this is not the order total.`,
        now,
      )
    }
    await recordPayment(tx, order, { provider, reference, state: 'paid', fee: payment.fee })
    await recordPaid(tx, order, getCurrentPayment(update, knownPayment, order), now)
    return 'settled'
  })
}

function formatAmount({ minor, currency }: ProviderAmount): string {
  return isCurrency(currency) ? formatMoney(money(minor, currency)) : `An amount in ${currency}`
}

type CurrentPayment = Pick<Order, 'paymentProvider' | 'paymentMethod' | 'paymentReference'>

/** The shopper may have paid with a method that was chosen earlier. */
function getCurrentPayment(
  { provider, reference }: PaymentUpdate,
  knownPayment: Pick<StoredPayment, 'method'> | null,
  order: Order,
): CurrentPayment {
  return {
    paymentProvider: provider,
    paymentMethod: knownPayment?.method ?? order.paymentMethod,
    paymentReference: reference,
  }
}

async function recordPaid(tx: Database, order: Order, current: CurrentPayment, now: Date): Promise<void> {
  const wasLapsed = isCancelled(order.status) && (await hasLapsed(tx, order))
  await tx
    .update(orders)
    .set({ ...current, paymentStatus: 'paid', heldUntil: null })
    .where(eq(orders.id, order.id))
  await tx.insert(orderEvents).values({ orderId: order.id, kind: 'paid', createdAt: now })
  if (isAdvancedByPayment(order.status) || wasLapsed) {
    const result = await changeStatus(tx, order.id, { status: 'processing' }, 'store', now)
    if (result !== 'saved') return await refundAll(tx, order, 'Paid after the items were sold out', now)
  } else if (isCancelled(order.status)) {
    return await refundAll(tx, order, 'Paid after the order was cancelled', now)
  }
  const mailed = await readMailedOrder(tx, await getOrder(tx, order.id))
  await queueConfirmation(
    tx,
    mailed,
    await emit(paymentSettled, tx, { orderId: order.id, settings: mailed.settings, now }),
  )
}

/** Records that another attempt paid the order a second time. A worker returns the money. */
async function recordSurplus(
  tx: Database,
  order: Order,
  { provider, reference }: PaymentUpdate,
  now: Date,
): Promise<SettleResult> {
  await recordPayment(tx, order, { provider, reference, state: 'surplus' })
  const text = 'Paid twice. The second payment is being refunded.'
  await tx.insert(orderEvents).values({ orderId: order.id, kind: 'payment-failed', detail: { text }, createdAt: now })
  return 'settled'
}

/** Returns true if the store cancelled the order for lack of payment. Orders that a person cancelled stay cancelled. */
async function hasLapsed(tx: Database, { id, paymentStatus }: Order): Promise<boolean> {
  if (!hasPaymentFailed(paymentStatus)) return false
  const [last] = await tx
    .select({ staffId: orderEvents.staffId, detail: orderEvents.detail })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, id), eq(orderEvents.kind, 'status')))
    .orderBy(desc(orderEvents.createdAt), desc(orderEvents.id))
    .limit(1)
  const to = last?.detail.to
  return isOrderStatus(to) && isCancelled(to) && last?.staffId === null && last.detail.by === undefined
}

async function refundAll(tx: Database, { id, charged }: Order, why: string, now: Date): Promise<void> {
  log.warn({ event: 'payment-too-late', order: id })
  await refundOrder(tx, id, { amount: charged.total, note: why, key: createRefundKey(`too-late:${id}`) }, 'store', now)
}

async function recordGone(tx: Database, order: Order, update: PaymentUpdate, now: Date): Promise<SettleResult> {
  const { provider, reference, by = 'store' } = update
  await recordPayment(tx, order, { provider, reference, state: 'gone' })
  // False for a payment that the order no longer uses
  const isCurrent = order.paymentProvider === provider && order.paymentReference === reference
  if (!isPaymentOpen(order.paymentStatus) || !isCurrent) return 'nothing-new'
  await tx.update(orders).set({ paymentStatus: 'failed', heldUntil: null }).where(eq(orders.id, order.id))
  const text = by === 'shopper' ? 'Cancelled by the shopper' : 'Not paid in time, or declined'
  await tx.insert(orderEvents).values({ orderId: order.id, kind: 'payment-failed', detail: { text }, createdAt: now })
  if (isAdvancedByPayment(order.status)) await changeStatus(tx, order.id, { status: 'cancelled' }, by, now)
  return 'settled'
}

/** The order stays unpaid and keeps its stock until staff have investigated. */
async function recordMismatch(
  tx: Database,
  order: Order,
  { reference }: PaymentUpdate,
  text: string,
  now: Date,
): Promise<SettleResult> {
  const { id } = order
  log.error({ event: 'payment-not-as-agreed', order: id })
  await tx.update(orders).set({ heldUntil: null }).where(eq(orders.id, id))
  await tx.insert(orderEvents).values({ orderId: id, kind: 'payment-failed', detail: { text }, createdAt: now })
  await queueNotification(tx, createMismatchNotification(order, reference))
  return 'not-as-agreed'
}
