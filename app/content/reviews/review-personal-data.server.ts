import { asc, eq, inArray } from 'drizzle-orm'
import { reviewPhotos } from '#app/content/reviews/review-photos.table.ts'
import { reviews } from '#app/content/reviews.table.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import type { PersonalData } from '#app/orders/personal-data.ts'

/** Reviews of purchased products. Erasure keeps the rating and the fit, because product statistics include them. */
export const reviewData: PersonalData = {
  async read(db, { orderIds }) {
    const { customerName, rating, title, comment, height, usualSize, createdAt, id } = reviews
    const writtenReviews = await db
      .select({ product: orderItems.productName, customerName, rating, title, comment, height, usualSize, createdAt })
      .from(reviews)
      .innerJoin(orderItems, eq(orderItems.id, reviews.orderItemId))
      .where(inArray(orderItems.orderId, [...orderIds]))
      .orderBy(asc(id))
    return { reviews: writtenReviews }
  },
  async erase(tx, { orderIds }) {
    const lines = tx
      .select({ id: orderItems.id })
      .from(orderItems)
      .where(inArray(orderItems.orderId, [...orderIds]))
    const writtenReviews = tx.select({ id: reviews.id }).from(reviews).where(inArray(reviews.orderItemId, lines))
    await tx.delete(reviewPhotos).where(inArray(reviewPhotos.reviewId, writtenReviews))
    await tx
      .update(reviews)
      .set({ customerName: '', title: '', comment: '', height: null, usualSize: '', reply: '', repliedAt: null })
      .where(inArray(reviews.orderItemId, lines))
    return {}
  },
}
