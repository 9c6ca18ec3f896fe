import { adminText } from '#app/content/reviews/fit-report/admin-text.ts'
import { readChoice, readDirection, readPage, readSearch } from '#app/lib/list-query.ts'

const FIT_SORTS = ['value', 'name', 'sold', 'returned', 'small', 'large', 'other'] as const

/** The choices for the order period, in months. */
const MONTHS = ['3', '6', '12', '24'] as const
const DEFAULT_MONTHS = 12

export type FitReportQuery = Readonly<ReturnType<typeof readFitReportQuery>>

export function readFitReportQuery(query: URLSearchParams) {
  const sort = readChoice(query, 'sort', FIT_SORTS) ?? 'value'
  return {
    q: readSearch(query),
    by: readChoice(query, 'by', ['size', 'color']),
    months: Number(readChoice(query, 'months', MONTHS) ?? DEFAULT_MONTHS),
    sort,
    dir: readDirection(query) ?? (sort === 'name' ? ('asc' as const) : ('desc' as const)),
    page: readPage(query),
  }
}

/** The value of the option for a number of months. */
export function toMonthsChoice(months: number): string {
  return months === DEFAULT_MONTHS ? '' : String(months)
}

/** The labels of the filter's options, keyed by value. The value of the default is ''. */
export function listMonthOptions(): Readonly<Record<string, string>> {
  return Object.fromEntries(MONTHS.map(Number).map((months) => [toMonthsChoice(months), adminText.months(months)]))
}
