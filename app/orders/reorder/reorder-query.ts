import { readChoice, readDirection, readPage, readSearch } from '#app/lib/list-query.ts'
import { adminText } from '#app/orders/reorder/admin-text.ts'

const REORDER_SORTS = ['suggested', 'name', 'sold', 'rate', 'cover', 'waiting', 'returned', 'stock'] as const

/** How many weeks of sales can be counted. */
const SOLD_WEEKS = ['4', '8', '12'] as const
/** How many weeks the stock can be planned to last. */
const TARGET_WEEKS = ['4', '6', '8', '12', '16', '26'] as const
const DEFAULT_WEEKS = 8

export type ReorderQuery = Readonly<ReturnType<typeof readReorderQuery>>

export function readReorderQuery(query: URLSearchParams) {
  const sort = readChoice(query, 'sort', REORDER_SORTS) ?? 'suggested'
  const isAscending = sort === 'name' || sort === 'cover' || sort === 'stock'
  return {
    q: readSearch(query),
    by: readChoice(query, 'by', ['product']),
    show: readChoice(query, 'show', ['all']),
    weeks: Number(readChoice(query, 'weeks', SOLD_WEEKS) ?? DEFAULT_WEEKS),
    target: Number(readChoice(query, 'target', TARGET_WEEKS) ?? DEFAULT_WEEKS),
    sort,
    dir: readDirection(query) ?? (isAscending ? ('asc' as const) : ('desc' as const)),
    page: readPage(query),
  }
}

/** Returns the option value for a number of weeks. */
export function getWeeksChoice(weeks: number): string {
  return weeks === DEFAULT_WEEKS ? '' : String(weeks)
}

/** Options for the screen's filters; the default is ''. */
export const listSoldOptions = () => toOptions(SOLD_WEEKS, adminText.soldInWeeks)
export const listTargetOptions = () => toOptions(TARGET_WEEKS, adminText.targetInWeeks)

function toOptions(choices: readonly string[], label: (weeks: number) => string): Record<string, string> {
  return Object.fromEntries(choices.map(Number).map((weeks) => [getWeeksChoice(weeks), label(weeks)]))
}
