import { eq } from 'drizzle-orm'
import { ASSUMED_DELIVERY_DAYS } from '#app/content/reviews/has-arrived.ts'
import { reviewRequests } from '#app/content/reviews/requests/review-requests.table.ts'
import type { OrderStatusChanged } from '#app/orders/events.ts'
import { isDelivered, isShipped } from '#app/orders/order-status.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readSettings } from '#app/store/settings.server.ts'

const DAY_MS = 86_400_000

/** Schedules the email that invites a buyer to write a review, or cancels it. */
export async function planReviewRequest(tx: Database, { orderId, from, to, now }: OrderStatusChanged): Promise<null> {
  if (from === to) return null
  if (!isShipped(to)) {
    await tx.delete(reviewRequests).where(eq(reviewRequests.orderId, orderId))
    return null
  }
  const { review_request_days: days } = await readSettings(tx)
  if (days === 0) return null
  const wait = isDelivered(to) ? days : days + ASSUMED_DELIVERY_DAYS
  const dueAt = new Date(now.getTime() + wait * DAY_MS)
  await tx
    .insert(reviewRequests)
    .values({ orderId, dueAt })
    .onConflictDoUpdate({ target: reviewRequests.orderId, set: { dueAt } })
  return null
}
