import { href, Link } from 'react-router'
import {
  buildReviewQuery,
  getReviewsPath,
  REVIEWS_PER_PAGE,
  readReviewFilters,
} from '#app/content/reviews/page/review-filters.ts'
import { ReviewPageFilters } from '#app/content/reviews/page/review-page-filters.tsx'
import { reviewPageText } from '#app/content/reviews/page/review-page-text.ts'
import { RatingSummary, ReviewText } from '#app/content/reviews/review-list.tsx'
import { reviewText } from '#app/content/reviews/review-text.ts'
import { readReviewPage } from '#app/content/reviews/reviews.server.ts'
import { createPageHead } from '#app/content/seo/page-head.server.ts'
import { getHead } from '#app/content/seo/page-head.ts'
import { MissingPage } from '#app/content/storefront/page-message.tsx'
import { isProductId } from '#app/content/storefront/product/product-path.ts'
import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { parseId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { tagPage } from '#app/platform/cache/page-tags.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import { LineImage } from '#app/ui/line-image.tsx'
import type { Route } from './+types/product-reviews'

export const cache = {
  params: { id: isProductId },
  query: (query) => buildReviewQuery(readReviewFilters(query)),
} satisfies RouteCache
export const searchParameters = ['rating', 'size', 'photos']

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(pageDatabase)
  const id = parseId<'product'>(params.id)
  if (!id) throw notFound(storefrontText.productNotFound)
  tagPage(context, 'settings', 'assortment', `product:${id}`)
  const storefront = await readStorefront(context)
  const filters = readReviewFilters(url.searchParams)
  const page = await readReviewPage(db, id, filters, storefront.settings.store_time_zone)
  if (!page) throw notFound(storefrontText.productNotFound)
  const title = reviewPageText.reviewsTitle(page.product.name)
  const path = buildReviewQuery(filters) === '' ? getReviewsPath(id) : null
  return { ...page, filters, head: createPageHead(url, storefront, { title, description: title, path }) }
}

export const meta = getHead

/** With fewer reviews, there are no filters, unless the URL has one. */
const MIN_REVIEWS_FOR_FILTERS = 5

export default function ProductReviews({ loaderData: page }: Route.ComponentProps) {
  const { product, filters, list, total, count } = page
  const productTo = href('/product/:id', { id: product.id })
  const isFiltered = buildReviewQuery({ ...filters, page: 1, sort: 'newest' }) !== ''
  const hasFilters = count > 0 && (isFiltered || count >= MIN_REVIEWS_FOR_FILTERS)
  const shownCount = (filters.page - 1) * REVIEWS_PER_PAGE + list.length
  return (
    <div className="page pt-8 lg:pt-12">
      <div className="grid grid-cols-[72px_minmax(0,1fr)] items-center gap-4">
        <LineImage url={product.image} />
        <div>
          <Link to={productTo} className="quiet-link">
            {product.name}
          </Link>
          <h1 className="type-display text-section">{reviewText.reviewsTitle}</h1>
        </div>
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-6 md:grid-cols-[180px_1fr]">
        {count > 0 ? <RatingSummary reviews={page} /> : <div />}
        <div className="min-w-0">
          {count === 0 && <p className="text-base text-ink-2">{reviewText.none}</p>}
          {hasFilters && (
            <ReviewPageFilters page={page} filters={filters}>
              <p role="status" className="text-base text-ink-2">
                {reviewPageText.found(total)}
              </p>
            </ReviewPageFilters>
          )}
          <ul
            className={`ruled ${hasFilters ? 'mt-3' : ''} gap-x-12 xl:grid xl:max-w-none! xl:grid-cols-2 xl:border-t-0! xl:*:nth-[-n+2]:border-t xl:*:border-line`}
          >
            {list.map((review) => (
              <li key={review.id}>
                <ReviewText review={review} />
              </li>
            ))}
          </ul>
          <p className="flex gap-3">
            {filters.page > 1 && (
              <Link to={getReviewsPath(product.id, { ...filters, page: filters.page - 1 })} className="quiet-link">
                {reviewPageText.previous}
              </Link>
            )}
            {shownCount < total && (
              <Link to={getReviewsPath(product.id, { ...filters, page: filters.page + 1 })} className="quiet-link">
                {reviewPageText.next}
              </Link>
            )}
          </p>
        </div>
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const text = storefrontText.productNotFoundText
  return <MissingPage error={error} title={storefrontText.productNotFound} text={text} />
}
