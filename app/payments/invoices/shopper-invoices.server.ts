import { and, eq } from 'drizzle-orm'
import { NUMBER_PATTERN } from '#app/base/invoice-number.ts'
import { isOrderLink } from '#app/orders/order.ts'
import { orders } from '#app/orders/orders.table.ts'
import { invoices } from '#app/payments/invoices/invoices.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Finds a document of the order with this link; null if the number belongs to a different order. */
export async function findLinkedInvoice(db: Database, link: string, number: string) {
  if (!isOrderLink(link) || !NUMBER_PATTERN.test(number)) return null
  const [found] = await db
    .select({ contents: invoices.contents })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(orders.link, link), eq(invoices.number, number)))
  return found?.contents ?? null
}
