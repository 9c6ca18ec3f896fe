import { formatNumber } from '#app/lib/format/number.ts'

export function shownPage(requested: number, total: number): number {
  return Math.max(1, Math.min(requested, Math.ceil(total / ROWS_PER_PAGE)))
}

type ListPage<Row> = RowCount & { readonly rows: Row[]; readonly page: number }

/** Loads a page of a list, or the last page if `requested` is beyond the end. `counted` may be `MAX_LISTED` + 1. */
export async function listPage<Row>(
  requested: number,
  counted: PromiseLike<number>,
  rowsFrom: (offset: number) => PromiseLike<Row[]>,
): Promise<ListPage<Row>> {
  const wanted = Math.min(requested, MAX_LISTED / ROWS_PER_PAGE)
  const [found, all] = await Promise.all([rowsFrom(toOffset(wanted)), counted])
  const { total, isMore } = cappedCount(all)
  const page = shownPage(wanted, total)
  const rows = page === wanted ? found : await rowsFrom(toOffset(page))
  return { rows, page, total, isMore }
}

/** Like `listPage`, for rows that contain the `total`, because their statement also computes it. */
export async function countedPage<Row extends { readonly total: number }>(
  requested: number,
  rowsFrom: (offset: number) => Promise<Row[]>,
): Promise<ListPage<Row>> {
  const wanted = Math.min(requested, MAX_LISTED / ROWS_PER_PAGE)
  const found = await rowsFrom(toOffset(wanted))
  const [first] = found.length > 0 || wanted === 1 ? found : await rowsFrom(0)
  const { total, isMore } = cappedCount(first?.total ?? 0)
  const page = shownPage(wanted, total)
  const rows = page === wanted ? found : await rowsFrom(toOffset(page))
  return { rows, page, total, isMore }
}

function toOffset(page: number): number {
  return (page - 1) * ROWS_PER_PAGE
}

export const ROWS_PER_PAGE = 50
/** The maximum number of rows to page through, so that lists are equally fast in large stores. */
export const MAX_LISTED = 10_000

export type RowCount = { readonly total: number; readonly isMore: boolean }

/** Caps a count that stopped at most one row above `max`. */
export function cappedCount(counted: number, max: number = MAX_LISTED): RowCount {
  return { total: Math.min(counted, max), isMore: counted > max }
}

export function countText({ total, isMore }: RowCount): string {
  return formatNumber(total) + (isMore ? '+' : '')
}
