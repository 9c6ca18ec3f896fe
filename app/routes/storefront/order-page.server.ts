import { listReviewLines } from '#app/content/reviews/writing/write-review.server.ts'
import { findLinkedOrder, readOrderPage } from '#app/orders/shopper/order-page.server.ts'
import { listOrderInvoices } from '#app/payments/invoices/invoice-list.server.ts'
import { readUnpaid } from '#app/payments/shopper/unpaid-order.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export type OrderPageData = NonNullable<Awaited<ReturnType<typeof findOrderPage>>>

/** Returns no ids or internal data, since anyone with the link can read the page. */
export async function findOrderPage(db: Database, link: string, now: Date = new Date()) {
  const order = await findLinkedOrder(db, link)
  if (!order) return null
  const [{ page, due }, invoices, reviewLines] = await Promise.all([
    readOrderPage(db, order, now),
    listOrderInvoices(db, order.id),
    listReviewLines(db, link),
  ])
  return {
    ...page,
    lines: page.lines.map((line, index) => ({ ...line, review: reviewLines[index]?.state ?? 'gone' })),
    invoices: invoices.map(({ number, kind }) => ({ number, kind })),
    unpaid: due && (await readUnpaid(db, order, due)),
  }
}
