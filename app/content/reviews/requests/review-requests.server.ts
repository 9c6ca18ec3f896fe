import { eq, inArray, sql } from 'drizzle-orm'
import { buildReviewRequestMail } from '#app/content/reviews/requests/review-request-mail.ts'
import { reviewRequests } from '#app/content/reviews/requests/review-requests.table.ts'
import { listReviewLines } from '#app/content/reviews/writing/write-review.server.ts'
import type { Id } from '#app/lib/id.ts'
import { customers } from '#app/orders/customers.table.ts'
import { isOrderLink } from '#app/orders/order.ts'
import { findOrder } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { inLanguage } from '#app/platform/http/current-request.server.ts'
import { queueMail } from '#app/platform/mail/outbox.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'
import { readPublishedLook } from '#app/store/brand.server.ts'
import type { BrandLook } from '#app/store/brand-look.ts'
import { readCurrentPrefix } from '#app/store/markets.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import type { Settings } from '#app/store/settings.ts'
import { getStoreForMail, writeStoreMail } from '#app/store/store-mail.server.ts'

const BATCH = 10

export function startRequestingReviews(db: Database): { stop: () => Promise<void> } {
  return startWorker(db, {
    name: 'review-requests',
    pauseMs: 60_000,
    runOnce: async (database) => (await queueReviewRequests(database)) === BATCH,
  })
}

/** Queues due invitations, at most one per order. Returns the number of processed orders. */
export async function queueReviewRequests(db: Database, now = new Date()): Promise<number> {
  return await withTx(db, async (tx) => {
    const dueRequests = await tx
      .select({ orderId: reviewRequests.orderId })
      .from(reviewRequests)
      .where(sql`${reviewRequests.dueAt} <= ${now.toISOString()}::timestamptz`)
      .orderBy(reviewRequests.dueAt)
      .limit(BATCH)
      .for('update', { skipLocked: true })
    if (dueRequests.length === 0) return 0
    const ids = dueRequests.map(({ orderId }) => orderId)
    await tx.delete(reviewRequests).where(inArray(reviewRequests.orderId, ids))
    const settings = await readSettings(tx)
    if (settings.review_request_days === 0) return dueRequests.length
    const look = await readPublishedLook(tx)
    for (const id of ids) await queueRequest(tx, id, { settings, look, now })
    return dueRequests.length
  })
}

/** Queues nothing if the buyer opted out or has no email, or if nothing is left to review. */
async function queueRequest(
  tx: Database,
  orderId: Id<'order'>,
  { settings, look, now }: { readonly settings: Settings; readonly look: BrandLook; readonly now: Date },
): Promise<void> {
  const order = await findOrder(tx, orderId)
  if (!order || order.customerEmail === '' || !(await wantsReviewMails(tx, order.customerId))) return
  const lines = (await listReviewLines(tx, order.link, now)).filter(({ state }) => state === 'open')
  if (lines.length === 0) return
  const prefix = await readCurrentPrefix(tx, order)
  const { subject, body } = inLanguage(order.language, () => {
    const store = getStoreForMail(settings)
    const { link, shippingAddress } = order
    const mail = buildReviewRequestMail({
      order: { link, firstName: shippingAddress.first_name },
      store,
      prefix,
      lines,
    })
    return writeStoreMail(settings, mail, look)
  })
  await queueMail(tx, { event: `review-request:${orderId}`, orderId, recipient: order.customerEmail, subject, body })
}

async function wantsReviewMails(tx: Database, customerId: Id<'customer'> | null): Promise<boolean> {
  if (!customerId) return true
  const [customer] = await tx
    .select({ wants: customers.reviewMails })
    .from(customers)
    .where(eq(customers.id, customerId))
  return customer?.wants ?? true
}

/** Stops review emails to the buyer of an order. Returns false for an unknown link. */
export async function stopReviewMails(db: Database, link: string): Promise<boolean> {
  if (!isOrderLink(link)) return false
  return await withTx(db, async (tx) => {
    const [order] = await tx
      .select({ id: orders.id, customerId: orders.customerId })
      .from(orders)
      .where(eq(orders.link, link))
    if (!order) return false
    await tx.delete(reviewRequests).where(eq(reviewRequests.orderId, order.id))
    if (order.customerId)
      await tx.update(customers).set({ reviewMails: false }).where(eq(customers.id, order.customerId))
    return true
  })
}
