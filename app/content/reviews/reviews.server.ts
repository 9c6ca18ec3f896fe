import { and, eq, type SQL, sql } from 'drizzle-orm'
import { productImages, products, publicProduct } from '#app/catalog/products.table.ts'
import type { FitVote } from '#app/content/reviews/fit/fit-vote.ts'
import { REVIEWS_PER_PAGE, type ReviewFilters, type ReviewSort } from '#app/content/reviews/page/review-filters.ts'
import { computeAverageRating } from '#app/content/reviews/rating.ts'
import type { HeightRange } from '#app/content/reviews/review.ts'
import { reviewPhotos } from '#app/content/reviews/review-photos.table.ts'
import { reviewText } from '#app/content/reviews/review-text.ts'
import { reviews } from '#app/content/reviews.table.ts'
import { formatDate } from '#app/lib/format/date.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { toDay } from '#app/lib/time-zone.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { prepareOnce } from '#app/platform/db/prepared-once.ts'

/** The number of reviews on the product's page. Its reviews page shows all of them. */
const MAX_SHOWN = 10

type StoredReview = Pick<
  typeof reviews.$inferSelect,
  | 'id'
  | 'rating'
  | 'customerName'
  | 'title'
  | 'comment'
  | 'verifiedPurchase'
  | 'isIncentivized'
  | 'origin'
  | 'reply'
  | 'helpful'
> & {
  readonly bought: string
  readonly fit: FitVote | null
  readonly height: HeightRange | null
  readonly photos: readonly ReviewPhoto[]
  readonly createdAt: string
}

type ReviewPhoto = { readonly url: string; readonly width: number; readonly height: number }

/** Selects what shoppers see of a row in the subquery `shown`. */
const shownReview = sql<StoredReview>`json_build_object('id', id, 'rating', rating, 'customerName', customer_name,
  'title', title, 'comment', comment, 'verifiedPurchase', verified_purchase, 'isIncentivized', is_incentivized,
  'origin', origin, 'reply', reply, 'bought', concat_ws(' · ', nullif(size, ''), nullif(color, '')), 'fit', fit, 'helpful', helpful,
  'height', height, 'createdAt', created_at, 'photos', (
    select coalesce(json_agg(json_build_object('url', url, 'width', p.width, 'height', p.height) order by position), '[]')
    from ${reviewPhotos} p where p.review_id = shown.id))`

const isApprovedReview = (productId: SQL) => sql`product_id = ${productId} and status = 'approved'`

type Ratings = Readonly<Record<string, number>>

const selectRatings = (isShown: SQL) => sql<Ratings>`(
  select coalesce(json_object_agg(rating, n), '{}')
  from (select rating, count(*) as n from ${reviews} where ${isShown} group by rating) as each_rating)`

const ORDER: Readonly<Record<ReviewSort, SQL>> = {
  newest: sql`created_at desc, id desc`,
  helpful: sql`helpful desc, created_at desc, id desc`,
  highest: sql`rating desc, created_at desc, id desc`,
  lowest: sql`rating, created_at desc, id desc`,
}

/** `rows`: the SQL after `where`, which can include an order and a limit. */
const selectReviews = (rows: SQL, sort: ReviewSort) => sql<StoredReview[]>`(
  select coalesce(json_agg(${shownReview} order by ${ORDER[sort]}), '[]')
  from (select * from ${reviews} where ${rows}) as shown)`

const once = sql`(values (1)) as once`

const selectNewestReviews = prepareOnce((db) => {
  const isShown = isApprovedReview(sql`${sql.placeholder('productId')}`)
  const newest = selectReviews(sql`${isShown} order by ${ORDER.newest} limit ${MAX_SHOWN}`, 'newest')
  return db
    .select({ ratings: selectRatings(isShown), newest })
    .from(once)
    .prepare('')
})

/**
 * Returns the newest approved reviews, and the count and average of all. `date` is in `timeZone`, and `day` is an ISO
 * date.
 */
export async function readReviews(db: Database, productId: Id<'product'>, timeZone: string) {
  const [result] = await selectNewestReviews(db).execute({ productId })
  const { count, ...summary } = toSummary(result?.ratings ?? {})
  return { list: (result?.newest ?? []).map((review) => toShownReview(review, timeZone)), count, ...summary }
}

function toSummary(counts: Ratings) {
  const ratings = Object.entries(counts).map(([rating, units]) => ({ rating: Number(rating), units }))
  const count = ratings.reduce((sum, { units }) => sum + units, 0)
  const stars = ratings.reduce((sum, { rating, units }) => sum + rating * units, 0)
  return {
    count,
    countText: reviewText.reviewCount(count),
    average: computeAverageRating(stars, count),
    ratings: counts,
  }
}

/**
 * `about`: the purchased size and color, the fit, and the reviewer's height. `source`: who wrote the review, and where.
 * The server formats both texts, so that browsers load no messages.
 */
function toShownReview({ createdAt, ...stored }: StoredReview, timeZone: string) {
  const { bought, fit, height, verifiedPurchase, isIncentivized, origin, ...review } = stored
  const about = [
    bought && reviewText.bought(bought),
    fit && reviewText.fits[fit],
    height && reviewText.heights[height],
  ].filter(Boolean)
  const source = [
    review.customerName || reviewText.erased,
    verifiedPurchase && reviewText.verified,
    isIncentivized && reviewText.incentivized,
    origin && reviewText.from(origin),
  ].filter(Boolean)
  const at = new Date(createdAt)
  const texts = { about: about.join(' · '), source: source.join(' · ') }
  return { ...review, ...texts, date: formatDate(at, timeZone), day: toDay(at, timeZone) }
}

export type ReviewedProduct = NonNullable<Awaited<ReturnType<typeof readReviewPage>>>

/**
 * Returns a product's reviews page; null if shoppers cannot see the product. `sizes`: the purchased sizes with their
 * counts. `image`: the URL of the product's primary image.
 */
export async function readReviewPage(db: Database, productId: Id<'product'>, filters: ReviewFilters, timeZone: string) {
  const [product] = await db
    .select({ ...pick(products, ['id', 'name', 'sizes']), image: productImages.url })
    .from(products)
    .leftJoin(productImages, and(eq(productImages.productId, products.id), productImages.isPrimary))
    .where(and(eq(products.id, productId), publicProduct()))
  if (!product) return null
  const isShown = isApprovedReview(sql`${productId}`)
  const matching = sql.join([isShown, ...listConditions(filters)], sql` and `)
  const offset = (filters.page - 1) * REVIEWS_PER_PAGE
  const [result] = await db
    .select({
      ratings: selectRatings(isShown),
      total: sql`(select count(*) from ${reviews} where ${matching})`.mapWith(Number),
      sizes: sql<Readonly<Record<string, number>>>`(
        select coalesce(json_object_agg(size, n), '{}')
        from (select size, count(*) as n from ${reviews} where ${isShown} and size <> '' group by size) as each_size)`,
      hasPhotos: sql<boolean>`exists (
        select from ${reviews} join ${reviewPhotos} p on p.review_id = ${reviews}.id where ${isShown})`,
      list: selectReviews(
        sql`${matching} order by ${ORDER[filters.sort]} limit ${REVIEWS_PER_PAGE} offset ${offset}`,
        filters.sort,
      ),
    })
    .from(once)
  if (!result) return null
  return {
    product,
    ...toSummary(result.ratings),
    total: result.total,
    sizes: result.sizes,
    hasPhotos: result.hasPhotos,
    list: result.list.map((review) => toShownReview(review, timeZone)),
  }
}

function listConditions({ rating, size, hasPhotos }: ReviewFilters): SQL[] {
  return [
    ...(rating === null ? [] : [sql`rating = ${rating}`]),
    ...(size === '' ? [] : [sql`size = ${size}`]),
    ...(hasPhotos ? [sql`exists (select from ${reviewPhotos} p where p.review_id = ${reviews.id})`] : []),
  ]
}

export type Reviews = Awaited<ReturnType<typeof readReviews>>
export type ShownReview = Reviews['list'][number]
