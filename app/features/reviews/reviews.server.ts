import { desc, eq } from 'drizzle-orm'
import { reviews } from '#app/features/reviews/reviews.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** A product's reviews, newest first. */
export function listReviews(db: Database, productId: Id<'product'>) {
  const { id, rating, customerName, title, comment, verifiedPurchase, createdAt } = reviews
  return db
    .select({ id, rating, customerName, title, comment, verifiedPurchase, createdAt })
    .from(reviews)
    .where(eq(reviews.productId, productId))
    .orderBy(desc(createdAt), desc(id))
    .limit(200)
}
