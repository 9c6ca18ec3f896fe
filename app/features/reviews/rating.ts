/** The mean of the ratings with one decimal ('4.6'), or null where there are none. */
export function averageRating(ratings: readonly { rating: number }[]): string | null {
  if (ratings.length === 0) return null
  const sum = ratings.reduce((total, { rating }) => total + rating, 0)
  return (Math.round((sum * 10) / ratings.length) / 10).toFixed(1)
}
