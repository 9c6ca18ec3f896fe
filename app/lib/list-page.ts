import { type Counted, cappedCount, MAX_LISTED, ROWS_PER_PAGE } from '#app/lib/list-length.ts'

/** Returns the page to show: the requested one, or the last if that is beyond the end. */
export function shownPage(requested: number, total: number): number {
  return Math.max(1, Math.min(requested, Math.ceil(total / ROWS_PER_PAGE)))
}

type ListPage<Row> = Counted & { readonly rows: Row[]; readonly page: number }

/**
 * Loads one page of a list. Rows and count load concurrently; the rows again if the page is beyond the end, for example
 * after its only row was deleted. `counted` may stop one row above `MAX_LISTED`: pages end there.
 */
export async function listPage<Row>(
  requested: number,
  counted: PromiseLike<number>,
  rowsFrom: (offset: number) => PromiseLike<Row[]>,
): Promise<ListPage<Row>> {
  const wanted = Math.min(requested, MAX_LISTED / ROWS_PER_PAGE)
  const [found, all] = await Promise.all([rowsFrom(offsetOf(wanted)), counted])
  const { total, isMore } = cappedCount(all)
  const page = shownPage(wanted, total)
  const rows = page === wanted ? found : await rowsFrom(offsetOf(page))
  return { rows, page, total, isMore }
}

function offsetOf(page: number): number {
  return (page - 1) * ROWS_PER_PAGE
}
