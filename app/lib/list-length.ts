import { formatNumber } from '#app/lib/format/number.ts'
/** Rows on one page of a list in the admin. */
export const ROWS_PER_PAGE = 50
/** So many rows of a list can be paged through: a screen takes the same time however large the store is. */
export const MAX_LISTED = 10_000

/** How many rows there are. `isMore`: there are others, which nobody counted. */
export type Counted = { readonly total: number; readonly isMore: boolean }

/** What was counted up to one row more than is listed. */
export function upToMost(counted: number, most: number = MAX_LISTED): Counted {
  return { total: Math.min(counted, most), isMore: counted > most }
}

/** '1,234', or '10,000+'. */
export function countText({ total, isMore }: Counted): string {
  return formatNumber(total) + (isMore ? '+' : '')
}
