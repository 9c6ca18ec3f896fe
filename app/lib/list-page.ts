import { formatNumber } from '#app/lib/format/number.ts'

export function clampPage(requested: number, total: number, size: number = ROWS_PER_PAGE): number {
  return Math.max(1, Math.min(requested, Math.ceil(total / size)))
}

type ListPage<Row> = RowCount & { readonly rows: Row[]; readonly page: number }

/**
 * Loads a page of a list, or the last page if `requested` is beyond the end. `counted` is the number of rows, counted
 * up to `MAX_LISTED` + 1. `size` is the number of rows per page.
 */
export async function listPage<Row>(
  requested: number,
  counted: PromiseLike<number>,
  loadRows: (offset: number) => PromiseLike<Row[]>,
  size: number = ROWS_PER_PAGE,
): Promise<ListPage<Row>> {
  const requestedPage = Math.min(requested, MAX_LISTED / size)
  const [found, all] = await Promise.all([loadRows(toOffset(requestedPage, size)), counted])
  const { total, hasMore } = capCount(all)
  const page = clampPage(requestedPage, total, size)
  const rows = page === requestedPage ? found : await loadRows(toOffset(page, size))
  return { rows, page, total, hasMore }
}

/** Like `listPage`, for a statement that also computes the `total`, so that each row contains it. */
export async function listCountedPage<Row extends { readonly total: number }>(
  requested: number,
  loadRows: (offset: number) => Promise<Row[]>,
): Promise<ListPage<Row>> {
  const requestedPage = Math.min(requested, MAX_LISTED / ROWS_PER_PAGE)
  const found = await loadRows(toOffset(requestedPage))
  const [first] = found.length > 0 || requestedPage === 1 ? found : await loadRows(0)
  const { total, hasMore } = capCount(first?.total ?? 0)
  const page = clampPage(requestedPage, total)
  const rows = page === requestedPage ? found : await loadRows(toOffset(page))
  return { rows, page, total, hasMore }
}

function toOffset(page: number, size: number = ROWS_PER_PAGE): number {
  return (page - 1) * size
}

export const ROWS_PER_PAGE = 50
/** The maximum number of rows to page through, so that lists are equally fast in large stores. */
export const MAX_LISTED = 10_000

export type RowCount = { readonly total: number; readonly hasMore: boolean }

/** Caps a count at `max`. The query counts up to `max` + 1, so that `hasMore` is known. */
export function capCount(counted: number, max: number = MAX_LISTED): RowCount {
  return { total: Math.min(counted, max), hasMore: counted > max }
}

export function formatCount({ total, hasMore }: RowCount): string {
  return formatNumber(total) + (hasMore ? '+' : '')
}
