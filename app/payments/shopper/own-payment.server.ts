import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { isOrderLink } from '#app/orders/order.ts'
import { isCharged, isPayable } from '#app/orders/order-status.ts'
import { findOrder, type Order } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { beginPayment } from '#app/payments/payment/begin-payment.server.ts'
import { checkPayment } from '#app/payments/payment/capture-payment.server.ts'
import { changeMethod } from '#app/payments/payment/change-method.server.ts'
import { endHold } from '#app/payments/payment/payment-hold.server.ts'
import { type LoadProvider, loadProvider } from '#app/payments/providers/providers.server.ts'
import type { OwnPayment } from '#app/payments/shopper/own-payment.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { PAYMENT_METHODS } from '#app/pricing/payment-method.ts'

export const ownPaymentInput = z.discriminatedUnion('command', [
  z.strictObject({ command: z.enum(['look', 'returned', 'pay', 'give-up']) }),
  z.strictObject({ command: z.literal('change'), method: z.enum(PAYMENT_METHODS) }),
])

/**
 * Handles a shopper's command about the payment of an order. Returns null if there is no such order. Never call it
 * inside a transaction. @throws if the provider does not respond
 */
export async function handleOwnPayment(
  db: Database,
  link: string,
  input: z.output<typeof ownPaymentInput>,
  now: Date = new Date(),
  load: LoadProvider = loadProvider,
): Promise<OwnPayment | null> {
  const order = await findLinkedOrder(db, link)
  if (!order) return null
  const { command } = input
  if (command === 'returned') await checkPayment(db, order.id, now, load)
  if (command === 'change') {
    const changed = await changeMethod(db, order.id, input.method, now, load)
    if (changed !== 'changed') return { state: getState((await findLinkedOrder(db, link)) ?? order), problem: changed }
  }
  if (command === 'pay' || command === 'change') {
    const payable = await findOrder(db, order.id)
    const begun = payable && (await beginPayment(db, payable, now, load))
    if (begun && typeof begun === 'object') return { state: 'waiting', address: begun.address }
  }
  if (command === 'give-up') await endHold(db, order.id, now, load, 'shopper')
  const after = command === 'look' ? order : await findLinkedOrder(db, link)
  return after && { state: getState(after) }
}

function getState({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>): OwnPayment['state'] {
  if (isCharged(paymentStatus)) return 'paid'
  return isPayable({ status, paymentStatus }) ? 'waiting' : 'gone'
}

async function findLinkedOrder(db: Database, link: string) {
  if (!isOrderLink(link)) return null
  const [order] = await db
    .select({ id: orders.id, status: orders.status, paymentStatus: orders.paymentStatus })
    .from(orders)
    .where(eq(orders.link, link))
  return order ?? null
}
