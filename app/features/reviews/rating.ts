/** The mean of so many ratings with one decimal ('4.6'), or null where there are none. */
export function averageRating(sum: number, count: number): string | null {
  return count === 0 ? null : (Math.round((sum * 10) / count) / 10).toFixed(1)
}
