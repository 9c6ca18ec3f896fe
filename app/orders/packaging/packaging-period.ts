import { startOfDay } from '#app/lib/zone-moments.ts'
import { adminText } from '#app/orders/packaging/admin-text.ts'

/** A year, such as '2026', or a quarter, such as '2026-Q1'. */
type PackagingPeriod = string

const PATTERN = /^(20\d{2})(?:-Q([1-4]))?$/

/** Returns the period in a query, or the year of `today` if there is none. */
export function readPackagingPeriod(query: URLSearchParams, today: string): PackagingPeriod {
  const period = query.get('period') ?? ''
  return PATTERN.test(period) ? period : today.slice(0, 4)
}

/** Returns the start and end in the time zone. `from` is inclusive, and `to` is exclusive. */
export function getPeriodRange(period: PackagingPeriod, zone: string): { readonly from: Date; readonly to: Date } {
  const [, year = '', quarter] = PATTERN.exec(period) ?? []
  const first = quarter ? Number(quarter) * 3 - 2 : 1
  const months = quarter ? 3 : 12
  const start = `${year}-${String(first).padStart(2, '0')}-01`
  const next =
    first + months > 12 ? `${Number(year) + 1}-01-01` : `${year}-${String(first + months).padStart(2, '0')}-01`
  return { from: startOfDay(start, zone), to: startOfDay(next, zone) }
}

/** Lists this year and the two before, each with its quarters, latest first. Includes a chosen older year. */
export function listPackagingPeriods(
  today: string,
  chosen: PackagingPeriod,
): readonly (readonly [PackagingPeriod, string])[] {
  const year = Number(today.slice(0, 4))
  const years = [...new Set([year, year - 1, year - 2, Number(chosen.slice(0, 4))])].toSorted((a, b) => b - a)
  return years.flatMap((listedYear) => [
    [String(listedYear), String(listedYear)] as const,
    ...[4, 3, 2, 1].map(
      (quarter) => [`${listedYear}-Q${quarter}`, adminText.formatQuarter(listedYear, quarter)] as const,
    ),
  ])
}
