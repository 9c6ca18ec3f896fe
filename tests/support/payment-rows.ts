import { eq } from 'drizzle-orm'
import { type Id, newId } from '#app/lib/id.ts'
import { orders } from '#app/orders/orders.table.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import { payments } from '#app/payments/payment/payments.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/**
 * Adds rows to an order as if providers had reported them: a disputed payment, an expired attempt, a returned cash
 * payment and a failed refund.
 */
export async function addPaymentRows(db: Database, orderId: Id<'order'>): Promise<void> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error('The order does not exist')
  const { orderNumber, total: amount, currency } = order
  const shared = { orderId, method: 'credit_card', amount, currency } as const
  const paid = { provider: 'stripe', state: 'paid', dispute: 'opened', fee: 289, feeCurrency: 'USD' } as const
  const cash = { provider: 'cash_on_delivery', method: 'cash_on_delivery', state: 'returned' } as const
  await db.insert(payments).values([
    { ...shared, provider: 'paypal', method: 'paypal', state: 'gone', reference: `5O190127TN${orderNumber}` },
    { ...shared, ...paid, reference: `cs_live_${newId().replaceAll('-', '')}` },
    { ...shared, ...cash, reference: `cash-${newId()}` },
  ])
  await db.insert(refunds).values({
    orderId,
    idempotencyKey: newId(),
    amount: 100,
    storeAmount: 100,
    paymentProvider: 'stripe',
    status: 'failed',
    lastError: 'The card was closed',
    paymentReference: `re_${orderNumber}`,
  })
}
