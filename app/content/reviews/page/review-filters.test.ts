import { expect, test } from 'vitest'
import { buildReviewQuery, NO_FILTERS, readReviewFilters } from '#app/content/reviews/page/review-filters.ts'

const toCanonicalQuery = (query: string) => buildReviewQuery(readReviewFilters(new URLSearchParams(query)))

test.each([
  ['', ''],
  ['rating=4&size=M&photos=1&sort=helpful&page=2', '?rating=4&size=M&photos=1&sort=helpful&page=2'],
  ['page=2&rating=4', '?rating=4&page=2'],
  ['rating=6&photos=yes&sort=best&page=0', ''],
  ['rating=4.5', ''],
  ['rating=', ''],
  ['page=1e9', '?page=100'],
  ['page=none', ''],
  ['sort=newest', ''],
  ['utm_source=mail', ''],
  ['size=%20L%20', '?size=L'],
  ['size=%00L', '?size=L'],
])('the canonical query for %o is %o', (query, expected) => {
  expect(toCanonicalQuery(query)).toBe(expected)
})

test('a size that is too long is truncated to the maximum length', () => {
  expect(readReviewFilters(new URLSearchParams({ size: 'x'.repeat(1_000) })).size).toHaveLength(100)
})

test('without a query, all reviews are shown', () => {
  expect(readReviewFilters(new URLSearchParams())).toEqual(NO_FILTERS)
})
