import { and, eq, inArray } from 'drizzle-orm'
import type { Order } from '#app/features/orders/orders.server.ts'
import type { ProviderAmount } from '#app/features/payments/payment-provider.ts'
import { payments } from '#app/features/payments/payments.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export type StoredPayment = typeof payments.$inferSelect

/** The open payment of an order by its present method; begun if there is none. */
export async function openPayment(db: Database, order: Order): Promise<StoredPayment> {
  const { id: orderId, paymentProvider: provider, paymentMethod: method } = order
  const { minor: amount, currency } = order.charged.total
  const [begun] = await db
    .insert(payments)
    .values({ orderId, provider, method, amount, currency, state: 'open' })
    .onConflictDoNothing()
    .returning()
  if (begun) return begun
  const [known] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.provider, provider),
        eq(payments.method, method),
        inArray(payments.state, ['open', 'processing']),
      ),
    )
  if (!known) throw new Error('The open payment of an order has ended in the meantime')
  return known
}

/** Concurrent requests get the same reference from the provider. */
export async function storeBegun(db: Database, id: Id<'payment'>, begun: { reference: string; address: string }) {
  await db
    .update(payments)
    .set(begun)
    .where(and(eq(payments.id, id), eq(payments.reference, '')))
}

type Known = Pick<StoredPayment, 'id' | 'state' | 'method'>

export async function findPayment(
  tx: Database,
  order: Order,
  provider: string,
  reference: string,
): Promise<Known | null> {
  const { id, state, method } = payments
  const [found] = await tx
    .select({ id, state, method })
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.provider, provider), eq(payments.reference, reference)))
    .for('no key update')
  return found ?? null
}

type Ended = {
  readonly provider: string
  readonly reference: string
  readonly state: 'processing' | 'paid' | 'gone' | 'surplus'
  readonly fee?: ProviderAmount | undefined
}

/** From which states a payment can get there: events come late and in any order. */
const FORMER_STATES = {
  processing: ['open'],
  gone: ['open', 'processing'],
  paid: ['open', 'processing', 'gone'],
  surplus: ['open', 'processing', 'gone'],
} as const satisfies Record<Ended['state'], readonly StoredPayment['state'][]>

/** The order is locked. A payment that the provider reported before its reference was stored is the open one. */
export async function recordPayment(tx: Database, order: Order, ended: Ended): Promise<void> {
  const { provider, reference, state, fee } = ended
  const due = state === 'surplus' ? { updatedAt: new Date(0) } : {} // returned at once
  const change = { state, ...due, ...(fee && { fee: fee.minor, feeCurrency: fee.currency }) }
  const ofOrder = and(eq(payments.orderId, order.id), eq(payments.provider, provider))
  const known = await findPayment(tx, order, provider, reference)
  if (known) {
    await tx
      .update(payments)
      .set(change)
      .where(and(eq(payments.id, known.id), inArray(payments.state, [...FORMER_STATES[state]])))
    return
  }
  if (state === 'gone') return
  const unnamed = await tx
    .update(payments)
    .set({ ...change, reference })
    .where(and(ofOrder, eq(payments.reference, ''), eq(payments.state, 'open')))
    .returning({ id: payments.id })
  if (unnamed.length > 0) return
  const { paymentMethod: method, id: orderId } = order
  const { minor: amount, currency } = order.charged.total
  await tx.insert(payments).values({ orderId, provider, method, amount, currency, reference, ...change })
}

/** Whether the order still waits to be paid. */
export function isPayable({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>): boolean {
  return paymentStatus === 'pending' && status !== 'cancelled'
}
