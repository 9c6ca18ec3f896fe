import { href, Link, useNavigation } from 'react-router'
import { formatMoney, money } from '#app/base/money.ts'
import { formatMoneyShort } from '#app/base/money-arithmetic.ts'
import { adminText } from '#app/operations/dashboard/admin-text.ts'
import type { DashboardData } from '#app/operations/dashboard/dashboard.server.ts'
import { DEFAULT_PERIOD, formatPercentChange, PERIODS, type Period } from '#app/operations/dashboard/dashboard.ts'
import { getOrderStatusLabel } from '#app/orders/order-labels.ts'
import { ORDER_STATUS, ORDER_STATUSES } from '#app/orders/order-status.ts'
import { DayChart } from '#app/ui/admin/charts/chart-days.tsx'
import { ShareChart } from '#app/ui/admin/charts/chart-shares.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type SalesProps = {
  readonly sales: DashboardData['sales']
  readonly period: Period
}

/** Shows the revenue of a period, compared with the period before. Shows no chart if at most one day has orders. */
export function SalesPanel({ sales, period }: SalesProps) {
  const { currency, days, now, before } = sales
  const amountText = (minor: number) => formatMoney(money(minor, currency))
  const change = formatPercentChange(now.revenue, before.revenue)
  const comparison =
    period === '1'
      ? adminText.yesterday(amountText(before.revenue), before.orders)
      : change && adminText.comparedWithBefore(change, period)
  const isLoading = useNavigation().location?.pathname === href('/admin')
  return (
    <Panel title={adminText.revenueAndOrders} action={<PeriodTabs period={period} />}>
      <div aria-busy={isLoading || undefined} className="aria-busy:opacity-50">
        <p className="tabular-nums">
          <strong className="mr-3 text-[2.5rem] leading-tight font-semibold wrap-anywhere max-md:block max-md:text-[clamp(1.5rem,8.5vw,2rem)]">
            {amountText(now.revenue)}
          </strong>{' '}
          <span className="text-base">{adminText.ordersInPeriod(now.orders, period)}</span>
          {comparison && <span className="block text-base text-ink-2">{comparison}</span>}
        </p>
        {days.filter(({ orders }) => orders > 0).length > 1 && (
          <div className="mt-4">
            <DayChart
              days={days.map(({ day, revenue, orders }) => ({ day, amount: revenue, count: orders }))}
              name={adminText.salesInLastDays(days.length)}
              amountName={adminText.revenue}
              countName={adminText.orders}
              formatAmount={amountText}
              formatTick={(minor) => formatMoneyShort(money(minor, currency))}
              caption={adminText.salesExclude}
            />
          </div>
        )}
      </div>
    </Panel>
  )
}

function PeriodTabs({ period }: { period: Period }) {
  return (
    <nav aria-label={adminText.period} className="flex gap-4">
      {PERIODS.map((days) => (
        <Link
          key={days}
          to={days === DEFAULT_PERIOD ? href('/admin') : `?days=${days}`}
          preventScrollReset
          aria-current={days === period ? 'true' : undefined}
          className={`flex min-h-9 items-center border-b-2 text-base max-md:min-h-11 ${days === period ? 'border-lumen font-semibold' : 'border-transparent hover:border-line'}`}
        >
          {adminText.periods[days]}
        </Link>
      ))}
    </nav>
  )
}

export function StatusChart({ byStatus }: Pick<DashboardData, 'byStatus'>) {
  return (
    <ShareChart
      name={adminText.ordersByStatus}
      countName={adminText.orders}
      shares={ORDER_STATUSES.map((status) => ({
        name: getOrderStatusLabel(status),
        count: byStatus[status] ?? 0,
        look: ORDER_STATUS[status].chart,
        to: `${href('/admin/orders')}?status=${status}`,
      }))}
    />
  )
}
