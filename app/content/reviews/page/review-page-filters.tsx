import { Link } from 'react-router'
import {
  getReviewsPath,
  NO_FILTERS,
  REVIEW_SORTS,
  type ReviewFilters,
} from '#app/content/reviews/page/review-filters.ts'
import { reviewPageText } from '#app/content/reviews/page/review-page-text.ts'
import { RATINGS } from '#app/content/reviews/rating.ts'
import { reviewText } from '#app/content/reviews/review-text.ts'
import type { ReviewedProduct } from '#app/content/reviews/reviews.server.ts'

type ReviewPageFiltersProps = { readonly page: ReviewedProduct; readonly filters: ReviewFilters }

/** Filters are links, so that they work without JavaScript. A second press removes a filter. */
export function ReviewPageFilters({ page: { product, ratings, sizes }, filters }: ReviewPageFiltersProps) {
  const to = (change: Partial<ReviewFilters>) => getReviewsPath(product.id, { ...filters, page: 1, ...change })
  const purchasedSizes = product.sizes.filter((size) => sizes[size])
  const usedRatings = RATINGS.filter((rating) => ratings[rating])
  const isFiltered = filters.rating !== null || filters.size !== '' || filters.hasPhotos
  return (
    <nav aria-label={reviewPageText.filter}>
      <ul className="flex flex-wrap gap-3">
        {usedRatings.map((rating) => {
          const isChosen = filters.rating === rating
          return (
            <Chip key={rating} to={to({ rating: isChosen ? null : rating })} isChosen={isChosen}>
              {reviewPageText.stars(rating)}
            </Chip>
          )
        })}
        {purchasedSizes.map((size) => {
          const isChosen = filters.size === size
          return (
            <Chip key={size} to={to({ size: isChosen ? '' : size })} isChosen={isChosen}>
              {reviewText.bought(size)}
            </Chip>
          )
        })}
        <Chip to={to({ hasPhotos: !filters.hasPhotos })} isChosen={filters.hasPhotos}>
          {reviewPageText.withPhotos}
        </Chip>
        {isFiltered && (
          <li>
            <Link to={getReviewsPath(product.id, { ...NO_FILTERS, sort: filters.sort })} className="quiet-link">
              {reviewPageText.clear}
            </Link>
          </li>
        )}
      </ul>
      <ul className="mt-3 flex flex-wrap gap-x-6 text-base">
        {REVIEW_SORTS.map((sort) => {
          const isCurrent = filters.sort === sort
          return (
            <li key={sort}>
              <Link
                to={to({ sort })}
                preventScrollReset
                aria-current={isCurrent ? 'true' : undefined}
                className={`quiet-link ${isCurrent ? 'font-semibold' : ''}`}
              >
                {reviewPageText.sorts[sort]}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

type ChipProps = { readonly to: string; readonly isChosen: boolean; readonly children: string }

function Chip({ to, isChosen, children }: ChipProps) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        aria-label={isChosen ? reviewPageText.without(children) : undefined}
        className={`inline-flex min-h-11 max-w-full items-center gap-2 px-4 md:min-h-9 ${isChosen ? 'bg-mist hover:bg-line' : 'border border-edge'}`}
      >
        {children}
        {isChosen && <span aria-hidden="true">×</span>}
      </Link>
    </li>
  )
}
