import { href } from 'react-router'
import { readChoice } from '#app/lib/list-query.ts'
import { toDay } from '#app/lib/time-zone.ts'
import { addDays, startOfDay } from '#app/lib/zone-moments.ts'
import { adminText } from '#app/operations/dashboard/admin-text.ts'
import { STATUS_TO_SHIP } from '#app/orders/order-status.ts'

const TO_SHIP = `status=${STATUS_TO_SHIP}&ship=open`
export const ORDERS_TO_SHIP = `${href('/admin/orders')}?${TO_SHIP}`
export const PACK_ORDERS_TO_SHIP = `${href('/admin/orders/pack')}?all=yes&${TO_SHIP}`
export const LOW_STOCK_PRODUCTS = `${href('/admin/products')}?status=active&show=low-stock&sort=stock&dir=asc`
export const ALL_LOW_STOCK_PRODUCTS = `${href('/admin/products')}?show=low-stock&sort=stock&dir=asc`

/** The lengths of periods in days. The last day is today. */
export const PERIODS = ['1', '7', '30'] as const
export type Period = (typeof PERIODS)[number]
export const DEFAULT_PERIOD: Period = '30'

/** A chart of a single day would show no trend. */
const MIN_CHART_DAYS = 7

/** Returns how many days the chart of a period shows. */
export function getChartDays(period: Period): number {
  return Math.max(Number(period), MIN_CHART_DAYS)
}

export function readPeriod(query: URLSearchParams): Period {
  return readChoice(query, 'days', PERIODS) ?? DEFAULT_PERIOD
}

/** Sales on 'YYYY-MM-DD' in the store's time zone. `revenue` is in the store currency's minor units. */
export type DaySales = { readonly day: string; readonly orders: number; readonly revenue: number }

/** Returns the first moment of the last `days` days, including today. */
export function getPeriodStart(now: Date, days: number, timeZone: string): Date {
  return startOfDay(addDays(toDay(now, timeZone), 1 - days), timeZone)
}

export function listPeriodDays(now: Date, days: number, timeZone: string): string[] {
  const today = toDay(now, timeZone)
  return Array.from({ length: days }, (_, index) => addDays(today, index + 1 - days))
}

export function fillMissingDays(sales: readonly DaySales[], now: Date, days: number, timeZone: string): DaySales[] {
  const known = new Map(sales.map((sale) => [sale.day, sale]))
  return listPeriodDays(now, days, timeZone).map((day) => known.get(day) ?? { day, orders: 0, revenue: 0 })
}

/** Returns the change as a whole percentage, such as '12% more', or null if `before` is 0. */
export function formatPercentChange(now: number, before: number): string | null {
  if (before <= 0) return null
  const percent = Math.round((now / before - 1) * 100)
  if (percent === 0) return adminText.asMuch
  return percent > 0 ? adminText.more(percent) : adminText.less(-percent)
}
