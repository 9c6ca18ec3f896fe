import { and, eq } from 'drizzle-orm'
import { money } from '#app/features/money/money.ts'
import { orderPath } from '#app/features/orders/order-link.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import { endHold } from '#app/features/payments/payment-hold.server.ts'
import type { PaymentProvider } from '#app/features/payments/payment-provider.ts'
import { loadProvider } from '#app/features/payments/providers.server.ts'
import { settlePayment } from '#app/features/payments/settle-payment.server.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { storeOrigin } from '#app/platform/http/store-origin.server.ts'

/**
 * What is left to do for an order's payment. `address`: where the shopper pays. 'done': nothing, it is paid or on its way.
 * 'lapsed': it was not paid in time, or it was cancelled, and it stays so.
 */
type PaymentBegun = { readonly address: string } | 'done' | 'lapsed'

/** After its shopper was sent away, a payment can end by itself; providers want half an hour at least. */
const LEAST_LIFE_MS = 45 * 60_000

/**
 * Begins the payment of a placed order, or goes on with the one that was begun: an order has one, however often this is
 * asked for. Asks the provider, so never inside a transaction. @throws where the provider does not answer; asking again
 * is safe.
 */
export async function beginPayment(
  db: Database,
  id: Id<'order'>,
  now: Date = new Date(),
  findProvider: (name: string) => Promise<PaymentProvider | null> = loadProvider,
): Promise<PaymentBegun> {
  let order = await findPayable(db, id)
  if (order?.paymentStatus === 'pending' && order.heldUntil && order.heldUntil <= now) {
    await endHold(db, id, now, findProvider)
    order = await findPayable(db, id)
  }
  if (!order) return 'lapsed'
  const ended = endOf(order)
  if (ended) return ended
  const provider = await findProvider(order.provider)
  if (!provider) throw new Error('The payment provider of this order is not set up')
  const { reference, payment } = await provider.authorize({
    orderId: id,
    orderNumber: order.orderNumber,
    email: order.email,
    total: money(order.total, 'USD'),
    reference: order.reference,
    endsAt: new Date(order.createdAt.getTime() + env.PAYMENT_HOLD_SECONDS * 1000 + LEAST_LIFE_MS),
    successUrl: `${storeOrigin() + orderPath(order.link)}?paid`,
    cancelUrl: storeOrigin() + orderPath(order.link),
  })
  if (!order.reference && !(await storeReference(db, id, reference))) {
    const concurrent = await findPayable(db, id)
    if (concurrent && endOf(concurrent) === 'done') return 'done' // its webhook came before this answer
    await provider.release(reference) // cancelled in the meantime: no one may pay for it any more
    return 'lapsed'
  }
  if (payment.state === 'open') return { address: payment.address }
  await settlePayment(db, { provider: order.provider, orderId: id, reference, payment }, now)
  return payment.state === 'gone' ? 'lapsed' : 'done'
}

async function findPayable(db: Database, id: Id<'order'>) {
  const [order] = await db
    .select({
      orderNumber: orders.orderNumber,
      link: orders.link,
      email: orders.customerEmail,
      total: orders.total,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      provider: orders.paymentProvider,
      reference: orders.paymentReference,
      heldUntil: orders.heldUntil,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(eq(orders.id, id))
  return order ?? null
}

type Payable = NonNullable<Awaited<ReturnType<typeof findPayable>>>

/** How the payment of an order has ended; null while it has not. */
function endOf({ paymentStatus, status }: Payable): 'done' | 'lapsed' | null {
  if (paymentStatus === 'failed') return 'lapsed'
  if (paymentStatus !== 'pending') return 'done'
  return status === 'cancelled' ? 'lapsed' : null
}

/** Whether the order still waits for this payment. A twin may have kept the same reference already. */
async function storeReference(db: Database, id: Id<'order'>, reference: string): Promise<boolean> {
  const stored = await db
    .update(orders)
    .set({ paymentReference: reference })
    .where(and(eq(orders.id, id), eq(orders.paymentStatus, 'pending'), eq(orders.status, 'pending')))
    .returning({ id: orders.id })
  return stored.length > 0
}
