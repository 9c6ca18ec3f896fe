import { and, desc, eq, exists, ilike, or, type SQL, sql } from 'drizzle-orm'
import { products } from '#app/catalog/products.table.ts'
import { listFlags } from '#app/content/reviews/admin/review-flags.ts'
import type { ReviewStatus } from '#app/content/reviews/review.ts'
import { QUEUE_PAGE_SIZE } from '#app/content/reviews/review.ts'
import { reviewPhotos } from '#app/content/reviews/review-photos.table.ts'
import { reviews } from '#app/content/reviews.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { listPage, MAX_LISTED } from '#app/lib/list-page.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import { orders } from '#app/orders/orders.table.ts'
import { countUpTo } from '#app/platform/db/count-up-to.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern } from '#app/platform/db/like-pattern.ts'

export type QueuedReview = Awaited<ReturnType<typeof listReviewQueue>>['rows'][number]

/** `show`: null for reviews in all states. */
type QueueQuery = { readonly q: string; readonly show: ReviewStatus | null; readonly page: number }

type QueuedPhoto = { readonly id: Id<'review-photo'>; readonly url: string }

const photos = sql<QueuedPhoto[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'url', url) order by position), '[]')
  from ${reviewPhotos} where review_id = ${reviews.id})`

const image = sql<string | null>`(
  select url from product_images where product_id = ${products.id} order by is_primary desc, display_order, id limit 1)`

/** Lists reviews, newest first. Searches product, name and text. */
export async function listReviewQueue(db: Database, { q, show, page }: QueueQuery) {
  const matching = and(show ? eq(reviews.status, show) : undefined, q ? matchesSearch(db, q) : undefined)
  const count = countUpTo(db, reviews, matching, MAX_LISTED + 1)
  const loadRows = (offset: number) =>
    db
      .select({
        ...pick(reviews, ['id', 'rating', 'title', 'comment', 'customerName', 'size', 'color', 'fit', 'usualSize']),
        ...pick(reviews, ['height', 'verifiedPurchase', 'isIncentivized', 'origin', 'status', 'rejection']),
        ...pick(reviews, ['reply', 'helpful', 'createdAt']),
        photos,
        product: { ...pick(products, ['id', 'name', 'status']), image },
        order: pick(orders, ['id', 'orderNumber']),
      })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .leftJoin(orderItems, eq(orderItems.id, reviews.orderItemId))
      .leftJoin(orders, eq(orders.id, orderItems.orderId))
      .where(matching)
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(QUEUE_PAGE_SIZE)
      .offset(offset)
  const { rows, ...list } = await listPage(page, count, loadRows, QUEUE_PAGE_SIZE)
  const flagged = rows.map((row) => ({ ...row, flags: listFlags(row.title, row.comment, row.customerName) }))
  return { ...list, rows: flagged }
}

/** Matches the product's name, the reviewer's name, and the text. */
function matchesSearch(db: Database, q: string): SQL | undefined {
  const pattern = toLikePattern(q)
  const texts = [reviews.title, reviews.comment, reviews.customerName].map((column) => ilike(column, pattern))
  const matchingProducts = db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, reviews.productId), ilike(products.name, pattern)))
  return or(...texts, exists(matchingProducts))
}

export function countPendingReviews(db: Database): Promise<number> {
  return db.$count(reviews, eq(reviews.status, 'pending'))
}
