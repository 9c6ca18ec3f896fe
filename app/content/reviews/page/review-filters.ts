import { href } from 'react-router'
import { shortLine } from '#app/lib/line.ts'

export const REVIEW_SORTS = ['newest', 'helpful', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

export const REVIEWS_PER_PAGE = 20
/** The last page. Older reviews can be found with filters. */
const LAST_PAGE = 100

export type ReviewFilters = {
  /** 1 to 5; null for all. */
  readonly rating: number | null
  /** The purchased size; '' for all. */
  readonly size: string
  readonly hasPhotos: boolean
  readonly sort: ReviewSort
  readonly page: number
}

export const NO_FILTERS: ReviewFilters = { rating: null, size: '', hasPhotos: false, sort: 'newest', page: 1 }

const MAX_SIZE = 100

/** Ignores invalid values. */
export function readReviewFilters(query: URLSearchParams): ReviewFilters {
  const rating = Number(query.get('rating'))
  const page = Number(query.get('page') ?? 1)
  const sort = query.get('sort')
  return {
    rating: Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : null,
    size: shortLine(query.get('size') ?? '', MAX_SIZE),
    hasPhotos: query.get('photos') === '1',
    sort: REVIEW_SORTS.find((known) => known === sort) ?? 'newest',
    page: Number.isInteger(page) ? Math.min(Math.max(page, 1), LAST_PAGE) : 1,
  }
}

/** Returns the canonical query without default values; '' if all values are defaults. */
export function buildReviewQuery({ rating, size, hasPhotos, sort, page }: ReviewFilters): string {
  const query = new URLSearchParams()
  if (rating !== null) query.set('rating', String(rating))
  if (size) query.set('size', size)
  if (hasPhotos) query.set('photos', '1')
  if (sort !== 'newest') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text && `?${text}`
}

export function getReviewsPath(productId: string, filters: Partial<ReviewFilters> = {}): string {
  return href('/product/:id/reviews', { id: productId }) + buildReviewQuery({ ...NO_FILTERS, ...filters })
}
