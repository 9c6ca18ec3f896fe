import { and, eq, inArray } from 'drizzle-orm'
import { type Id, newId } from '#app/lib/id.ts'
import type { OrderPlaced } from '#app/orders/events.ts'
import { isAdvancedByPayment, isPaymentOpen } from '#app/orders/order-status.ts'
import type { Order } from '#app/orders/orders.server.ts'
import { hasPaymentStatus, hasStatus, orders } from '#app/orders/orders.table.ts'
import { payments } from '#app/payments/payment/payments.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { createJsonInsert } from '#app/platform/db/json-insert.ts'
import type { ProviderAmount } from '#app/pricing/payment-providers.ts'

export type StoredPayment = typeof payments.$inferSelect

const insertPayments = createJsonInsert(payments, {
  defaults: ['reference', 'address', 'fee', 'feeCurrency', 'dispute', 'lastError', 'createdAt', 'updatedAt'],
})

/** Records the payment that begins on the provider's page. */
export async function recordOpenPayment(tx: Database, { order, payment, isPaid }: OrderPlaced): Promise<void> {
  if (isPaid || payment.entry.capabilities.paymentFlow !== 'hosted-page') return
  await tx.execute(insertPayments([{ id: newId<'payment'>(), ...toPaymentValues(order) }]))
}

/** Returns the values of a new payment for an order with its current method. */
function toPaymentValues({ id: orderId, paymentProvider: provider, paymentMethod: method, charged }: Order) {
  const { minor: amount, currency } = charged.total
  return { orderId, provider, method, amount, currency, state: 'open' as const }
}

/**
 * Returns the open payment of an order with its current method. Orders are placed with an open payment; changing
 * the method may require a new one.
 */
export async function openPayment(db: Database, order: Order): Promise<StoredPayment> {
  const existingPayment = await findOpen(db, order)
  if (existingPayment) return existingPayment
  const [begun] = await db.insert(payments).values(toPaymentValues(order)).onConflictDoNothing().returning()
  const open = begun ?? (await findOpen(db, order))
  if (!open) throw new Error('The open payment of the order has ended in the meantime')
  return open
}

async function findOpen(db: Database, order: Order): Promise<StoredPayment | undefined> {
  const [open] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, order.id),
        eq(payments.provider, order.paymentProvider),
        eq(payments.method, order.paymentMethod),
        inArray(payments.state, ['open', 'processing']),
      ),
    )
  return open
}

/**
 * Stores the reference, which is the same for concurrent requests. Returns true if the order is still waiting for this
 * payment and now has its reference.
 */
export async function storeReference(
  db: Database,
  { id: orderId, paymentProvider, paymentMethod }: Order,
  id: Id<'payment'>,
  begun: { readonly reference: string; readonly address: string },
): Promise<boolean> {
  const stored = db.$with('stored').as(
    db
      .update(payments)
      .set(begun)
      .where(and(eq(payments.id, id), eq(payments.reference, '')))
      .returning({ id: payments.id }),
  )
  const referenced = await db
    .with(stored)
    .update(orders)
    .set({ paymentReference: begun.reference })
    .where(
      and(
        eq(orders.id, orderId),
        hasPaymentStatus(orders.paymentStatus, isPaymentOpen),
        hasStatus(orders.status, isAdvancedByPayment),
        eq(orders.paymentProvider, paymentProvider),
        eq(orders.paymentMethod, paymentMethod),
      ),
    )
    .returning({ id: orders.id })
  return referenced.length > 0
}

type KnownPayment = Pick<StoredPayment, 'id' | 'state' | 'method'>

export async function findPayment(
  tx: Database,
  order: Order,
  provider: string,
  reference: string,
): Promise<KnownPayment | null> {
  const { id, state, method } = payments
  const [found] = await tx
    .select({ id, state, method })
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.provider, provider), eq(payments.reference, reference)))
    .for('no key update')
  return found ?? null
}

type ReportedPayment = {
  readonly provider: string
  readonly reference: string
  readonly state: 'processing' | 'paid' | 'gone' | 'surplus'
  readonly fee?: ProviderAmount | undefined
}

/** The states from which a payment can reach each state. Events arrive late and in any order. */
const PREVIOUS_STATES = {
  processing: ['open'],
  gone: ['open', 'processing'],
  paid: ['open', 'processing', 'gone'],
  surplus: ['open', 'processing', 'gone'],
} as const satisfies Record<ReportedPayment['state'], readonly StoredPayment['state'][]>

/**
 * Records the new state of a payment, with the order locked. A payment that is reported before its reference is stored
 * is taken to be the open payment.
 */
export async function recordPayment(tx: Database, order: Order, reportedPayment: ReportedPayment): Promise<void> {
  const { provider, reference, state, fee } = reportedPayment
  const due = state === 'surplus' ? { updatedAt: new Date(0) } : {} // due now, so that it is returned immediately
  const change = { state, ...due, ...(fee && { fee: fee.minor, feeCurrency: fee.currency }) }
  const belongsToOrder = and(eq(payments.orderId, order.id), eq(payments.provider, provider))
  const existingPayment = await findPayment(tx, order, provider, reference)
  if (existingPayment) {
    await tx
      .update(payments)
      .set(change)
      .where(and(eq(payments.id, existingPayment.id), inArray(payments.state, [...PREVIOUS_STATES[state]])))
    return
  }
  if (state === 'gone') return
  const updated = await tx
    .update(payments)
    .set({ ...change, reference })
    .where(and(belongsToOrder, eq(payments.reference, ''), eq(payments.state, 'open')))
    .returning({ id: payments.id })
  if (updated.length > 0) return
  const { paymentMethod: method, id: orderId } = order
  const { minor: amount, currency } = order.charged.total
  await tx.insert(payments).values({ orderId, provider, method, amount, currency, reference, ...change })
}
