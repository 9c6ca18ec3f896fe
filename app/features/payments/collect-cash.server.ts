import { eq } from 'drizzle-orm'
import { invoiceWhenPaid } from '#app/features/invoices/issue-invoice.server.ts'
import { orderEvents } from '#app/features/orders/order-events.table.ts'
import type { Order } from '#app/features/orders/orders.server.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import { recordPayment } from '#app/features/payments/payments.server.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** The order is locked, and is being marked delivered. */
export async function collectCash(tx: Database, order: Order, now: Date): Promise<void> {
  const { id, paymentProvider: provider } = order
  await tx.update(orders).set({ paymentStatus: 'paid' }).where(eq(orders.id, id))
  await recordPayment(tx, order, { provider, reference: `cash-${id}`, state: 'paid' })
  await tx.insert(orderEvents).values({ orderId: id, kind: 'paid', createdAt: now })
  await invoiceWhenPaid(tx, id, await readSettings(tx), now)
}
