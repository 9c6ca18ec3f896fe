import { href } from 'react-router'
import { formatMoney, money } from '#app/base/money.ts'
import { listLowStock } from '#app/catalog/product-list.server.ts'
import { formatDay } from '#app/lib/format/date.ts'
import { toClockTime, toDay } from '#app/lib/time-zone.ts'
import { addDays } from '#app/lib/zone-moments.ts'
import { adminText as dashboardText } from '#app/operations/dashboard/admin-text.ts'
import { readDaySales } from '#app/operations/dashboard/dashboard.server.ts'
import { readWorkCounts } from '#app/operations/dashboard/work-list.server.ts'
import { COUNTED_WORK, toWorkList, type WorkList } from '#app/operations/dashboard/work-list.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'
import { adminText } from '#app/store/admin-text.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { type Notification, queueNotification } from '#app/store/store-mail.server.ts'

const PAUSE_MS = 10 * 60_000
/**
 * Hours in the store's time zone. A store that was not running at 7 sends the summary later in the morning, while the
 * summary is still useful.
 */
const SENT_FROM = 7
const SENT_UNTIL = 12

/** Sends the store its daily summary, if it is enabled. */
export function startDailySummaries(db: Database) {
  const runOnce = async (database: Database) => {
    await queueDailySummary(database)
    return false
  }
  return startWorker(db, { name: 'daily-summary', delayMs: 60_000, pauseMs: PAUSE_MS, runOnce })
}

/**
 * Queues the summary of the day before, once a day and only in the morning. Queues nothing if the summary would be
 * empty.
 */
export async function queueDailySummary(db: Database, now: Date = new Date()): Promise<void> {
  const settings = await readSettings(db)
  const { store_currency: currency, store_time_zone: timeZone } = settings
  if (!settings.email_daily_summary) return
  const today = toDay(now, timeZone)
  const hour = Number(toClockTime(now, timeZone).slice(11, 13))
  if (hour < SENT_FROM || hour >= SENT_UNTIL) return
  const day = addDays(today, -1)
  const sales = await readDaySales(db, currency, day, timeZone)
  const counts = await readWorkCounts(db, COUNTED_WORK)
  const lowStock = await listLowStock(db, settings, 0)
  const work = toWorkList({ ...counts, lowStock: lowStock.total })
  if (sales.orders === 0 && work.length === 0) return
  const revenue = formatMoney(money(sales.revenue, currency))
  await queueNotification(db, toSummaryNotification(day, { orders: sales.orders, revenue }, work))
}

function toSummaryNotification(
  day: string,
  { orders, revenue }: { readonly orders: number; readonly revenue: string },
  work: WorkList,
): Notification {
  const pendingWork = work.map(
    ({ item, count }) => `${dashboardText.workCount(count)} ${dashboardText.work[item](count)}`,
  )
  return {
    kind: 'summary',
    event: `store-summary:${day}`,
    write: () => ({
      subject: adminText.summarySubject(formatDay(day)),
      title: adminText.summary,
      lines: [adminText.sales(orders, revenue)],
      blocks: pendingWork.length > 0 ? [{ kind: 'facts', title: adminText.leftToDo, lines: pendingWork }] : [],
      link: { label: adminText.openDashboard, path: href('/admin') },
    }),
  }
}
