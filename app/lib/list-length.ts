import { formatNumber } from '#app/lib/format/number.ts'

export const ROWS_PER_PAGE = 50
/** The maximum of rows to page through: a list takes the same time however large the store is. */
export const MAX_LISTED = 10_000

export type Counted = { readonly total: number; readonly isMore: boolean }

/** Returns a count that stopped at most one row above `max`. */
export function cappedCount(counted: number, max: number = MAX_LISTED): Counted {
  return { total: Math.min(counted, max), isMore: counted > max }
}

export function countText({ total, isMore }: Counted): string {
  return formatNumber(total) + (isMore ? '+' : '')
}
