import { type Counted, MAX_LISTED, ROWS_PER_PAGE, upToMost } from '#app/lib/list-length.ts'

/** The page that is shown: the one that was asked for, or the last one where that lies behind it. */
export function shownPage(asked: number, total: number): number {
  return Math.max(1, Math.min(asked, Math.ceil(total / ROWS_PER_PAGE)))
}

/** Some rows of a list, which of its pages they are, and how many rows there are in all. */
type ListPage<Row> = Counted & { readonly rows: Row[]; readonly page: number }

/**
 * One page of a list. Its rows and their number are asked for together; the rows once more where the page lies behind the
 * last one, as after its only row was deleted. `counted` may stop one row above `MOST_LISTED`: pages end there.
 */
export async function listPage<Row>(
  asked: number,
  counted: PromiseLike<number>,
  rowsFrom: (offset: number) => PromiseLike<Row[]>,
): Promise<ListPage<Row>> {
  const wanted = Math.min(asked, MAX_LISTED / ROWS_PER_PAGE)
  const [found, all] = await Promise.all([rowsFrom(offsetOf(wanted)), counted])
  const { total, isMore } = upToMost(all)
  const page = shownPage(wanted, total)
  const rows = page === wanted ? found : await rowsFrom(offsetOf(page))
  return { rows, page, total, isMore }
}

function offsetOf(page: number): number {
  return (page - 1) * ROWS_PER_PAGE
}
