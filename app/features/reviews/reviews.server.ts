import { count, eq, sql, sum } from 'drizzle-orm'
import { averageRating } from '#app/features/reviews/rating.ts'
import { reviewText } from '#app/features/reviews/review-text.ts'
import { reviews } from '#app/features/reviews/reviews.table.ts'
import { formatDate } from '#app/lib/format/date.ts'
import type { Id } from '#app/lib/id.ts'
import { dayOf } from '#app/lib/time-zone.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { preparedOnce } from '#app/platform/db/prepared-once.ts'

const MAX_SHOWN = 200

type NewestReview = Pick<
  typeof reviews.$inferSelect,
  'id' | 'rating' | 'customerName' | 'title' | 'comment' | 'verifiedPurchase'
> & { readonly createdAt: string }

const newest = sql<NewestReview[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'rating', rating, 'customerName', customer_name, 'title', title,
    'comment', comment, 'verifiedPurchase', verified_purchase, 'createdAt', created_at) order by created_at desc, id desc), '[]')
  from (select * from reviews where product_id = ${sql.placeholder('productId')}
    order by created_at desc, id desc limit ${MAX_SHOWN}) as newest)`

const reviewsOf = preparedOnce((db) =>
  db
    .select({ count: count(), sum: sum(reviews.rating).mapWith(Number), newest })
    .from(reviews)
    .where(eq(reviews.productId, sql.placeholder('productId')))
    .prepare(''),
)

/** Returns the newest reviews, with count and average of all. `date` is in the time zone, `day` is ISO. */
export async function readReviews(db: Database, productId: Id<'product'>, timeZone: string) {
  const [all] = await reviewsOf(db).execute({ productId })
  const total = all?.count ?? 0
  return {
    list: (all?.newest ?? []).map(({ createdAt, ...review }) => {
      const at = new Date(createdAt)
      return { ...review, date: formatDate(at, timeZone), day: dayOf(at, timeZone) }
    }),
    count: total,
    countText: reviewText.reviewCount(total),
    average: averageRating(all?.sum ?? 0, total),
  }
}

export type Reviews = Awaited<ReturnType<typeof readReviews>>
