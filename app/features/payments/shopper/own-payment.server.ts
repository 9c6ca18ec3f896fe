import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { isOrderLink } from '#app/features/orders/order-link.ts'
import { PAYMENT_STATUS } from '#app/features/orders/order-status.ts'
import type { Order } from '#app/features/orders/orders.server.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import { beginPayment } from '#app/features/payments/begin-payment.server.ts'
import { endHold } from '#app/features/payments/payment-hold.server.ts'
import { type LoadProvider, loadProvider } from '#app/features/payments/providers.server.ts'
import type { OwnPayment } from '#app/features/payments/shopper/own-payment.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export const ownPaymentInput = z.strictObject({ command: z.enum(['look', 'pay', 'give-up']) })

/** Null if there is no such order. Never call it inside a transaction. @throws if the provider does not respond */
export async function handleOwnPayment(
  db: Database,
  link: string,
  { command }: z.output<typeof ownPaymentInput>,
  now: Date = new Date(),
  load: LoadProvider = loadProvider,
): Promise<OwnPayment | null> {
  const order = await findLinked(db, link)
  if (!order) return null
  if (command === 'pay') {
    const begun = await beginPayment(db, order.id, now, load)
    if (typeof begun === 'object') return { state: 'waiting', address: begun.address }
  }
  if (command === 'give-up') await endHold(db, order.id, now, load, 'shopper')
  const after = command === 'look' ? order : await findLinked(db, link)
  return after && { state: stateOf(after) }
}

function stateOf({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>): OwnPayment['state'] {
  if (PAYMENT_STATUS[paymentStatus].isCharged) return 'paid'
  return paymentStatus === 'pending' && status !== 'cancelled' ? 'waiting' : 'gone'
}

async function findLinked(db: Database, link: string) {
  if (!isOrderLink(link)) return null
  const [order] = await db
    .select({ id: orders.id, status: orders.status, paymentStatus: orders.paymentStatus })
    .from(orders)
    .where(eq(orders.link, link))
  return order ?? null
}
