import type { ReactNode } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { catalogText } from '#app/catalog/catalog-text.ts'
import {
  buildReviewQuery,
  getReviewsPath,
  NO_FILTERS,
  REVIEW_SORTS,
  type ReviewFilters,
} from '#app/content/reviews/page/review-filters.ts'
import { reviewPageText } from '#app/content/reviews/page/review-page-text.ts'
import { RATINGS } from '#app/content/reviews/rating.ts'
import { reviewText } from '#app/content/reviews/review-text.ts'
import type { ReviewedProduct } from '#app/content/reviews/reviews.server.ts'

type ReviewPageFiltersProps = {
  readonly page: ReviewedProduct
  readonly filters: ReviewFilters
  /** Rendered beside the order. */
  readonly children: ReactNode
}

/** Filters are links, so that they work without JavaScript. A second press removes a filter. */
export function ReviewPageFilters({ page, filters, children }: ReviewPageFiltersProps) {
  const { product, ratings, sizes, hasPhotos } = page
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
        {(hasPhotos || filters.hasPhotos) && (
          <Chip to={to({ hasPhotos: !filters.hasPhotos })} isChosen={filters.hasPhotos}>
            {reviewPageText.withPhotos}
          </Chip>
        )}
        {isFiltered && (
          <li>
            <Link to={getReviewsPath(product.id, { ...NO_FILTERS, sort: filters.sort })} className="quiet-link">
              {reviewPageText.clear}
            </Link>
          </li>
        )}
      </ul>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {children}
        <SortForm productId={product.id} filters={filters} />
      </div>
    </nav>
  )
}

type SortFormProps = { readonly productId: string; readonly filters: ReviewFilters }

function SortForm({ productId, filters }: SortFormProps) {
  const submit = useSubmit()
  const others = new URLSearchParams(buildReviewQuery({ ...filters, sort: NO_FILTERS.sort, page: 1 }))
  return (
    <Form
      action={getReviewsPath(productId)}
      preventScrollReset
      className="flex gap-3 text-base"
      onChange={({ currentTarget }) => submit(currentTarget, { preventScrollReset: true })}
    >
      {[...others].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <select
        key={filters.sort}
        name="sort"
        aria-label={catalogText.sort}
        defaultValue={filters.sort}
        className="h-11 border border-edge ps-3"
      >
        {REVIEW_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {reviewPageText.sorts[sort]}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="h-11 border border-ink px-4">
          {catalogText.apply}
        </button>
      </noscript>
    </Form>
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
