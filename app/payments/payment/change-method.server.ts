import { eq } from 'drizzle-orm'
import type { Id } from '#app/lib/id.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { orderEvents } from '#app/orders/order-events.table.ts'
import { readMailedOrder } from '#app/orders/order-mails.server.ts'
import { isPayable } from '#app/orders/order-status.ts'
import { findOrder, lockOrder, type Order } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { listOtherMethods, readOffered } from '#app/payments/payment/order-payment-options.server.ts'
import { recordPayment } from '#app/payments/payment/payments.server.ts'
import { queuePlacedMail } from '#app/payments/payment/placed-mail.server.ts'
import { settlePayment } from '#app/payments/payment/settle-payment.server.ts'
import { type LoadProvider, loadProvider } from '#app/payments/providers/providers.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { env } from '#app/platform/env.server.ts'
import type { PaymentMethod } from '#app/pricing/payment-method.ts'
import { getHoldSeconds } from '#app/pricing/payment-terms.ts'
import type { OfferedProvider } from '#app/pricing/stored-payments.server.ts'

/**
 * Cancels the previous payment of an unpaid order, then changes its payment method. 'ended': the order is paid, or can
 * no longer be paid. Never call it inside a transaction.
 * @throws if the previous provider does not respond; the order is then unchanged
 */
export async function changeMethod(
  db: Database,
  id: Id<'order'>,
  method: PaymentMethod,
  now: Date = new Date(),
  load: LoadProvider = loadProvider,
): Promise<'changed' | 'not-offered' | 'ended'> {
  const before = await findOrder(db, id)
  if (!before || !isPayable(before) || (before.heldUntil && before.heldUntil <= now)) return 'ended'
  if (before.paymentMethod === method) return 'changed'
  const offered = await readOffered(db, before)
  const option = listOtherMethods(before, offered).find((other) => other.method === method)
  const next = offered.find(({ entry }) => entry.name === option?.provider)
  if (!next) return 'not-offered'
  if (!(await endPreviousPayment(db, before, now, load))) return 'ended'
  return await withTx(db, async (tx) => await writeMethod(tx, before, method, next, now))
}

/** Returns false if the payment turned out to be paid or processing. */
async function endPreviousPayment(db: Database, order: Order, now: Date, load: LoadProvider): Promise<boolean> {
  const { paymentProvider, paymentReference: reference } = order
  if (!reference) return true
  const provider = await load(db, paymentProvider)
  if (!provider) throw new Error('The payment provider of this order is not set up')
  const payment = await provider.release(reference)
  if (payment.state !== 'paid' && payment.state !== 'processing') return true
  await settlePayment(db, { provider: paymentProvider, orderId: order.id, reference, payment }, now)
  return false
}

async function writeMethod(
  tx: Database,
  before: Order,
  method: PaymentMethod,
  { entry, terms }: OfferedProvider,
  now: Date,
): Promise<'changed' | 'ended'> {
  const { id } = before
  const order = await lockOrder(tx, id)
  if (!order || !isPayable(order) || order.paymentReference !== before.paymentReference) return 'ended'
  const { paymentFlow } = entry.capabilities
  if (order.paymentReference) {
    const { paymentProvider: provider, paymentReference: reference } = order
    await recordPayment(tx, order, { provider, reference, state: 'gone' })
  }
  await tx
    .update(orders)
    .set({
      paymentProvider: entry.name,
      paymentMethod: method,
      paymentReference: '',
      heldUntil: computeHeldUntil(order, getHoldSeconds(paymentFlow, terms, env.PAYMENT_HOLD_SECONDS)),
    })
    .where(eq(orders.id, id))
  const detail = { from: order.paymentMethod, to: method, by: 'shopper' as const }
  await tx.insert(orderEvents).values({ orderId: id, kind: 'payment-method', detail, createdAt: now })
  if (paymentFlow === 'delivery') await changeStatus(tx, id, { status: entry.initialStatus.status }, 'shopper', now)
  const changed = await findOrder(tx, id)
  if (!changed) throw new Error('The locked order is missing')
  await queuePlacedMail(tx, await readMailedOrder(tx, changed), { entry, terms })
  return 'changed'
}

/** Counts from the creation of the order, so that repeated changes do not extend the hold. Never shortens the hold. */
function computeHeldUntil({ createdAt, heldUntil }: Order, seconds: number | null): Date | null {
  if (seconds === null) return null
  return new Date(Math.max(createdAt.getTime() + seconds * 1_000, heldUntil?.getTime() ?? 0))
}
