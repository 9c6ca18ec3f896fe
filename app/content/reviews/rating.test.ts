import { expect, test } from 'vitest'
import { computeAverageRating } from '#app/content/reviews/rating.ts'
import { reviewText } from '#app/content/reviews/review-text.ts'

test.each([
  { sum: 0, count: 0, average: null },
  { sum: 5, count: 1, average: '5.0' },
  { sum: 9, count: 2, average: '4.5' },
  { sum: 13, count: 3, average: '4.3' },
  { sum: 55, count: 12, average: '4.6' },
])('the average of $count ratings with a sum of $sum is $average', ({ sum, count, average }) => {
  expect(computeAverageRating(sum, count)).toBe(average)
})

test('the number of reviews is in the singular only for one review', () => {
  expect([0, 1, 12].map(reviewText.reviewCount)).toEqual(['0 reviews', '1 review', '12 reviews'])
})
