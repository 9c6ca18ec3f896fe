import { expect, test } from 'vitest'
import { averageRating } from '#app/features/reviews/rating.ts'

test.each([
  { ratings: [], average: null },
  { ratings: [5], average: '5.0' },
  { ratings: [5, 4], average: '4.5' },
  { ratings: [5, 4, 4], average: '4.3' },
  { ratings: [5, 5, 4, 5, 4, 4, 5, 5, 5, 4, 5, 4], average: '4.6' },
])('$ratings average $average', ({ ratings, average }) => {
  expect(averageRating(ratings.map((rating) => ({ rating })))).toBe(average)
})
