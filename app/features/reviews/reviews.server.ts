import { count, desc, eq, sum } from 'drizzle-orm'
import { averageRating } from '#app/features/reviews/rating.ts'
import { reviewText } from '#app/features/reviews/review-text.ts'
import { reviews } from '#app/features/reviews/reviews.table.ts'
import { formatDate } from '#app/lib/format/date.ts'
import type { Id } from '#app/lib/id.ts'
import { dayOf } from '#app/lib/time-zone.ts'
import type { Database } from '#app/platform/db/db.server.ts'

const MAX_SHOWN = 200

/** Returns the newest reviews, with count and average of all. `date` is in the time zone, `day` is ISO. */
export async function readReviews(db: Database, productId: Id<'product'>, timeZone: string) {
  const { id, rating, customerName, title, comment, verifiedPurchase, createdAt } = reviews
  const ofProduct = eq(reviews.productId, productId)
  const [newest, [all]] = await Promise.all([
    db
      .select({ id, rating, customerName, title, comment, verifiedPurchase, createdAt })
      .from(reviews)
      .where(ofProduct)
      .orderBy(desc(createdAt), desc(id))
      .limit(MAX_SHOWN),
    db
      .select({ count: count(), sum: sum(rating).mapWith(Number) })
      .from(reviews)
      .where(ofProduct),
  ])
  const total = all?.count ?? 0
  return {
    list: newest.map(({ createdAt: at, ...review }) => ({
      ...review,
      date: formatDate(at, timeZone),
      day: dayOf(at, timeZone),
    })),
    count: total,
    countText: reviewText.reviewCount(total),
    average: averageRating(all?.sum ?? 0, total),
  }
}

export type Reviews = Awaited<ReturnType<typeof readReviews>>
