/** Ratings in stars, best first. */
export const RATINGS = [5, 4, 3, 2, 1] as const

/** Returns the average with one decimal, such as '4.6'; null without ratings. */
export function computeAverageRating(sum: number, count: number): string | null {
  return count === 0 ? null : (Math.round((sum * 10) / count) / 10).toFixed(1)
}
