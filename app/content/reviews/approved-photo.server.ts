import { and, eq } from 'drizzle-orm'
import { reviewPhotos } from '#app/content/reviews/review-photos.table.ts'
import { reviews } from '#app/content/reviews.table.ts'
import { isDatabaseAway } from '#app/platform/db/database-away.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Returns true if an approved review shows the photo; false while the database is unavailable. */
export async function isApprovedPhoto(db: Database, publicId: string): Promise<boolean> {
  return await isOnApprovedReview(db, publicId).catch((error: unknown) => {
    if (isDatabaseAway(error)) return false
    throw error
  })
}

async function isOnApprovedReview(db: Database, publicId: string): Promise<boolean> {
  const [shownPhoto] = await db
    .select({ id: reviewPhotos.id })
    .from(reviewPhotos)
    .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .where(and(eq(reviewPhotos.publicId, publicId), eq(reviews.status, 'approved')))
    .limit(1)
  return shownPhoto !== undefined
}
